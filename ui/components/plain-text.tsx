import { Fragment } from "react";
import { cx } from "#ui/lib/cx.ts";
import { textBlocks } from "./plain-text-blocks.ts";

/** What the assistant says: paragraphs and lists, with **strong** words; anything else stands as written. */
export function PlainText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cx("flex flex-col gap-3 break-words", className)}>
      {textBlocks(text).map((block, index) => {
        if (block.kind === "paragraph") {
          return (
            <p key={index} className="whitespace-pre-line">
              <Words text={block.text} />
            </p>
          );
        }
        const List = block.ordered ? "ol" : "ul";
        return (
          <List
            key={index}
            className={cx(
              "flex flex-col gap-1.5 pl-5 marker:text-ink-3",
              block.ordered ? "list-decimal" : "list-disc",
            )}
          >
            {block.items.map((item, at) => (
              <li key={at}>
                <Words text={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}

function Words({ text }: { text: string }) {
  return text
    .split(/\*\*(.+?)\*\*/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <strong key={index}>{part}</strong>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}
