import { FileSpreadsheet, X } from "lucide-react";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";
import type { ChatSheet } from "./use-chat-sheets.ts";

/** The sheets of the message being written. */
export function ComposerSheets({
  sheets,
  onRemove,
}: {
  sheets: readonly ChatSheet[];
  onRemove: (key: string) => void;
}) {
  if (sheets.length === 0) return null;
  return (
    <ul aria-label="Sheets" className="flex flex-col gap-1.5 px-3 pt-3">
      {sheets.map(({ key, name, reference, failure }) => (
        <li key={key} className="flex min-w-0 items-center gap-2.5 text-sm">
          <FileSpreadsheet size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            <span className={cx("block", failure ? "text-bad" : "text-ink-2")} role="status">
              {failure ?? (reference ? "Ready" : "Sending")}
            </span>
          </span>
          <IconButton
            label={`Remove ${name}`}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}
