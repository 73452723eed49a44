import { afterAll, beforeAll, expect, test } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { BRASSY } from "#tests/formula-result.ts";
import { isWork, startHeard } from "#tests/statements.ts";
import type { Availability, Slot } from "#tools/appointments/slot-schema.ts";

/** The free times of a page; whose it is takes the place of `me`. */
const SLOTS = "/api/availability?stylistId=me&serviceType=Haircut";
const NOW = new Date("2026-12-01T08:00:00Z");

type Most = { transactions: number; statements: number };
/** The most that a warm request may ask of the database; opening and closing transactions is counted apart. Of a reply it is what comes before its first words, and what the whole of it takes. */
const BUDGET: Record<string, Most & { first?: Most }> = {
  "POST /api/colour/formulate": { transactions: 1, statements: 7 },
  "GET /api/appointments?from=2026-03-02&to=2026-03-02": { transactions: 1, statements: 5 },
  "GET /api/clients?limit=50": { transactions: 1, statements: 4 },
  "GET /api/consultations?limit=50": { transactions: 1, statements: 3 },
  "GET /api/timers": { transactions: 1, statements: 2 },
  "GET /api/subscription/status": { transactions: 1, statements: 2 },
  "GET /api/auth/get-session": { transactions: 1, statements: 3 },
  "POST /api/chat": {
    first: { transactions: 2, statements: 13 },
    transactions: 6,
    statements: 26,
  },
  // without a session: a client on a stylist's page
  [`GET ${SLOTS}&from=2026-12-07&to=2026-12-07`]: { transactions: 2, statements: 4 },
  [`GET ${SLOTS}&from=2026-12-07&to=2027-01-06`]: { transactions: 2, statements: 4 },
  "POST /api/appointments": { transactions: 2, statements: 14 },
};

/** How often the words of a reply are handed on depends on the time it takes; each time is a transaction. */
const HANDED_ON = /insert into chat_chunks/;

let free: Slot[] = [];
let here: Awaited<ReturnType<typeof startHeard>>;
let salon: Salon;

beforeAll(async () => {
  const model = { provider: "builtin" as const, chat: builtinModel(), vision: null };
  here = await startHeard({ model, now: () => NOW });
  salon = await openSalon(here.app);
  await putOnTier(salon, "complete");
  const asked = `${SLOTS}&from=2026-12-07&to=2027-01-06`.replace(
    "=me",
    `=${salon.actor.stylistId}`,
  );
  const { slots }: Availability = await (await salon.request(asked)).json();
  free = slots.filter((_, place) => place % 4 === 0);
});
afterAll(() => here.close());

test.each(Object.entries(BUDGET))("%s asks no more than its budget", async (route, most) => {
  const [method = "", path = ""] = route.split(" ");
  const ask = async () => {
    const at = path.replace("=me&", `=${salon.actor.stylistId}&`);
    const response = await (method === "POST"
      ? salon.json(method, path, SENT[path]?.())
      : salon.request(at));
    expect(response.status).toBe(path === "/api/appointments" ? 201 : 200);
    return firstWords(response);
  };
  // what is asked for the first time is prepared
  for (let time = 0; time < 4; time += 1) await ask();
  const times: { first: string[]; all: string[] }[] = [];
  for (let time = 0; time < 3; time += 1) {
    here.heard.length = 0;
    times.push({ first: await ask(), all: [...here.heard] });
  }
  // a reply that takes long is kept on the way, which is not what it has to ask
  const [least] = times.toSorted((one, other) => one.all.length - other.all.length);
  if (most.first) expectWithin(least?.first ?? [], most.first);
  expectWithin(least?.all ?? [], most);
});

function expectWithin(texts: readonly string[], { transactions, statements }: Most): void {
  const all = texts.join("\n");
  const begun = texts.filter((text) => text.startsWith("begin"));
  const handedOn = texts.filter((text) => HANDED_ON.test(text));
  const work = texts.filter((text) => isWork(text) && !HANDED_ON.test(text));
  expect(begun.length - handedOn.length, all).toBeLessThanOrEqual(transactions);
  expect(work.length, all).toBeLessThanOrEqual(statements);
}

/** Reads an answer to its end. @returns what was asked until its first words were there */
async function firstWords(response: Response): Promise<string[]> {
  let first: string[] | undefined;
  let text = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.includes('"text-delta"')) first ??= [...here.heard];
  }
  return first ?? [...here.heard];
}

const THREAD = crypto.randomUUID();
const message = () => ({
  id: THREAD,
  message: {
    id: crypto.randomUUID(),
    role: "user",
    parts: [{ type: "text", text: "how much is a balayage" }],
  },
});

const booking = () => ({
  stylistId: salon.actor.stylistId,
  clientName: "Anna Berg",
  clientEmail: `anna.${free.length}@x.example`,
  slotToken: free.shift()?.token,
});

const SENT: Record<string, () => object> = {
  "/api/chat": message,
  "/api/colour/formulate": () => BRASSY,
  "/api/appointments": booking,
};
