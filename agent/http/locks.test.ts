import { afterAll, beforeAll, expect, it } from "vitest";
import { rateLimit } from "#db/schema/auth.ts";
import { goRound } from "#agent/jobs/round.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import { workOff } from "#tests/jobs.ts";
import { chances, runs, seed } from "#tests/runs.ts";
import { addStylist, joinTeam, type Colleague } from "#tests/salons/team.ts";
import type { Appointment, Booked, TimeBlock } from "#tools/appointments/schema.ts";
import type { Availability } from "#tools/appointments/slot-schema.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import type { ClientRow } from "#tools/clients/schema.ts";
import type { MixedBowl, StockTake } from "#tools/inventory/items/movement-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import { setPlan } from "#tools/billing/grants.ts";
import type { Payment } from "#tools/payments/schema.ts";

/*
 * Whoever locks several rows locks them in one order (tools/core/context.ts). A deadlock is repeated and so hidden from every
 * answer: the log tells of it.
 */

const ROUNDS = runs(8, 250);
/** How many come together. */
const TOGETHER = 16;
const DAYS = ["2027-01-12", "2027-01-13", "2027-01-14"];

/** Holds end between rounds, bookings do not. */
let present = new Date("2026-11-22T07:00:00Z");
let stripe: Awaited<ReturnType<typeof fakeStripe>>;
let here: TestApp;
let maren: Salon;
let sia: Colleague;
let guest: string;
let serviceId: string;
let formulaId: string;
let people = 0;
const offers = new Set<string>();
const links: string[] = [];
const logged: string[] = [];
const chance = chances();
const one = <T>(of: readonly T[]) => of[Math.floor(chance() * of.length)] as T;

beforeAll(async () => {
  // of a deadlock the statement that waited
  const note = ({ err }: { err?: { query?: string } }, message: string) =>
    void logged.push(`${message}: ${err?.query ?? ""}`);
  stripe = await fakeStripe({ now: () => present });
  here = await startApp({
    now: () => present,
    env: { ...stripe.env, TRUSTED_PROXIES: "127.0.0.1" },
    mail: {
      delivers: true,
      send: async ({ text }) => {
        const [path] = /\/offer\/[\w-]+/.exec(text) ?? [];
        if (path) offers.add(path);
      },
    },
    log: { debug: () => {}, info: () => {}, warn: note, error: note },
  });
  maren = await openSalon(here);
  await putOnTier(maren, "complete");
  await maren.json("PUT", "/api/booking-rules", { confirmation: "automatic" });
  sia = await joinTeam(here, maren, { name: "Sia", email: "sia@x.example" });
  guest = await addStylist(maren, { name: "Guest chair", email: "chair@x.example" });
  for (const id of stylists()) await setHours(id, "12:00");
  const service = await maren.json("POST", "/api/services", {
    stylistId: maren.actor.stylistId,
    name: "Gloss",
    category: "Other",
    basePrice: "80",
    duration: 30,
    payAtBooking: "deposit",
    depositPercent: 20,
    needsPatchTest: false,
  });
  serviceId = ((await service.json()) as { id: string }).id;
  await stockTheShelf();
});
afterAll(async () => {
  await here?.close();
  await stripe?.close();
});

/** A formula of somebody's consultation, and what its bowls are drawn on. */
async function stockTheShelf() {
  const photos = [await hairPhoto({ level: 5 }), await hairPhoto({ level: 7 })] as const;
  const [current = "", target = ""] = await storePhotos(maren, ...photos);
  const consulted = await consultStored(maren, {
    ...newWords,
    clientName: "Guest 1",
    currentPhotos: [current],
    targetPhoto: target,
  });
  const path = `/api/consultations/${consulted.body.consultation.id}/formulas`;
  const written = await maren.json("POST", path, { bowls: [handBowl] });
  const { formulas } = (await written.json()) as { formulas: StoredFormula[] };
  formulaId = formulas[0]!.id;
  await setPlan(maren.ctx(), { salonId: maren.actor.salonId, product: "inventory" }, "inventory");
  const tube = { name: "Koleston 7/0", category: "color", unit: "tube", unitGrams: 60 };
  const bottle = { name: "Welloxon Perfect 30 vol", category: "developer", unit: "bottle" };
  for (const item of [tube, { ...bottle, unitGrams: 1000 }])
    await maren.json("POST", "/api/inventory/items", { ...item, currentQuantity: 50 });
}

const stylists = () => [maren.actor.stylistId, sia.stylistId, guest];
const read = async <T>(path: string) => (await (await maren.request(path)).json()) as T;
const asked = async (method: string, path: string, body: object = {}) =>
  (await maren.json(method, path, body)).status;
