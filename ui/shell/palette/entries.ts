import { displayName, foldName } from "#tools/values/name-rules.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";
import { dayOf } from "#ui/cards/library-formula.tsx";
import { BookMarked, ContactRound, MessageCircle, type LucideIcon } from "lucide-react";

/** What an entry of the palette is, in the order in which the groups stand. */
export const GROUPS = [
  "Recent",
  "Actions",
  "Screens",
  "Clients",
  "Formulas",
  "Services",
  "Chats",
  "Assistant",
] as const;
export type Group = (typeof GROUPS)[number];

/** One line of the palette: somewhere to go, or something to do. */
export type Entry = {
  id: string;
  group: Group;
  label: string;
  /** What tells it apart, behind its name. */
  hint?: string | undefined;
  icon: LucideIcon;
  go: { to: string } | { act: () => void };
};

/** Entries whose names hold every typed word, those that begin with the first word ahead; all of them while nothing is typed. */
export function matching(entries: readonly Entry[], typed: string): Entry[] {
  const words = foldName(typed).split(" ").filter(Boolean);
  const [first = ""] = words;
  const begins = ({ label }: Entry) => foldName(label).startsWith(first);
  const found = entries.filter(({ label, hint = "" }) => {
    const text = foldName(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** What was used last stands ahead, and nowhere else. */
export function withRecent(entries: readonly Entry[], recent: readonly string[]): Entry[] {
  const ahead = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  return [
    ...ahead.map((entry) => ({ ...entry, group: "Recent" as const })),
    ...entries.filter(({ id }) => !recent.includes(id)),
  ];
}

/** The entries by their groups, in the order of the groups. */
export function grouped(entries: readonly Entry[]): { group: Group; entries: Entry[] }[] {
  return GROUPS.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  })).filter((each) => each.entries.length > 0);
}

/** A client as an entry. */
export const clientEntry = (client: {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
}): Entry => ({
  id: `client ${client.id}`,
  group: "Clients",
  label: client.name,
  hint: client.phone ?? client.email ?? undefined,
  icon: ContactRound,
  go: { to: `/clients/${client.id}` },
});

/** A formula of the library as an entry; the day tells two of one client apart. */
export const formulaEntry = (
  formula: Pick<LibraryFormula, "id" | "name" | "clientName" | "usedOn" | "createdAt">,
): Entry => ({
  id: `formula ${formula.id}`,
  group: "Formulas",
  label: formula.name,
  hint: [formula.clientName && displayName(formula.clientName), dayOf(formula)]
    .filter(Boolean)
    .join(", "),
  icon: BookMarked,
  go: { to: `/library/${formula.id}` },
});

/** A chat as an entry. */
export const chatEntry = (chat: { id: string; title: string }): Entry => ({
  id: `chat ${chat.id}`,
  group: "Chats",
  label: chat.title,
  icon: MessageCircle,
  go: { to: `/chat/${chat.id}` },
});
