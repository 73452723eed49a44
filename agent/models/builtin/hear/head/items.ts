import type { Item } from "./item.ts";
import { SIGNS } from "./signs.ts";

/** What a mended sentence holds about a head, in its order. */
export function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < text.length) {
    const item = itemAt(text, at);
    if (item && item.kind !== "other") items.push(item);
    at = item ? Math.max(item.end, at + 1) : at + 1;
  }
  return items;
}

function itemAt(text: string, at: number): Item | undefined {
  if (/\w/.test(text[at] ?? "") && /[\w']/.test(text[at - 1] ?? " ")) return undefined;
  for (const [words, make] of SIGNS) {
    words.lastIndex = at;
    const hit = words.exec(text);
    const made = hit?.[0] ? make(hit, text, at) : undefined;
    if (hit && made) return { ...made, at, end: at + hit[0].length };
  }
  return undefined;
}
