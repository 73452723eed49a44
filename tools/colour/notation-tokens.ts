import { brands } from "./catalogue.ts";
import type { BrandLine } from "./brand-line.ts";
import { lineNames, Phrases } from "./notation-names.ts";
import { readFigure } from "./notation-number.ts";
import { fractionSigns } from "./notation-text.ts";
import type { Meaning, Place, Token } from "./notation-token.ts";
import { vocabulary } from "./notation-vocabulary.ts";

const word = /[#&]?[a-z\u00c0-\u024f][a-z0-9\u00c0-\u024f']*/y;
const letterCode = /[a-z]{1,4}[ -]?[.]?[a-z0-9]{0,8}(?:[.+][a-z0-9]{0,4})?/y;
const quoted = /\[([^\][\n]{1,60})\]/y;
const number = new RegExp(String.raw`[\d.,]|[${Object.keys(fractionSigns).join("")}]`);

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
  const scope = new Set(lines);
  let at = 0;
  while (at < lower.length) {
    const sign = lower.charAt(at);
    if (sign === " ") {
      at++;
      continue;
    }
    const token = readAt(lower, own, at, sign, scope);
    if (token.kind === "line") for (const line of linesNamed(token)) scope.add(line);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function linesNamed({ named }: Extract<Token, { kind: "line" }>): readonly BrandLine[] {
  if (named.line) return [named.line];
  return brands.find((brand) => brand.id === named.brand)?.lines ?? [];
}

function readAt(
  lower: string,
  own: string,
  at: number,
  sign: string,
  scope: ReadonlySet<BrandLine>,
): Token {
  if (number.test(sign)) {
    const figure =
      namedAt(lower, at, scope) ?? phraseAt(lower, at, /\d+|./y) ?? readFigure(lower, own, at);
    if (figure) return figure;
  }
  if (sign === "[") {
    quoted.lastIndex = at;
    const code = quoted.exec(lower);
    if (code)
      return {
        kind: "code",
        code: `[${own.slice(at + 1, at + code[0].length - 1)}]`,
        start: at,
        end: at + code[0].length,
      };
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
  const known =
    vocabulary.at(lower, at, first) ?? vocabulary.at(lower, at, first.replace(/[#&]/, ""));
  const far = Math.max(line?.end ?? 0, known?.end ?? 0);
  if (shade && shade.end >= far) return shade;
  if (line && line.end >= far) return { kind: "line", named: line.value, start: at, end: line.end };
  if (known) return { ...known.value, start: at, end: known.end };
  if (first === "clear" || lower.startsWith("crystal clear", at))
    return { kind: "code", code: "clear", start: at, end: at + (first === "clear" ? 5 : 13) };
  const code = /\d/.test(first) && /^[a-z]{1,3}\d{1,3}[a-z]{0,2}$/.test(first);
  if (code)
    return {
      kind: "code",
      code: own.slice(at, at + first.length),
      start: at,
      end: at + first.length,
    };
  return { kind: "word", remark: !/\d/.test(first), start: at, end: at + first.length };
}

/** A shade by its name, in a line that is in question. */
function namedAt(lower: string, at: number, scope: ReadonlySet<BrandLine>): Token | undefined {
  letterCode.lastIndex = at;
  const key = /[#&]?[a-z0-9\u00c0-\u024f']+|./y;
  key.lastIndex = at;
  const first = key.exec(lower)?.[0] ?? "";
  const found = namedCodes.at(lower, at, first);
  const held = found?.value.find(({ line }) => scope.has(line));
  return found && held ? { kind: "code", code: held.code, start: at, end: found.end } : undefined;
}

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
  if (sign === "+" || sign === "&" || sign === "," || sign === "/" || sign === "@")
    return { kind: "join", ...place };
  if (sign === ":") return { kind: "colon", ...place };
  if (" -.()[]=*~#".includes(sign)) return { kind: "filler", ...place };
  return { kind: "sign", ...place };
}
