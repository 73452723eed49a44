import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Maximize2, SquarePen } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { StylistMessage } from "#agent/chat/message.ts";
import { getChat } from "#ui/api/chats.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { ThreadView } from "#ui/chat/thread/thread-view.tsx";
import { isOpen, threadOf } from "#ui/chat/thread/threads.ts";

type DockBeside = { screen: string; recordId?: string };

/** The assistant beside a screen. It keeps one conversation for each record, or one for the screen, while the tab lives. */
export function AssistantDock({ beside }: { beside: DockBeside }) {
  const place = {
    screen: slug(beside.screen),
    ...(beside.recordId ? { recordId: beside.recordId } : {}),
  };
  const key = `dock:${place.screen}:${place.recordId ?? ""}`;
  return <Docked key={key} memory={key} beside={place} name={beside.screen} />;
}

function Docked({ memory, beside, name }: { memory: string; beside: DockBeside; name: string }) {
  const navigate = useNavigate();
  const [id, setId] = useState(() => remembered(memory));
  const stored = sessionStorage.getItem(`${memory}:used`) === id;
  const begin = () => {
    sessionStorage.removeItem(memory);
    setId(remembered(memory));
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="absolute top-2.5 right-14 flex touch:top-2">
        <IconButton label="New chat" icon={SquarePen} onClick={begin} tip="bottom" />
        <IconButton
          label="Open as a page"
          icon={<Maximize2 size={16} aria-hidden="true" />}
          onClick={() => void navigate(`/chat/${id}`)}
          tip="bottom"
        />
      </div>
      <DockThread
        key={id}
        id={id}
        stored={stored}
        beside={beside}
        name={name}
        onUse={() => sessionStorage.setItem(`${memory}:used`, id)}
      />
    </div>
  );
}

type DockThreadProps = {
  id: string;
  stored: boolean;
  beside: DockBeside;
  name: string;
  onUse: () => void;
};

function DockThread({ id, stored, beside, name, onUse }: DockThreadProps) {
  const queryClient = useQueryClient();
  const [load] = useState(() => stored && !isOpen(queryClient, id));
  const { data, isPending } = useQuery({ ...getChat(id), enabled: load });
  if (load && isPending) return <Skeleton className="h-28" />;
  const thread = threadOf(queryClient, id, (data?.messages ?? []) as StylistMessage[]);
  return (
    <ThreadView
      thread={thread}
      resume={data?.running ?? false}
      beside={beside}
      compact
      placeholder={beside.recordId ? `Ask about this ${name.toLowerCase()}` : "Ask anything"}
      onUse={onUse}
    />
  );
}

function remembered(memory: string): string {
  const known = sessionStorage.getItem(memory);
  if (known) return known;
  const id = crypto.randomUUID();
  sessionStorage.setItem(memory, id);
  return id;
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40) || "screen";
