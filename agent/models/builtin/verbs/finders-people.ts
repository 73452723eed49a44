import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import type { Chat } from "#tools/chats/schema.ts";
import type { FoundClients } from "#tools/clients/assistant-schema.ts";
import type { OpenedClient } from "#tools/history/schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import { foldName } from "#tools/values/name-rules.ts";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import type { Team } from "#tools/team/called-schema.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import { pointsBack } from "./match.ts";
import type { Finder } from "./verb.ts";

/** Words that stand before a name and are none of it. */
const TITLE = /^(?:mrs?|ms|miss|dr|client|the client|for|with|of|on|to)\.? /i;

/** A name as a search takes it: without the "s" of whose something is, which stands at the end of the last word. */
export const soughtName = (said: string): string =>
  foldName(said.replaceAll(/['’]s?\b/g, "").replace(TITLE, ""))
    .split(" ")
    .map((word, at, all) =>
      at === all.length - 1 && word.length > 3 ? word.replace(/s$/, "") : word,
    )
    .join(" ")
    .trim();

/** Whom the thread spoke of last. */
export function lastPerson(earlier: readonly Result[]): string | undefined {
  for (const { tool, value, status } of earlier.toReversed()) {
    if (status !== "ok") continue;
    const words = JSON.stringify(value) ?? "";
    const names = [...words.matchAll(/"clientName":"([^"]+)"/g)].map(([, name]) => name);
    if (new Set(names).size === 1) return names[0];
    const { items } = tool === "find_clients" ? (value as FoundClients) : { items: [] };
    const opened = (value as Partial<OpenedClient> | undefined)?.client?.name;
    const only = opened ?? recordName(value) ?? (items.length === 1 ? items[0]?.name : undefined);
    if (only) return only;
  }
  return undefined;
}

/** Whose record it is, where the answer is a client's record by itself. */
const recordName = (value: unknown): string | undefined => {
  const { name, patchTest } = (value ?? {}) as Partial<Client>;
  return patchTest ? name : undefined;
};

/** A client by name; a pronoun is whoever the thread spoke of. `slot` is the gap of the name. */
export const clientIn = (slot: string): Finder => ({
  tool: "find_clients",
  slot,
  what: "client",
  with: ({ [slot]: said }, { earlier }) => {
    const name = pointsBack(said) ? lastPerson(earlier) : soughtName(said ?? "");
    return name ? { search: name } : {};
  },
  among: (value) =>
    (value as FoundClients).items.map((of) => ({
      id: of.id,
      name: of.name,
      of,
      also: `${of.phone ?? ""} ${of.email ?? ""}`,
    })),
  bare: "only",
  nobody: "Who do you mean?",
  empty: "I find no client of that name.",
});

export const client = clientIn("client");

/** The whole record of the client who was found before. */
export const card: Finder = {
  tool: "get_client",
  slot: "card",
  what: "record",
  with: (_slots, { found }) => ({ id: found["client"]?.id }),
  among: (value) => {
    const { client: of } = value as OpenedClient;
    return [{ id: of.id, name: of.name, of }];
  },
  bare: "first",
};

/** A colleague by name. */
export const colleague: Finder = {
  tool: "list_stylists",
  slot: "stylist",
  what: "colleague",
  among: (value, _slots, { here }) =>
    (value as Team).stylists.map((of) => ({
      id: of.id,
      name: of.name,
      of,
      ...(of.id === here?.stylistId && { also: "me myself" }),
    })),
};

/** A conversation by text, by whom it is with. */
export const conversation: Finder = {
  tool: "list_conversations",
  slot: "client",
  what: "conversation",
  among: (value) =>
    (value as { conversations: SmsConversation[] }).conversations.map((of) => ({
      id: of.id,
      name: of.clientName ?? of.phone,
      of,
      also: of.phone,
    })),
  bare: "only",
  empty: "Nobody has texted yet.",
};

/** Somebody who waits for a time. */
export const waiting: Finder = {
  tool: "list_waitlist",
  slot: "client",
  what: "entry of the waitlist",
  among: (value) =>
    (value as { entries: WaitlistEntry[] }).entries.map((of) => ({
      id: of.id,
      name: of.clientName,
      of,
      also: of.serviceType,
    })),
  bare: "only",
  empty: "Nobody is on the waitlist.",
};

/** A chat by its title or by whom it is about. */
export const chat: Finder = {
  tool: "list_chats",
  slot: "chat",
  what: "chat",
  among: (value) =>
    (value as { chats: Chat[] }).chats.map((of) => ({
      id: of.id,
      name: of.title,
      of,
      also: of.clientName ?? "",
    })),
  empty: "There is no other chat.",
};
