import { brands } from "#tools/colour/catalogue.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { lineNames, Phrases, type Named } from "./names.ts";
import { readFigure } from "./number.ts";
import { recalled, seamsOf, widened, type Piece, type Scope } from "./recall.ts";
import { readRemark } from "./remarks.ts";
import { fractionSigns } from "./text.ts";
import type { Meaning, Place, Token } from "./token.ts";
import { vocabulary } from "./vocabulary.ts";

const word = /[#&]?[a-z\u00c0-\u024f][a-z0-9\u00c0-\u024f']{0,200}/y;
const quoted = /\[([^\][\n]{1,60})\]/y;
const number = new RegExp(String.raw`[\d.,]|[${Object.keys(fractionSigns).join("")}]`);

const behindLetter = /[a-z%]/;

/** Shades whose code is a name or begins with a letter, or has a space in it, with the lines that print it so. */
const namedCodes = new Phrases<readonly { code: string; line: BrandLine }[]>(namedRows());

function* namedRows() {
  const rows = new Map<string, { code: string; line: BrandLine }[]>();
  for (const line of brands.flatMap((brand) => brand.lines))
    for (const { code } of [...line.shades, ...(line.mixShades ?? [])])
      if (/^[a-z]|\s/i.test(code)) {
        const key = code.toLowerCase();
        rows.set(key, [...(rows.get(key) ?? []), { code, line }]);
        const tight = key.replaceAll(" ", "");
        if (/\d/.test(key) && tight !== key)
          rows.set(tight, [...(rows.get(tight) ?? []), { code, line }]);
      }
  yield* rows;
}

/**
 * Cuts shorthand into what its words, figures and signs may stand for. Names of shades are only such where one of the
 * lines in question prints them. Takes a time in proportion to the length, whatever the text.
 */
export function cutNotation(plain: string, lines: ReadonlySet<BrandLine>): Token[] {
  const lower = plain.toLowerCase();
  const own = lower.length === plain.length ? plain : lower;
  const tokens: Token[] = [];
  let scope: Scope = lines;
  let start = 0;
  for (const end of seamsOf(lower)) {
    const text = own.slice(start, end);
    const [from, within] = [start, scope];
    const piece = recalled(text, lower, within, () =>
      cutPiece(lower.slice(from, end), text, within),
    );
    for (const token of piece.tokens)
      tokens.push({ ...token, start: token.start + start, end: token.end + start });
    scope = piece.scope;
    start = end;
  }
  return tokens;
}

function cutPiece(lower: string, own: string, lines: Scope): Piece {
  const tokens: Token[] = [];
  let scope = lines;
  let at = 0;
  while (at < lower.length) {
    const sign = lower.charAt(at);
    if (sign === " ") {
      at++;
      continue;
    }
    const token = readAt(lower, own, at, sign, scope);
    if (token.kind === "line") scope = widened(scope, token.named);
    tokens.push(token);
    at = token.end;
  }
  return { tokens, scope };
}

function readAt(
  lower: string,
  own: string,
  at: number,
  sign: string,
  scope: ReadonlySet<BrandLine>,
): Token {
  const remark = readRemark(lower, at);
  if (remark) return remark;
  // "9V,9P": a comma behind a letter parts two things and begins no decimal
  const parted = sign === "," && behindLetter.test(lower.charAt(at - 1));
  if (number.test(sign) && !parted) {
    const figure =
      namedAt(lower, at, scope) ?? phraseAt(lower, at, /\d{1,4}|./y) ?? readFigure(lower, own, at);
    if (figure) return figure;
  }
  if (sign === "[") {
    quoted.lastIndex = at;
    const code = quoted.exec(lower);
    const end = at + (code?.[0].length ?? 0);
    if (code) return { kind: "code", code: own.slice(at, end), start: at, end };
  }
  word.lastIndex = at;
  const found = word.exec(lower);
  if (found) return readWord(lower, own, at, found[0], scope);
  return readSign(lower, at, sign);
}

function readWord(
  lower: string,
  own: string,
  at: number,
  first: string,
  scope: ReadonlySet<BrandLine>,
): Token {
  const shade = namedAt(lower, at, scope);
  const line = lineNames.at(lower, at, first);
  const known = vocabulary.at(lower, at, first);
  const far = Math.max(line?.end ?? 0, known?.end ?? 0);
  if (shade && shade.end >= far) return shade;
  if (line && line.end >= far) return lineToken(line.value, at, line.end);
  if (known) return { ...known.value, start: at, end: known.end };
  clear.lastIndex = at;
  const plain = clear.exec(lower);
  if (plain) return { kind: "code", code: "clear", start: at, end: at + plain[0].length };
  const end = at + first.length;
  if (/^[a-z]{1,3}\d{1,3}[a-z]{0,2}$/.test(first))
    return { kind: "code", code: own.slice(at, end), start: at, end };
  // two or three capitals are rather a code or a product than a remark
  const remark = !/\d/.test(first) && !/^[A-Z]{2,3}$/.test(own.slice(at, end));
  return { kind: "word", remark, start: at, end };
}

const clear = /(?:crystal )?clear(?![a-z])/y;

/** A line by its name; the name of a developer says that there is one. */
function lineToken(named: Named, start: number, end: number): Token {
  return named.line?.type === "developer"
    ? { kind: "developer", volume: null, start, end }
    : { kind: "line", named, start, end };
}

/** A shade by its name, in a line that is in question; a code that looks like nothing else is one anywhere. */
function namedAt(lower: string, at: number, scope: ReadonlySet<BrandLine>): Token | undefined {
  firstSigns.lastIndex = at;
  const found = namedCodes.at(lower, at, firstSigns.exec(lower)?.[0] ?? "");
  if (!found) return undefined;
  const held =
    found.value.find(({ line }) => scope.has(line)) ??
    found.value.find(({ code }) => unmistakable.test(code));
  return held ? { kind: "code", code: held.code, start: at, end: found.end } : undefined;
}

const firstSigns = /[#&]?[a-z0-9\u00c0-\u024f']{1,40}|./y;
const unmistakable = /^[A-Z]{1,2}(?:\d{2}|-[A-Z]{1,2}\+?| ?\d?\.\d{1,2}| \d{1,2}\.\d{1,2})$/;

function phraseAt(lower: string, at: number, first: RegExp): (Meaning & Place) | undefined {
  first.lastIndex = at;
  const found = vocabulary.at(lower, at, first.exec(lower)?.[0] ?? "");
  return found && { ...found.value, start: at, end: found.end };
}

function readSign(lower: string, at: number, sign: string): Token {
  const place = { start: at, end: at + 1 };
  if (sign === "\n" || sign === ";" || sign === "|" || sign === ">")
    return { kind: "break", ...place };
  if (sign === "/" && lower.charAt(at + 1) === "/")
    return { kind: "break", start: at, end: at + 2 };
  if (sign === "/") return { kind: "join", slash: true, ...place };
  if (sign === "+" || sign === "&" || sign === "," || sign === "@")
    return { kind: "join", ...place };
  if (sign === ":") return { kind: "colon", ...place };
  if (" -.()[]=*~#".includes(sign)) return { kind: "filler", ...place };
  return { kind: "sign", ...place };
}
