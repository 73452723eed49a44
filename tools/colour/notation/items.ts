import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { matchCode, strangerCode } from "./codes.ts";
import { splitCode } from "./line.ts";
import type { Token } from "./token.ts";

/** A shade as it stands in a bowl, before its weight is known. */
export type ItemShade = {
  code: string;
  known: boolean;
  shade: Shade | undefined;
  nearest: string | null;
};
/** Shades that share one amount, or the developer. `tokens` are the places it was read from. */
export type Item =
  | { kind: "shades"; shades: ItemShade[]; grams?: number; parts?: number; each?: boolean }
  | { kind: "developer"; volume: number | null; grams?: number; parts?: number }
  /** Something that is no shade and has no place in a bowl; it only keeps its amount to itself. */
  | { kind: "additive"; grams?: number; parts?: number };

/** The shades that a code stands for in a line; several where it is a pair such as 6N/6A. Remembered, as salons use the same few. */
export function shadesOf(line: BrandLine | undefined, code: string): ItemShade[] {
  if (code.length > longestRemembered) return readShades(line, code);
  const key = `${line?.key} ${code}`;
  let shades = remembered.get(key);
  if (!shades) {
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, (shades = readShades(line, code)));
  }
  return [...shades];
}

const remembered = new Map<string, readonly ItemShade[]>();
const mostRemembered = 4000;
const longestRemembered = 12;

function readShades(line: BrandLine | undefined, code: string): ItemShade[] {
  const literal = code.startsWith("[");
  const written = literal ? code.slice(1, -1) : code;
  const whole = line && shadeOf(line, written);
  if (whole) return [whole];
  if (literal) return [stranger(line, written)];
  const pairs = line && pairsOf(line, written);
  if (pairs) return pairs;
  for (const sign of separators) {
    const parts = written.split(sign);
    if (parts.length < 2 || parts.length > 9) continue;
    const each = parts.map((part) => line && shadeOf(line, part));
    if (each.every((part) => part !== undefined)) return each;
  }
  return splitCode(written).map((part) => (line && shadeOf(line, part)) ?? stranger(line, part));
}

const separators = ["/", "-", "."] as const;

/** 7/0/7/1 in a line that writes its shades with the same sign. */
function pairsOf(line: BrandLine, code: string): ItemShade[] | undefined {
  const parts = code.split("/");
  if (parts.length < 4 || parts.length > 12 || parts.length % 2 === 1) return undefined;
  const shades: ItemShade[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const shade = shadeOf(line, `${parts[at]}/${parts[at + 1]}`);
    if (!shade) return undefined;
    shades.push(shade);
  }
  return shades;
}

function shadeOf(line: BrandLine, code: string): ItemShade | undefined {
  const found = matchCode(line, code)?.shade;
  return found && { code: found.code, known: true, shade: found, nearest: null };
}

function stranger(line: BrandLine | undefined, code: string): ItemShade {
  const { meant, nearest } = line ? strangerCode(line, code) : { meant: undefined, nearest: null };
  return { code, known: false, shade: meant, nearest };
}

/** Whether a figure that may be a shade is one, in this line and at this place. */
export function isShade(token: Token, line: BrandLine | undefined, look: () => Around): boolean {
  if (token.kind === "code") return true;
  if (!line || !("code" in token) || !token.code) return false;
  const found = matchCode(line, token.code);
  if (!found) return false;
  const around = look();
  const capital = /[A-Z]$/.test(token.code);
  const weighed = around.next?.kind === "amount" || around.next?.kind === "number";
  switch (token.kind) {
    case "developer":
      return mayBeVolume(line, token.volume) ? capital && around.volumes > 1 : true;
    case "time":
      return capital;
    case "amount":
      if (token.unit === "part" && /[a-z]$/i.test(token.code)) return capital || weighed;
      if (token.unit === "g")
        return capital ? !around.capitalGrams : around.next?.kind === "amount";
      return found.exact && around.next?.kind === "amount" && around.next.unit !== "part";
    case "number":
      return (
        (found.exact || (weighed && /[.,]/.test(token.code))) &&
        (/[.,]|^0/.test(token.code) ||
          weighed ||
          around.next?.kind === "developer" ||
          (around.beside && !line.developers.includes(token.value)))
      );
    default:
      return false;
  }
}

/** What stands around a token in its bowl. */
export type Around = {
  next: Token | undefined;
  /** A plus joins it to a shade. */
  beside: boolean;
  /** How many figures read as a developer. */
  volumes: number;
  /** Grams are written with a capital in this bowl. */
  capitalGrams: boolean;
};

function mayBeVolume(line: BrandLine, volume: number | null): boolean {
  return volume === null || volume >= 10 || line.developers.includes(volume);
}
