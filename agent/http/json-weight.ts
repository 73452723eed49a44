/** Keys and items that a body of words may hold: far more than any screen sends, few enough that reading them holds nobody up. */
const MOST_PIECES = 10_000;
/** Lists within lists, likewise: few enough for the stack of whoever walks through them. */
const DEEPEST = 64;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether reading a JSON text would cost more than its length says: too many pieces, or nested too deep. Told from its marks
 * alone, before anything is made of it.
 */
export function isTooHeavy(json: string): boolean {
  let [pieces, depth] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const mark = json.charCodeAt(at);
    if (mark === QUOTE) at = endOfString(json, at);
    else if (mark === COMMA) pieces += 1;
    else if (OPENING.has(mark)) [pieces, depth] = [pieces + 1, depth + 1];
    else if (CLOSING.has(mark)) depth -= 1;
    if (pieces > MOST_PIECES || depth > DEEPEST) return true;
  }
  return false;
}

/** Where the string that begins there ends; the last place of the text for one that does not. */
function endOfString(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let slashes = 0;
    while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return json.length - 1;
}
