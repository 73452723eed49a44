import { later } from "#ui/components/later.tsx";
import { useChat, type Chat } from "@ai-sdk/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  Link2,
  PanelRight,
  Pencil,
  SquarePen,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { StylistMessage } from "#agent/chat/message.ts";
import { archiveChat, deleteChat } from "#ui/api/chats.ts";
import { TimerPill } from "#ui/cards/timers/timer-pill.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Menu } from "#ui/components/layers/menu.tsx";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";
import { forgetThread } from "#ui/chat/thread/threads.ts";
import { latest } from "#ui/chat/thread/tool-parts.ts";

const RenameDialog = later(async () => (await import("./rename-dialog.tsx")).RenameDialog);
const ShareDialog = later(async () => (await import("./share-dialog.tsx")).ShareDialog);

export type ChatHeaderProps = {
  id: string;
  title: string;
  /** It was put away. */
  archived: boolean;
  chat: Chat<StylistMessage>;
  benchOpen: boolean;
  onBench: () => void;
};

/** The chat's name, whether its work is in the history, and what can be done with it. */
export function ChatHeader({ id, title, archived, chat, benchOpen, onBench }: ChatHeaderProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { messages } = useChat({ chat, throttle: 50 });
  const phone = useMedia(PHONE);
  const begin = () => void navigate("/chat");
  const remove = useMutation(deleteChat);
  const archive = useMutation(archiveChat);
  const [asking, setAsking] = useState<"rename" | "share" | "delete">();
  const saved = latest(messages, "formulate") ?? latest(messages, "correct");
  return (
    <header className="flex h-15 shrink-0 items-center gap-2 border-b border-line-soft px-[26px] max-md:gap-1 max-md:pr-2 max-md:pl-5">
      <h1 tabIndex={-1} className="min-w-0 truncate text-lg">
        {title}
      </h1>
      {saved !== undefined && (
        <Badge tone="ok" className="max-md:hidden">
          Saved to history
        </Badge>
      )}
      <div className="ml-auto flex items-center">
        {!benchOpen && <TimerPill />}
        {!phone && <IconButton label="New chat" icon={SquarePen} onClick={begin} tip="bottom" />}
        <Menu
          label="Chat"
          button={<Ellipsis size={18} aria-hidden="true" />}
          buttonClassName={iconButtonLook()}
          align="end"
          items={[
            ...(phone
              ? [{ label: "New chat", icon: <SquarePen size={16} />, onSelect: begin }]
              : []),
            { label: "Rename", icon: <Pencil size={16} />, onSelect: () => setAsking("rename") },
            { label: "Share", icon: <Link2 size={16} />, onSelect: () => setAsking("share") },
            archived
              ? {
                  label: "Restore",
                  icon: <ArchiveRestore size={16} />,
                  onSelect: () => archive.mutate({ id, archived: false }),
                }
              : {
                  label: "Archive",
                  icon: <Archive size={16} />,
                  onSelect: () => archive.mutate({ id, archived: true }, { onSuccess: begin }),
                },
            {
              label: "Delete",
              icon: <Trash2 size={16} />,
              danger: true,
              onSelect: () => setAsking("delete"),
            },
          ]}
        />
        <IconButton
          label="On the bench"
          aria-pressed={benchOpen}
          icon={PanelRight}
          onClick={onBench}
          tip="bottom"
        />
      </div>
      {asking === "rename" && (
        <RenameDialog id={id} title={title} onClose={() => setAsking(undefined)} />
      )}
      {asking === "share" && <ShareDialog id={id} onClose={() => setAsking(undefined)} />}
      {asking === "delete" && (
        <ConfirmDialog
          title="Delete this chat?"
          act="Delete chat"
          pending={remove.isPending}
          onClose={() => setAsking(undefined)}
          onConfirm={() =>
            remove.mutate(
              { id },
              {
                onSuccess: () => {
                  forgetThread(queryClient, id);
                  void navigate("/chat");
                },
              },
            )
          }
        >
          “{title}” and its messages will be gone. Formulas made in it stay in the history.
        </ConfirmDialog>
      )}
    </header>
  );
}
