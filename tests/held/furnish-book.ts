import postgres from "postgres";
import { blockTime } from "#tools/booking/times/blocks.ts";
import { bookForClient } from "#tools/booking/book/book-for-client.ts";
import { setAppointmentStatus } from "#tools/booking/book/status.ts";
import { addToWaitlist } from "#tools/booking/waitlist/waitlist.ts";
import { receiveSms } from "#tools/messages/inbox/inbound.ts";
import { layBookingPayment } from "#tools/payments/stripe/lay.ts";
import { workOff } from "#tests/jobs.ts";
import { instantAt, type Making } from "./making.ts";
import { HELD_SALON } from "./salon.ts";

type Visit = (typeof HELD_SALON.visits)[number];

/** The calendar with its visits, who waits, what was texted, and who moved in from elsewhere. */
export async function furnishBook(held: Making): Promise<void> {
  const { app, salon, at, clients } = held;
  await moveIn(held);
  for (const visit of HELD_SALON.visits) await book(held, visit);
  for (const { date, from, to, reason } of HELD_SALON.blocks)
    await blockTime(at("2026-11-20T09:00"), {
      stylistId: salon.actor.stylistId,
      date,
      from,
      to,
      reason,
    });
  const emails = new Map(
    HELD_SALON.clients.map((each) => [each.name, "email" in each ? each.email : ""] as const),
  );
  for (const { client, service, from, to } of HELD_SALON.waitlist)
    await addToWaitlist(at("2026-11-20T09:30"), {
      stylistId: salon.actor.stylistId,
      anyStylist: false,
      clientId: clients.get(client) ?? null,
      clientName: client,
      clientEmail: emails.get(client) ?? "",
      serviceId: held.services.get(service) ?? null,
      from,
      to,
    });
  await workOff(app);
  const { tenancy, sms, jobs } = app.services;
  for (const [n, { from, at: local, says }] of HELD_SALON.texts.entries()) {
    const phone = HELD_SALON.clients.find(({ name }) => name === from)?.phone ?? "";
    await receiveSms(
      { db: tenancy.forPlatform(), now: () => instantAt(local), sms, jobs },
      {
        sid: `SM${String(n).padStart(32, "0")}`,
        from: phone,
        to: "+12125550199",
        body: says,
        media: 0,
        optOutType: null,
      },
    );
  }
}

async function book(held: Making, visit: Visit): Promise<void> {
  const { app, at, clients, services, stylists, salon } = held;
  const { client, at: local, service, status } = visit;
  const [appointmentDate = "", appointmentTime = ""] = local.split("T");
  const other = "stylist" in visit ? stylists.get(visit.stylist) : undefined;
  const stylistId = other ?? salon.actor.stylistId;
  const line = HELD_SALON.services.find(({ name }) => name === service);
  const { id } = await bookForClient(at("2026-11-16T10:00"), {
    stylistId,
    clientId: clients.get(client) ?? null,
    // the menu is Maren's
    ...(other
      ? { serviceType: service, durationMinutes: line?.minutes ?? 60 }
      : { serviceId: services.get(service) ?? null }),
    appointmentDate,
    appointmentTime,
    outsideHours: true,
    ...(line && "needsPatchTest" in line
      ? { override: { name: salon.name, reason: "The test is on Wednesday." } }
      : {}),
  });
  const then = `${appointmentDate}T17:00`;
  if (status === "completed") await setAppointmentStatus(at(then), { id, status });
  if (status === "pending")
    await sql(
      app.databaseUrl,
      (run) => run`update appointments set status = ${status} where id = ${id}`,
    );
  if (!("paid" in visit)) return;
  const { paymentId } = await layBookingPayment(at(`${appointmentDate}T09:00`), {
    appointmentId: id,
    purpose: "deposit",
    amount: Number(visit.paid.slice(1)) * 100,
    currency: HELD_SALON.currency,
    clientId: clients.get(client) ?? null,
  });
  // as it stands once the processor has told of it
  await sql(
    app.databaseUrl,
    (
      run,
    ) => run`update payments set purpose = 'balance', status = 'paid', paid_at = ${instantAt(then)},
      intent_id = 'pi_held', card_brand = 'visa', card_last4 = '4242' where id = ${paymentId}`,
  );
}

/** Whoever came from the other system: as many as the table says, under names that no phrasing has. */
async function moveIn({ app, salon, at }: Making): Promise<void> {
  for (const { on, clients, platform } of HELD_SALON.migrations) {
    const lines = Array.from(
      { length: clients },
      (_, n) => `Guest,Number${n + 1},guest${n + 1}@elsewhere.example`,
    );
    const form = new FormData();
    form.set("stylistId", salon.actor.stylistId);
    form.set("platform", platform.toLowerCase());
    const sheet = ["First Name,Last Name,Email Address", ...lines].join("\n");
    form.append("file", new File([sheet], "clients.csv"));
    const received = await salon.request("/api/migration/files", { method: "POST", body: form });
    const { id } = (await received.json()) as { id: string };
    const begun = await salon.request(`/api/migration/${id}/run`, { method: "POST" });
    if (!begun.ok) throw new Error(`The move did not begin: ${await begun.text()}`);
    await workOff(app, { queues: ["migration"] });
    const day = at(`${on}T12:00`).now();
    await sql(
      app.databaseUrl,
      (run) =>
        run`update migrations set created_at = ${day}, finished_at = ${day} where id = ${id}`,
    );
  }
}

async function sql(url: string, work: (run: postgres.Sql) => Promise<unknown>): Promise<void> {
  const run = postgres(url, { max: 1 });
  try {
    await work(run);
  } finally {
    await run.end();
  }
}
