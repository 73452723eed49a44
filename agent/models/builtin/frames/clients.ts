import type { FoundClients, OpenedClient } from "#tools/clients/assistant-schema.ts";
import type { Client } from "#tools/clients/schema.ts";
import { dayOf, saidDay } from "#agent/models/builtin/wording.ts";
import { client, soughtName } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "./frame.ts";
import { LAPSED } from "./lapsed.ts";

const PATCH = {
  passed: "has a valid patch test",
  pending: "has a patch test on that is not read yet",
  failed: "failed the patch test: no colour that touches the skin",
  expired: "needs a new patch test: the last one is too old",
  missing: "has no patch test yet",
};

/** A look at a record, with what is said of it. */
const look = (
  id: string,
  says: string,
  told: (of: Client, here: About["here"]) => string,
  slots: Frame["slots"] = { client: "client" },
): Frame => ({
  id,
  tool: "get_client",
  slots,
  says: [says],
  finds: [client],
  input: (_slots, { found }) => ({ id: found["client"]?.id }),
  report: (value, _slots, { here }) => told((value as OpenedClient).client, here),
});

const whole = ({ name, mustKnow }: Client) => `${name}.${mustKnow ? ` ${mustKnow}.` : ""}`;

/** Clients: sought, opened, and what their records say. */
export const CLIENTS: readonly Frame[] = [
  {
    id: "find_clients",
    tool: "find_clients",
    slots: { search: "text" },
    says: ["list clients[ called {search}]"],
    input: ({ search }) => (search ? { search: soughtName(search) } : {}),
    report: (value) => {
      const { items } = value as FoundClients;
      return items.length === 0
        ? "I find no client of that name."
        : `${items.map(({ name }) => name).join(", ")}.`;
    },
  },
  LAPSED,
  look("get_client", "pull up {client}'s record", whole),
  look("get_client.know", "what should i know about {client}", whole),
  look(
    "get_client.phone",
    "what is {client}'s phone number",
    ({ name, phone }) => `${name}: ${phone ?? "no number"}.`,
  ),
  look(
    "get_client.email",
    "what is {client}'s email",
    ({ name, email }) => `${name}: ${email ?? "no e-mail address"}.`,
  ),
  look(
    "get_client.birthday",
    "what is {client}'s birthday",
    ({ name, birthDate }, here) =>
      `${name}: ${birthDate ? saidDay(birthDate, here) : "no birthday"}.`,
  ),
  look(
    "get_client.allergies",
    "what is {client} allergic to",
    ({ name, allergies }) => `Allergies of ${name}: ${allergies ?? "none that we know of"}.`,
    { client: "client", allergy: "text" },
  ),
  look(
    "get_client.patch",
    "does {client} need a patch test",
    ({ name, patchTest }) => `${name} ${PATCH[patchTest.state]}.`,
  ),
  look("get_client.last", "when was {client} last in", ({ name, lastVisitAt }, here) =>
    lastVisitAt
      ? `${name} was here on ${dayOf(lastVisitAt, here)}.`
      : `${name} has not been here yet.`,
  ),
  look(
    "get_client.often",
    "how many times has {client} been in",
    ({ name, visits }) => `${name} has been here ${visits} times.`,
  ),
];
