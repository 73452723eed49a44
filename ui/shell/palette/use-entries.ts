import { useQuery } from "@tanstack/react-query";
import {
  BadgeDollarSign,
  CalendarPlus,
  MessageCircleQuestion,
  SquarePen,
  Timer,
} from "lucide-react";
import { findChats, findClients, findFormulas } from "#ui/api/find-anything.ts";
import { listServices } from "#ui/api/desk/services.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { subscriptionStatus, useIncludes } from "#ui/api/house/subscription.ts";
import { openNewTimer } from "#ui/cards/timers/timers-sheet-state.ts";
import { useStartChat } from "#ui/chat/composer/use-start-chat.ts";
import { useDebounced } from "#ui/lib/debounced.ts";
import { navFor } from "#ui/shell/nav.ts";
import type { Screens } from "#ui/shell/slots.ts";
import {
  chatEntry,
  clientEntry,
  formulaEntry,
  matching,
  withRecent,
  type Entry,
} from "./entries.ts";
import { recentIds } from "./recent.ts";

/** Fewer letters than this ask nothing of the server. */
const LEAST = 2;
const WAIT_MS = 200;

/** What the palette offers for the typed words, and whether more is being looked for. */
export function useEntries(
  typed: string,
  screens: Screens,
): { entries: Entry[]; looking: boolean } {
  const words = typed.trim();
  const { data: session } = useQuery(sessionQuery);
  const { data: status } = useQuery(subscriptionStatus);
  const books = useIncludes("pro");
  const prices = useIncludes("complete");
  const startChat = useStartChat();
  const sought = useDebounced(words, WAIT_MS);
  const asks = words.length >= LEAST && sought.length >= LEAST;
  const unlocked = navFor(screens, { tier: status?.tier, session })
    .flatMap(({ items }) => items)
    .filter(({ locked }) => !locked);
  const shownScreens = [...new Map(unlocked.map((item) => [item.path, item])).values()].map(
    ({ label, path, icon }): Entry => ({
      id: path,
      group: "Screens",
      label,
      icon,
      go: { to: path },
    }),
  );
  const has = (path: string) => shownScreens.some(({ id }) => id === path);
  const clients = useQuery({ ...findClients(sought), enabled: asks && books });
  const formulas = useQuery({ ...findFormulas(sought), enabled: asks && has("/library") });
  const chats = useQuery({ ...findChats(sought), enabled: asks });
  const menu = useQuery({
    ...listServices(session?.salon.stylistId ?? ""),
    enabled: asks && prices && session !== undefined,
  });

  const fixed = [...actsFor(has), ...shownScreens];
  const near = words
    ? matching(fixed, words)
    : withRecent(fixed, recentIds(session?.user.id ?? ""));
  const services = (menu.data ?? []).map(({ id, name }): Entry => ({
    id: `service ${id}`,
    group: "Services",
    label: name,
    icon: BadgeDollarSign,
    go: { to: "/pricing" },
  }));
  const found = asks
    ? [
        ...(clients.data ?? []).map(clientEntry),
        ...(formulas.data ?? []).map(formulaEntry),
        ...matching(services, words).slice(0, 5),
        ...(chats.data ?? []).map(chatEntry),
      ]
    : [];
  const ask: Entry = {
    id: "ask",
    group: "Assistant",
    label: `Ask the assistant: “${words}”`,
    icon: MessageCircleQuestion,
    go: { act: () => void startChat({ text: words, photos: [] }) },
  };
  const waiting = clients.isFetching || formulas.isFetching || chats.isFetching || menu.isFetching;
  return {
    entries: [...near, ...found, ...(words ? [ask] : [])],
    looking: words.length >= LEAST && (sought !== words || (asks && waiting)),
  };
}

/** What can be done from anywhere. */
function actsFor(has: (path: string) => boolean): Entry[] {
  const acts: (Entry & { needs?: string })[] = [
    { id: "new-chat", group: "Actions", label: "New chat", icon: SquarePen, go: { to: "/chat" } },
    {
      id: "start-timer",
      group: "Actions",
      label: "Start a timer",
      icon: Timer,
      go: { act: openNewTimer },
    },
    {
      id: "book",
      group: "Actions",
      label: "Book a client",
      icon: CalendarPlus,
      go: { to: "/appointments" },
      needs: "/appointments",
    },
  ];
  return acts.filter(({ needs }) => needs === undefined || has(needs));
}