const asGuest = (method: string, path: string, body?: object, type = "application/json") =>
  here.app.request(path, {
    method,
    headers: {
      "content-type": type,
      host: "localhost",
      origin: "http://localhost",
      "x-forwarded-for": `198.18.${(people >> 8) & 255}.${(people += 1) & 255}`,
    },
    ...(body && {
      body: type === "application/json" ? JSON.stringify(body) : new URLSearchParams({ ...body }),
    }),
  });
const setHours = (id: string, to: string) => {
  // so little time that most who wait are looked for in every book
  const week = Array.from({ length: 7 }, () => ({ from: "10:00", to, breaks: [] }));
  return asked("PUT", `/api/stylists/${id}/hours`, { week });
};
/** Somebody new, or somebody who was here before. */
const somebody = () => {
  const who = chance() < 0.5 ? Math.floor(chance() * 6) : (people += 1);
  const name = `Guest ${who}`;
  return { clientName: name, clientEmail: `guest${who}@x.example` };
};
const when = () => ({
  appointmentDate: one(DAYS),
  appointmentTime: `${10 + Math.floor(chance() * 2)}:${one(["00", "30"])}`,
});
const visits = async () =>
  (await read<Appointment[]>("/api/appointments?limit=200")).filter(
    ({ status }) => status !== "cancelled" && status !== "completed",
  );
/** With one of what there is, if there is any. */
const withOne = async <T>(all: readonly T[], act: (it: T) => Promise<number>) =>
  all.length === 0 ? 200 : act(one(all));
const payments = () => read<Payment[]>("/api/payments?limit=200");
const bowls = () => read<MixedBowl[]>("/api/inventory/bowls?limit=50");
const takes = () => read<StockTake[]>("/api/inventory/takes?limit=50");
const items = () => read<Item[]>("/api/inventory/items?limit=50");
const clients = () => read<ClientRow[]>("/api/clients?limit=200");

