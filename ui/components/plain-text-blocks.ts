/** A block of plain text: a paragraph, or a list of either kind. */
export type TextBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] };

const BULLET = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(.*)$/;

/**
 * Splits plain text into paragraphs and lists: blank lines part paragraphs, "- " and "1. " begin items, and a
 * line that follows an item without a mark belongs to it. Nothing else has meaning, so nothing can be injected.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    const item = BULLET.exec(line)?.[1] ?? NUMBER.exec(line)?.[1];
    const ordered = NUMBER.test(line);
    if (line.trim() === "") {
      open = undefined;
    } else if (item !== undefined) {
      if (open?.kind !== "list" || open.ordered !== ordered) {
        open = { kind: "list", ordered, items: [] };
        blocks.push(open);
      }
      open.items.push(item);
    } else if (open?.kind === "list") {
      open.items.push(`${open.items.pop() ?? ""} ${line.trim()}`);
    } else if (open) {
      open.text += `\n${line}`;
    } else {
      open = { kind: "paragraph", text: line };
      blocks.push(open);
    }
  }
  return blocks;
}
