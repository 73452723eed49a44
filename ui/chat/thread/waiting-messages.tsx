import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, Clock, CloudOff } from "lucide-react";
import { useEffect, useRef } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { useConnection } from "#ui/lib/http/connection.ts";
import { dropOutgoing, keepOutgoing, useOutgoing, type Outgoing } from "./outgoing.ts";
import { USES } from "#ui/chat/composer/photo-uses.ts";
import { isUnsent, postWaiting } from "./posting.ts";

type Photo = Outgoing["photos"][number];

/**
 * What waits in a chat for the reply before it or for the network, below what the server has; what is on its way stands in the
 * thread itself. `onCut` ends the reply that is being written.
 */
export function WaitingMessages({
  chat,
  onWay,
  onCut,
}: {
  chat: string;
  onWay: readonly StylistMessage[];
  onCut: () => void;
}) {
  const { data: session } = useQuery(sessionQuery);
  const waiting = useOutgoing(session?.user.id ?? "", chat) ?? [];
  const shown = waiting.filter(({ id }) => onWay.every((message) => message.id !== id));
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Messages that wait" className="flex flex-col gap-4">
      {shown.map((message) => (
        <Waiting key={message.id} message={message} onCut={onCut} />
      ))}
    </ul>
  );
}

function Waiting({ message, onCut }: { message: Outgoing; onCut: () => void }) {
  const queryClient = useQueryClient();
  const online = useConnection() === "online";
  const { id, text, photos, refused, behind } = message;
  const row = useRef<HTMLLIElement>(null);
  // whoever says something wants to see what becomes of it
  useEffect(() => {
    row.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const again = async () => {
    await keepOutgoing({ ...message, refused: undefined, behind: undefined });
    if (behind) onCut();
    await postWaiting(queryClient);
  };
  const waits = behind
    ? "Goes after this reply and its cards"
    : online
      ? "Being sent"
      : "Waiting for the network";
  const Sign = refused ? CircleAlert : behind ? Clock : CloudOff;
  return (
    <li ref={row} className="flex max-w-[78%] flex-col items-end gap-2 self-end">
      {photos.length > 0 && (
        <ul aria-label="Photos" className="flex flex-wrap justify-end gap-2">
          {photos.map((photo, place) => (
            // of one message each photo has its place
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <WaitingPhoto photo={photo} />
            </li>
          ))}
        </ul>
      )}
      {text && (
        <p className="min-w-0 rounded-[18px] rounded-br-[4px] border border-dashed border-line bg-surface px-4 py-[11px] break-words whitespace-pre-wrap text-ink-2">
          {text}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-ink-3">
        <p role="status" className="flex items-center gap-1.5">
          <Sign size={16} aria-hidden="true" className={cx("shrink-0", refused && "text-warn")} />
          {refused ? `Not sent. ${refused}` : waits}
        </p>
        {(refused || behind) && (
          <Button kind="ghost" onClick={() => void again()}>
            {refused ? "Send again" : "Send now"}
          </Button>
        )}
        <Button kind="ghost" onClick={() => void dropOutgoing(id)}>
          Cancel
        </Button>
      </div>
    </li>
  );
}

function WaitingPhoto({ photo }: { photo: Photo }) {
  const image = useRef<HTMLImageElement>(null);
  const file = isUnsent(photo) ? photo.file : undefined;
  useEffect(() => {
    if (!file || !image.current) return undefined;
    // the picture itself, while only this device has it
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <img
      ref={image}
      src={isUnsent(photo) ? undefined : `/api/photos/${photo.photoId}/thumbnail`}
      alt={`${USES[photo.role]} photo`}
      className="size-[132px] rounded-[16px] border border-dashed border-line object-cover max-md:size-28"
    />
  );
}
