const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** An attribute of a tag, decoded. */
export function attribute(tag: string, name: string): string | undefined {
  const at = tag.indexOf(` ${name}="`);
  if (at < 0) return undefined;
  const start = at + name.length + 3;
  const end = tag.indexOf('"', start);
  return end < 0 ? undefined : decode(tag.slice(start, end));
}

/** How the elements of a part are prefixed: "x:" or nothing. */
export function prefixOf(text: string, root: string): string {
  return new RegExp(`<(\\w+:)?${root}[\\s>]`).exec(text)?.[1] ?? "";
}

/** What stands within each element of a name; an empty one counts too. */
export function elements(text: string, name: string): string[] {
  const found: string[] = [];
  const close = `</${name}>`;
  for (let at = text.indexOf(`<${name}`); at >= 0; at = text.indexOf(`<${name}`, at)) {
    const tagEnd = text.indexOf(">", at);
    if (tagEnd < 0) break;
    const named = text[at + name.length + 1];
    if (text[tagEnd - 1] === "/") found.push("");
    else if (named === ">" || named === " ") {
      const end = text.indexOf(close, tagEnd);
      if (end < 0) break;
      found.push(text.slice(tagEnd + 1, end));
      at = end;
      continue;
    }
    at = tagEnd;
  }
  return found;
}

/** The words of a rich text: all its runs, without the reading aids of Asian scripts. */
export function plainText(held: string): string {
  const read = held.includes("rPh") ? without(held, `${prefixOf(held, "rPh")}rPh`) : held;
  const first = read.indexOf("<t>");
  if (first === 0 && read.indexOf("<", 3) === read.length - 4) return decode(read.slice(3, -4));
  let text = "";
  for (const [, , part] of read.matchAll(/<(\w+:)?t(?:\s[^<>]*)?>([^<]*)</g)) text += part ?? "";
  return decode(text);
}

/** Text without the elements of a name. */
function without(text: string, name: string): string {
  let left = "";
  let from = 0;
  for (;;) {
    const at = text.indexOf(`<${name}`, from);
    const end = at < 0 ? -1 : text.indexOf(`</${name}>`, at);
    if (end < 0) return left + text.slice(from);
    left += text.slice(from, at);
    from = end + name.length + 3;
  }
}

/** Entities, and Excel's own _x000D_. */
function decode(text: string): string {
  const plain = text.includes("&")
    ? text.replaceAll(/&(#x?)?(\w+);/g, (whole, sign: string | undefined, name: string) =>
        sign ? letter(Number.parseInt(name, sign === "#" ? 10 : 16)) : (ENTITIES[name] ?? whole),
      )
    : text;
  return plain.includes("_x")
    ? plain.replaceAll(/_x([0-9a-fA-F]{4})_/g, (_whole, hex: string) =>
        letter(Number.parseInt(hex, 16)),
      )
    : plain;
}

function letter(code: number): string {
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}