const verbs: Record<string, () => Promise<number>> = {
  wait: () => {
    const at = one(DAYS);
    const wish = { ...somebody(), stylistId: one(stylists()), serviceType: "Haircut" };
    return asked("POST", "/api/waitlist", { ...wish, from: at, to: at, anyStylist: true });
  },
  offer: async () => {
    const all = await read<WaitlistEntry[]>("/api/waitlist");
    const waiting = all.filter(({ status }) => status === "waiting" || status === "expired");
    return withOne(waiting, ({ id }) => asked("POST", `/api/waitlist/${id}/offer`));
  },
  "take or refuse an offer": () =>
    withOne([...offers], async (path) => {
      offers.delete(path);
      const form = "application/x-www-form-urlencoded";
      const answer = one(["take", "take", "leave"]);
      return (await asGuest("POST", path, { answer }, form)).status;
    }),
  "stop waiting": async () =>
    withOne(await read<WaitlistEntry[]>("/api/waitlist"), ({ id }) =>
      asked("DELETE", `/api/waitlist/${id}`),
    ),
  book: () => {
    const what = { ...somebody(), ...when(), stylistId: one(stylists()), serviceType: "Haircut" };
    return asked("POST", "/api/appointments/for-client", what);
  },
  "book as a guest": async () => {
    const stylistId = one(stylists());
    const what = stylistId === maren.actor.stylistId && { serviceId };
    const body = { ...somebody(), ...when(), stylistId, ...what };
    const response = await asGuest("POST", "/api/appointments", body);
    if (response.status === 201)
      links.push(new URL(((await response.json()) as Booked).manageUrl).pathname);
    return response.status;
  },
  hold: async () => {
    const day = one(DAYS);
    const query = new URLSearchParams({ stylistId: one(stylists()), from: day, to: day });
    const response = await asGuest("GET", `/api/availability?${query}`);
    if (!response.ok) return response.status;
    const { slots } = (await response.json()) as Availability;
    return withOne(slots, async ({ token }) => {
      const body = { slotToken: token };
      return (await asGuest("POST", "/api/holds", body)).status;
    });
  },
  move: async () =>
    withOne(await visits(), ({ id, version }) =>
      asked("PATCH", `/api/appointments/${id}`, { version, stylistId: one(stylists()), ...when() }),
    ),
  "move one's own": () =>
    withOne(links, async (link) => (await asGuest("POST", `/api${link}/move`, when())).status),
  cancel: async () =>
    withOne(await visits(), ({ id }) =>
      asked("PATCH", `/api/appointments/${id}/status`, {
        status: one(["cancelled", "cancelled", "completed", "confirmed"]),
      }),
    ),
  "cancel one's own": () =>
    withOne(links, async (link) => (await asGuest("POST", `/api${link}/cancel`, {})).status),
  block: () => {
    const { appointmentDate: date, appointmentTime: from } = when();
    const time = { date, from, to: "12:00", stylistId: one(stylists()) };
    return asked("POST", "/api/time-blocks", time);
  },
  unblock: async () => {
    const view = `/api/calendar-view?from=${DAYS[0]}&to=${DAYS.at(-1)}`;
    const { blocks } = await read<{ blocks: TimeBlock[] }>(view);
    return withOne(blocks, ({ id }) => asked("DELETE", `/api/time-blocks/${id}`));
  },
  hours: () => setHours(one(stylists()), one(["12:00", "12:30", "13:00"])),
  "leave the team": async () => {
    const status = await asked("DELETE", `/api/stylists/${guest}`);
    if (status !== 200) return status;
    people += 1;
    const chair = { name: `Chair ${people}`, email: `chair${people}@x.example` };
    guest = await addStylist(maren, chair);
    return status;
  },
  "merge clients": async () => {
    const all = await clients();
    const [keepId, otherId] = [one(all)?.id, one(all)?.id];
    return asked("POST", "/api/clients/merge", { keepId, otherId });
  },
  "erase a client": async () =>
    withOne(await clients(), ({ id }) => asked("DELETE", `/api/clients/${id}`)),
  "ask for money": async () =>
    withOne(await visits(), ({ id: appointmentId }) =>
      asked("POST", "/api/payments", { appointmentId, purpose: "balance", amount: 1000 }),
    ),
  pay: () =>
    withOne(
      stripe
        .all("checkout.session")
        .filter(({ status }) => status === "open")
        .filter(({ expires_at }) => Number(expires_at) > present.getTime() / 1000),
      async ({ id }) => {
        const event = stripe.event("checkout.session.completed", stripe.pay(id));
        const headers = {
          "content-type": "application/json",
          "stripe-signature": event.signature,
        };
        const sent = { method: "POST", headers, body: event.body };
        return (await here.app.request("/api/payments/stripe", sent)).status;
      },
    ),
  "give money back": async () =>
    withOne(await payments(), ({ id }) =>
      asked("POST", `/api/payments/${id}/refund`, { amount: 100, reason: "Unhappy" }),
    ),
  "take a link back": async () =>
    withOne(await payments(), ({ id }) => asked("POST", `/api/payments/${id}/cancel`)),
  "mix a bowl": () => asked("POST", `/api/formulas/${formulaId}/mix`),
  "take a bowl back": async () =>
    withOne(await bowls(), ({ id }) => asked("POST", `/api/inventory/bowls/${id}/undo`)),
  "weigh what is left": () =>
    asked("POST", `/api/formulas/${formulaId}/reweigh`, { mixedGrams: 80, leftGrams: 12 }),
  "begin to count": () => asked("POST", "/api/inventory/takes"),
  count: async () => {
    const all = (await items()).toSorted(() => chance() - 0.5);
    const counts = all.map(({ id: itemId }) => ({ itemId, units: 40 }));
    return withOne(await takes(), ({ id }) =>
      asked("PUT", `/api/inventory/takes/${id}/counts`, { counts }),
    );
  },
  "end a count": async () =>
    withOne(await takes(), ({ id }) =>
      asked("POST", `/api/inventory/takes/${id}/${one(["finish", "cancel"])}`),
    ),
  adjust: async () =>
    withOne(await items(), ({ id }) =>
      asked("POST", `/api/inventory/items/${id}/adjust`, {
        units: 1,
        reason: "found",
      }),
    ),
  "go round": async () => {
    await goRound(here.services);
    return 200;
  },
};

it(
  `locks in one order, whatever comes together (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const came: string[] = [];
    const run = async (name: string) => came.push(`${await verbs[name]!()} ${name}`);
    for (let n = 0; n < 12; n += 1) await run("wait");
    for (let n = 0; n < 8; n += 1) await run("book");
    for (let round = 0; round < ROUNDS; round += 1) {
      const together = Array.from({ length: TOGETHER }, () => one(Object.keys(verbs)));
      await Promise.all(together.map(run));
      const wrong = came.filter((each) => each.startsWith("5"));
      const collided = logged.filter((message) => message.includes("collided"));
      expect({ together, wrong, collided }).toEqual({ together, wrong: [], collided: [] });
      await workOff(here);
      present = new Date(present.getTime() + 11 * 60_000);
      await here.services.tenancy.forPlatform().delete(rateLimit);
    }
    const done = new Set(came.filter((each) => /^[23]/.test(each)).map((each) => each.slice(4)));
    expect(Object.keys(verbs).filter((name) => ROUNDS > 50 && !done.has(name))).toEqual([]);
  },
);
