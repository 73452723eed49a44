import { FileSpreadsheet, Pencil } from "lucide-react";
import { useState } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { StoredPhoto } from "#ui/cards/stored-photo.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { USES } from "#ui/chat/composer/photo-uses.ts";
import { textOf } from "./tool-parts.ts";
import { EditMessage } from "./edit-message.tsx";
import type { Draft } from "./threads.ts";

export type UserMessageProps = {
  message: StylistMessage;
  /** Says it again, in other words; with none, when they are the same. Absent while a reply is being written. */
  onEdit?: ((changed: Draft | undefined) => void) | undefined;
};

/** The stylist's words in a quiet bubble at the right, their photos above it. */
export function UserMessage({ message, onEdit }: UserMessageProps) {
  // "left": the pencil takes the focus again
  const [editing, setEditing] = useState<boolean | "left">(false);
  const text = textOf(message);
  const photos = message.parts.flatMap((part) => (part.type === "data-photo" ? [part.data] : []));
  const sheets = message.parts.flatMap((part) => (part.type === "data-sheet" ? [part.data] : []));
  if (editing === true && onEdit) {
    return (
      <EditMessage
        text={text}
        mayBeEmpty={photos.length + sheets.length > 0}
        onCancel={() => setEditing("left")}
        onSave={(changed) => {
          setEditing(false);
          onEdit(changed.trim() === text.trim() ? undefined : { text: changed, photos, sheets });
        }}
      />
    );
  }
  return (
    <div className="group/mine flex max-w-[78%] flex-col items-end gap-2.5 self-end">
      {photos.length > 0 && (
        <ul aria-label="Photos" className="flex flex-wrap justify-end gap-2">
          {photos.map(({ photoId, role }) => (
            <li
              key={photoId}
              className="relative size-[132px] overflow-hidden rounded-[16px] border border-line max-md:size-28"
            >
              <StoredPhoto
                photoId={photoId}
                alt={`${USES[role]} photo`}
                className="size-full object-cover"
              />
              <span className="absolute bottom-2 left-2 rounded-full bg-[#100c0a]/72 px-2.5 py-0.5 text-2xs font-semibold text-[#fff]">
                {USES[role]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sheets.length > 0 && (
        <ul aria-label="Sheets" className="flex max-w-full flex-col items-end gap-1.5">
          {sheets.map(({ fileId, name }) => (
            <li
              key={fileId}
              className="flex max-w-full min-w-0 items-center gap-2 rounded-m border border-line-soft bg-raised px-3.5 py-2"
            >
              <FileSpreadsheet size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
              <span className="truncate">{name}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex max-w-full items-end gap-1">
        {onEdit && (
          <IconButton
            label="Edit message"
            autoFocus={editing === "left"}
            icon={<Pencil size={15} aria-hidden="true" />}
            onClick={() => setEditing(true)}
            tip="top"
            className="opacity-0 group-hover/mine:opacity-100 focus-visible:opacity-100 touch:opacity-100"
          />
        )}
        {text && (
          <p className="min-w-0 rounded-[18px] rounded-br-[4px] border border-line-soft bg-raised px-4 py-[11px] break-words whitespace-pre-wrap">
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
