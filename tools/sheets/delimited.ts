import { cellText, MAX_COLUMNS, rowCollector, type SheetRow } from "./sheet.ts";

/**
 * The rows of a text file, every cell as it was written: "1:1.5" is no time and "=1+1" no sum.
 * UTF-8, or UTF-16 by its mark, else the Windows alphabet; commas, semicolons or tabs.
 */
export function readDelimited(bytes: Uint8Array): SheetRow[] {
  const { text, mark } = announced(decoded(bytes));
  const separator = mark ?? separatorOf(text);
  const { rows, add } = rowCollector();
  let line: string[] = [];
  let row = 1;
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : plain(text, at, separator);
    if (line.length < MAX_COLUMNS) line.push(cellText(cell.text));
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
    }
    add(row, line);
    line = [];
    row += 1;
    at += text[at] === "\r" && text[at + 1] === "\n" ? 2 : 1;
  }
  return rows;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Excel's first line "sep=;" names the separator and is no row. */
function announced(text: string): { text: string; mark?: string } {
  const [line, mark] = /^sep=(.)\r?\n/.exec(text) ?? [];
  return line !== undefined && mark !== undefined
    ? { text: text.slice(line.length), mark }
    : { text };
}

/** The one that most of the first lines have, and have equally often. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"(?:[^"]|"")*"/g, "")
    .split(/\r\n?|\n/)
    // where every cell stands in quotes, nothing but tabs is left of a line
    .filter((line) => /[^ ]/.test(line))
    .slice(0, 30);
  const score = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0;
    return usual === 0 ? 0 : counts.filter((count) => count === usual).length + usual / 1000;
  };
  const [best = ","] = [";", "\t", ","].toSorted((a, b) => score(b) - score(a));
  return score(best) > 0 ? best : ",";
}

/** Where a cell without quotes ends. */
function plain(text: string, start: number, separator: string) {
  let end = start;
  for (; end < text.length; end += 1) {
    const sign = text[end];
    if (sign === separator || sign === "\n" || sign === "\r") break;
  }
  return { text: text.slice(start, end), end };
}

/** A cell in quotes may hold separators and lines; two quotes are one. What follows the closing quote belongs to it. */
function quoted(text: string, start: number) {
  let end = start + 1;
  for (;;) {
    const next = text.indexOf('"', end);
    if (next < 0) return { text: text.slice(start + 1), end: text.length };
    if (text[next + 1] !== '"') {
      return {
        text: text.slice(start + 1, next).replaceAll('""', '"'),
        end: afterQuote(text, next),
      };
    }
    end = next + 2;
  }
}

function afterQuote(text: string, quote: number): number {
  let end = quote + 1;
  while (end < text.length && (text[end] === " " || text[end] === '"')) end += 1;
  return end;
}
