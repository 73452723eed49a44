import postgres from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { wholeText } from "#tests/outbox.ts";
import { strike } from "#tests/round.ts";
import { joinTeam, type Colleague } from "#tests/salons/team.ts";
import type { Message } from "#tools/messages/schema.ts";
import type { Appointment, Booked } from "#tools/appointments/schema.ts";
import type { Availability, Hold } from "#tools/appointments/slot-schema.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";

const NOW = new Date("2026-11-20T08:00:00Z"); // a Friday
let present = NOW;
let here: TestApp;
let maren: Salon;
let neighbour: Salon;
let stylist: Colleague;
let reception: Colleague;

beforeAll(async () => {
  here = await startApp({
    now: () => present,
    env: { TRUSTED_PROXIES: "127.0.0.1" },
    model: { provider: "builtin", chat: builtinModel(), vision: null },
  });
  maren = await openSalon(here);
  neighbour = await openSalon(here, joaquin);
  for (const salon of [maren, neighbour])
    await salon.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  stylist = await joinTeam(here, maren, { name: "Sia", email: "sia@x.example" });
  reception = await joinTeam(here, maren, {
    name: "Rex",
    email: "rex@x.example",
    role: "reception",
  });
});

let guests = 0;
/** A stranger's request, each from an address of its own unless `from` says where. */
const anyone = async (
  method: string,
  path: string,
  body?: object,
  more: Record<string, string> = {},
) =>
  here.app.request(path, {
    method,
    headers: {
      "content-type": "application/json",
      host: "localhost",
      "x-forwarded-for": `10.9.${(guests += 1) >> 8}.${guests & 255}`,
      ...more,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const read = async <T>(response: Response | Promise<Response>, status = 200): Promise<T> => {
  const came = await response;
  const text = await came.text();
  expect([came.status, text]).toEqual([status, expect.anything()]);
  return JSON.parse(text) as T;
};
const dayOf = (days: number) =>
  new Date(Date.UTC(2026, 10, 24) + days * 86_400_000).toISOString().slice(0, 10);
const wish = (more: object = {}) => ({
  stylistId: maren.actor.stylistId,
  clientName: "Anna Berg",
  clientEmail: `guest${guests}@x.example`,
  serviceType: "Haircut",
  ...more,
});
const book = (more: object = {}) => anyone("POST", "/api/appointments", wish(more));
const listed = async (day: string) =>
  read<Appointment[]>(maren.request(`/api/appointments?from=${day}&to=${day}`));
const slots = async (stylistId: string, more: Record<string, string> = {}) =>
  (
    await read<Availability>(
      anyone("GET", `/api/availability?${new URLSearchParams({ stylistId, ...more }).toString()}`),
    )
  ).slots;
const menu = (stylistId: string) =>
  read<Service[]>(anyone("GET", `/api/services/stylist/${stylistId}`));

describe("somebody who books in another's name", () => {
  test.each(["failed", "none"] as const)(
    "hears nothing of a patch test that was %s",
    async (result) => {
      const day = dayOf({ failed: 0, none: 2 }[result]);
      const contact = {
        email: `p-${result}@x.example`,
        phone: `+49 151 000001${{ failed: 1, none: 3 }[result]}1`,
      };
      const { id } = await read<{ id: string }>(
        maren.json("POST", "/api/clients", { name: `Petra ${result}`, ...contact }),
        201,
      );
      if (result !== "none")
        await maren.json("POST", `/api/clients/${id}/tests`, {
          kind: "patch",
          doneAt: "2026-11-17T10:00:00Z",
          result,
        });
      const made = await read<Booked>(
        book({
          clientName: "Somebody Else",
          clientPhone: contact.phone,
          serviceType: "Gloss",
          appointmentDate: day,
          appointmentTime: "10:00",
        }),
        201,
      );
      expect(made.appointment.status).toBe("pending");
      const [row] = await listed(day);
      expect(row).toMatchObject({ clientId: id, needsPatchTest: true });
    },
  );

  test("writes nothing into a record that only shares the name", async () => {
    const { id } = await read<{ id: string }>(
      maren.json("POST", "/api/clients", { name: "Lotte Namensvetter", notes: "Old friend" }),
      201,
    );
    await read(
      book({
        clientName: "Lotte Namensvetter",
        clientEmail: "mallory@x.example",
        appointmentDate: dayOf(3),
        appointmentTime: "10:00",
      }),
      201,
    );
    expect(await read(maren.request(`/api/clients/${id}`))).toMatchObject({
      email: null,
      phone: null,
      notes: "Old friend",
      version: 1,
    });
  });
});

test("a service of the menu goes by its own name, whatever a guest calls it", async () => {
  const cut = (await menu(maren.actor.stylistId)).find(({ name }) => name === "Haircut");
  await read(
    book({
      serviceId: cut?.id,
      serviceType: "Balayage",
      appointmentDate: dayOf(6),
      appointmentTime: "10:00",
    }),
    201,
  );
  const [row] = await listed(dayOf(6));
  expect(row?.serviceType).toBe("Haircut");
});

describe("a slot's token", () => {
  test("of a short service books no long one into the next client's time, and the reverse", async () => {
    const services = await menu(maren.actor.stylistId);
    const [short] = services.toSorted((a, b) => a.duration - b.duration);
    const [long] = services.toSorted((a, b) => b.duration - a.duration);
    const day = dayOf(7);
    const taken = { appointmentDate: day, appointmentTime: "11:00" };
    await read(book(taken), 201);
    const [slot] = await slots(maren.actor.stylistId, {
      serviceId: short?.id ?? "",
      from: day,
      to: day,
    });
    const held = await read<Hold>(anyone("POST", "/api/holds", { slotToken: slot?.token }), 201);
    for (const slotToken of [slot?.token, held.token]) {
      const refused = await book({ slotToken, serviceId: long?.id, serviceType: undefined });
      expect(refused.status).toBe(409);
    }
    const made = await read<Booked>(book({ slotToken: held.token, serviceType: undefined }), 201);
    expect(Date.parse(made.appointment.endsAt) - Date.parse(made.appointment.startsAt)).toBe(
      (short?.duration ?? 0) * 60_000,
    );
  });

  test("of another stylist, of another salon or with a word changed opens nothing", async () => {
    const day = dayOf(8);
    const [mine] = await slots(maren.actor.stylistId, { from: day, to: day });
    const [theirs] = await slots(neighbour.actor.stylistId, { from: day, to: day });
    for (const [stylistId, token] of [
      [neighbour.actor.stylistId, mine?.token],
      [maren.actor.stylistId, theirs?.token],
      [stylist.stylistId, mine?.token],
      [maren.actor.stylistId, `${mine?.token}x`],
      [maren.actor.stylistId, mine?.token.replace(/^./, "A")],
    ] as const)
      expect((await book({ stylistId, slotToken: token })).status).toBe(400);
  });
});

test("one address keeps only a few times from everybody else", async () => {
  const from = { "x-forwarded-for": "10.66.6.6" };
  const times = await slots(maren.actor.stylistId, { from: dayOf(9), to: dayOf(20) });
  const asked = times.filter((_, at) => at % 8 === 0).slice(0, 12);
  expect(asked.length).toBe(12);
  const came = [];
  for (const { token } of asked)
    came.push((await anyone("POST", "/api/holds", { slotToken: token }, from)).status);
  expect(came.filter((status) => status === 201).length).toBeLessThanOrEqual(6);
  // and somebody else still can
  const [next] = await slots(maren.actor.stylistId, { from: dayOf(21), to: dayOf(22) });
  expect((await anyone("POST", "/api/holds", { slotToken: next?.token })).status).toBe(201);
  present = new Date(present.getTime() + 11 * 60_000);
});

describe("the waitlist", () => {
  const join = (more: object, headers = {}) =>
    anyone(
      "POST",
      "/api/waitlist/join",
      { ...wish(), serviceType: undefined, from: dayOf(27), to: dayOf(30), ...more },
      headers,
    );

  test("takes no words that steer a mail", async () => {
    for (const field of ["clientName", "serviceType", "clientPhone"])
      for (const odd of ["A\r\nBcc: x@y.example", "a\u202eb", "a\0b", "a\u001b[2Jb"])
        expect([field, (await join({ [field]: odd })).status]).toEqual([field, 400]);
  });

  test("offers another stylist's time only for what they do too, and it can be taken, once", async () => {
    const owner = maren.actor.stylistId;
    const made = async (stylistId: string, name: string) =>
      read<{ id: string }>(
        maren.json("POST", "/api/services", {
          stylistId,
          name,
          category: "Other",
          basePrice: "$10",
          duration: 45,
        }),
        201,
      );
    await maren.json("POST", "/api/hours-exceptions", {
      stylistId: owner,
      from: dayOf(28),
      to: dayOf(28),
    });
    await made(stylist.stylistId, "Glaze");
    const services = [await made(owner, "Glaze"), await made(owner, "Only hers")];
    for (const { id: serviceId } of services)
      await read(
        join({
          serviceId,
          anyStylist: true,
          clientEmail: `${serviceId}@x.example`,
          from: dayOf(28),
          to: dayOf(28),
        }),
        201,
      );
    await strike(here);
    const offers = (await read<Message[]>(maren.request("/api/outbox"))).filter(({ subject }) =>
      subject?.startsWith("A time is free"),
    );
    const [offer] = offers;
    if (!offer) throw new Error("Nobody was offered a time.");
    expect(offers.map(({ body }) => body)).toEqual([expect.stringContaining("Service: Glaze")]);
    const link = /\/offer\/[\w-]+/.exec(await wholeText(maren, offer))?.[0] ?? "";
    const take = async () =>
      (
        await here.app.request(link, {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: "answer=take",
        })
      ).status;
    const came = await Promise.all([take(), take(), take()]);
    expect(came.filter((status) => status === 303)).toHaveLength(1);
    const rows = await listed(dayOf(28));
    expect(rows.map((row) => [row.stylistId, row.serviceType])).toEqual([
      [stylist.stylistId, "Glaze"],
    ]);
  });

  test("holds only a few times for strangers at once", async () => {
    for (let at = 0; at < 9; at += 1) await read(join({ clientEmail: `w${at}@x.example` }), 201);
    await strike(here);
    const { holds } = await read<{ holds: object[] }>(
      maren.request(`/api/calendar-view?from=${dayOf(27)}&to=${dayOf(30)}`),
    );
    expect(holds.length).toBeGreaterThan(0);
    expect(holds.length).toBeLessThanOrEqual(4);
    present = new Date(present.getTime() + 3 * 3_600_000);
    const waiting = await read<{ id: string }[]>(maren.request("/api/waitlist"));
    for (const { id } of waiting) await maren.request(`/api/waitlist/${id}`, { method: "DELETE" });
  });
});

test("a link that is told once is kept nowhere, with a key for repeats neither", async () => {
  const sql = postgres(here.databaseUrl, { max: 1 });
  try {
    const key = (name: string) => ({ "Idempotency-Key": name });
    const { url } = await read<{ url: string }>(
      maren.json("POST", "/api/calendar-feed", undefined, key("feed")),
      201,
    );
    const { id } = await read<{ id: string }>(
      maren.json("POST", "/api/stylists", {
        name: "Ines",
        email: "ines@x.example",
        bookingSlug: "ines-links",
        specialties: ["gloss"],
      }),
      201,
    );
    const { link } = await read<{ link: string }>(
      maren.json("POST", "/api/invitations", { stylistId: id }, key("invite")),
      201,
    );
    const { manageUrl } = await read<Booked>(
      anyone(
        "POST",
        "/api/appointments",
        wish({ appointmentDate: dayOf(31), appointmentTime: "10:00" }),
        key("book"),
      ),
      201,
    );
    const kept = JSON.stringify(await sql`select * from idempotency_keys`);
    for (const secret of [url, link]) {
      expect(secret.length).toBeGreaterThan(60);
      expect(kept).not.toContain(secret.split("/").at(-1)?.replace(".ics", ""));
    }
    expect(manageUrl).toContain("/manage/");
  } finally {
    await sql.end();
  }
});

describe("at once", () => {
  test("cancel, move and confirm leave one appointment in one state, its time held once or not at all", async () => {
    const day = dayOf(34);
    const { appointment, manageUrl } = await read<Booked>(
      book({ appointmentDate: day, appointmentTime: "10:00" }),
      201,
    );
    const token = manageUrl.split("/").at(-1);
    const { id } = appointment;
    const all = Array.from({ length: 20 }, (_, at) =>
      [
        () => anyone("POST", `/api/manage/${token}/cancel`, { version: 1 }),
        () =>
          anyone("POST", `/api/manage/${token}/move`, {
            version: 1,
            appointmentDate: day,
            appointmentTime: "14:00",
          }),
        () =>
          maren.json("PATCH", `/api/appointments/${id}/status`, {
            status: "confirmed",
            version: 1,
          }),
        () =>
          maren.json("PATCH", `/api/appointments/${id}`, {
            version: 1,
            appointmentDate: day,
            appointmentTime: "16:00",
          }),
      ][at % 4]?.(),
    );
    const statuses = await Promise.all(all.map(async (each) => (await each)?.status));
    expect(statuses.filter((status) => (status ?? 500) >= 500)).toEqual([]);
    const [row] = await listed(day);
    expect(row?.version).toBe(2);
    const sql = postgres(here.databaseUrl, { max: 1 });
    try {
      const [held] = await sql`select count(*)::int as n from occupancies o join appointments a
        on a.occupancy_id = o.id where a.id = ${id}`;
      expect(held?.["n"]).toBe(row?.status === "cancelled" ? 0 : 1);
    } finally {
      await sql.end();
    }
  });
});

describe("who works here", () => {
  test("at the desk reads nothing of a client's health, on any route", async () => {
    const client = await read<{ id: string }>(
      maren.json("POST", "/api/clients", {
        name: "Hanna Heimlich",
        email: "hanna@x.example",
        allergies: "CANARY-allergy",
        notes: "CANARY-notes",
        mustKnow: "CANARY-must",
      }),
      201,
    );
    await maren.json("POST", `/api/clients/${client.id}/tests`, {
      kind: "patch",
      result: "pending",
      note: "CANARY-test",
    });
    const twin = await read<{ id: string }>(
      maren.json("POST", "/api/clients", {
        name: "Hanna Heimlich",
        email: "hanna@x.example",
        notes: "CANARY-twin",
      }),
      201,
    );
    const paths = Object.entries(
      (
        (await (await maren.request("/api/openapi.json")).json()) as {
          paths: Record<string, object>;
        }
      ).paths,
    )
      .filter(([, item]) => "get" in item)
      .map(([path]) => path.replace("{id}", client.id));
    const leaks: string[] = [];
    for (const path of [...paths, "/api/clients?search=Hanna", "/api/clients?search=CANARY"]) {
      const text = await (await reception.request(path)).text();
      if (text.includes("CANARY-")) leaks.push(`${path}: ${/CANARY-\w+/.exec(text)?.[0]}`);
    }
    const writes: [string, string, object][] = [
      ["PATCH", `/api/clients/${client.id}`, { phone: "1" }],
      ["PATCH", `/api/clients/${client.id}`, { phone: "2", version: 99 }],
      ["POST", "/api/clients", { name: "Hanna Heimlich", email: "hanna@x.example" }],
      ["POST", "/api/clients/merge", { keepId: client.id, otherId: twin.id }],
      ["POST", `/api/clients/${client.id}/tests`, { kind: "strand", result: "passed" }],
    ];
    for (const [method, path, body] of writes) {
      const text = await (await reception.json(method, path, body)).text();
      if (text.includes("CANARY-")) leaks.push(`${method} ${path}: ${text.slice(0, 200)}`);
    }
    expect(leaks).toEqual([]);
  });
});

test("two who accept one invitation at once make one sign-in", async () => {
  const { id } = await read<{ id: string }>(
    maren.json("POST", "/api/stylists", {
      name: "Twice",
      email: "twice@x.example",
      bookingSlug: "twice-x",
      specialties: ["gloss"],
    }),
    201,
  );
  const { link } = await read<{ link: string }>(
    maren.json("POST", "/api/invitations", { stylistId: id }),
    201,
  );
  const token = link.split("/").at(-1);
  const came = await Promise.all(
    ["copper and violet 43", "copper and violet 44"].map((password) =>
      anyone(
        "POST",
        `/api/invitations/${token}/accept`,
        { password },
        { origin: "http://localhost" },
      ),
    ),
  );
  expect(came.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(
    (await anyone("POST", `/api/invitations/${token}/accept`, { password: "copper and violet 45" }))
      .status,
  ).toBe(404);
});

describe("dates at the edge", () => {
  test.each([
    "0001-01-01",
    "9999-12-31",
    "0000-00-00",
    "2026-02-30",
    "2027-W53-1",
    "+275760-09-13",
    "2026-3-1",
    "-000001-01-01",
  ])("%s breaks nothing", async (date) => {
    const { stylistId } = maren.actor;
    const q = encodeURIComponent(date);
    const came = [
      await book({ appointmentDate: date, appointmentTime: "10:00" }),
      await anyone("GET", `/api/availability?stylistId=${stylistId}&from=${q}&to=${q}`),
      await anyone("GET", `/api/availability/why?stylistId=${stylistId}&from=${q}`),
      await maren.request(`/api/calendar-view?from=${q}&to=${q}`),
      await maren.request(`/api/appointments?from=${q}&to=${q}`),
      await maren.json("POST", "/api/appointments/for-client", {
        stylistId,
        clientName: "N",
        appointmentDate: date,
        appointmentTime: "10:00",
        outsideHours: true,
      }),
      await maren.json("POST", "/api/appointments/series", {
        first: {
          stylistId,
          clientName: "N",
          appointmentDate: date,
          appointmentTime: "12:00",
          outsideHours: true,
        },
        everyWeeks: 26,
        times: 26,
      }),
      await maren.json("POST", "/api/time-blocks", { stylistId, date, from: "18:00", to: "19:00" }),
      await maren.json("POST", "/api/hours-exceptions", { from: date, to: date }),
      await anyone("POST", "/api/waitlist/join", { ...wish(), from: date, to: date }),
    ];
    const broken = await Promise.all(
      came.map(async (each, at) => (each.status >= 500 ? [at, await each.text()] : [])),
    );
    expect(broken.flat()).toEqual([]);
  });
});

test("a long conversation takes the booking assistant no longer than a short one", async () => {
  const said = { role: "assistant", content: "monday next monday 3rd ".repeat(80) };
  const ask = async (turns: number) => {
    const before = process.cpuUsage();
    const response = await anyone("POST", "/api/chat/book", {
      stylistId: maren.actor.stylistId,
      message: "next monday",
      conversationHistory: Array.from({ length: turns }, () => said),
    });
    expect(response.status).toBe(200);
    return process.cpuUsage(before).user;
  };
  await ask(6);
  expect(await ask(40)).toBeLessThan(3 * (await ask(6)));
});
