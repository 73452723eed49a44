import { answerInTime } from "#agent/sms/turn.ts";
import { goRound } from "#agent/jobs/round.ts";
import { addToWaitlist } from "#tools/booking/waitlist/waitlist.ts";
import { blockTime } from "#tools/booking/times/blocks.ts";
import { receiveSms } from "#tools/messages/inbox/inbound.ts";
import { writeText } from "#tools/messages/inbox/inbox-write.ts";
import { listConversations } from "#tools/messages/inbox/inbox.ts";
import { replyNotHandedOver } from "#tools/messages/outbox/turns.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { numberOf } from "./clients.ts";
import type { Happening } from "./furnish.ts";
import type { FirstName } from "./team.ts";
import type { World } from "./world.ts";

/** Any number: without a carrier all of them are the salon's. */
const SALON_NUMBER = "+15185550199";

/** Texts of clients, by days and times; `staff` is what somebody of the salon writes. */
const TALKS: {
  client: string;
  lines: { day: number; time: string; says: string; staff?: FirstName }[];
}[] = [
  {
    client: "Paloma Iturbe",
    lines: [{ day: -4, time: "12:31", says: "Hi! Any time for a gloss this week?" }],
  },
  {
    client: "Corinne Vasseur",
    lines: [{ day: -2, time: "15:02", says: "When is my next appointment?" }],
  },
  {
    client: "Linh Phan",
    lines: [
      { day: -1, time: "10:12", says: "Can I talk to a person? My roots still look a bit warm" },
      {
        day: -1,
        time: "10:40",
        says: "Hi Linh, it's Marisol. Come by after four any day this week, the toner is on us.",
        staff: "Marisol",
      },
    ],
  },
  {
    client: "Kit Sorensen",
    lines: [{ day: -1, time: "18:48", says: "how much is a haircut with Theo?" }],
  },
];

/** What comes in by text, and what goes out by itself in the last days: reminders and the digest of the day. */
export function texts(world: World): Happening[] {
  return [
    ...TALKS.flatMap(({ client, lines }) =>
      lines.map(({ day, time, says, staff }): Happening => {
        const at = world.at(day, time);
        return {
          at,
          what: `${client}'s text`,
          happens: () =>
            staff ? reply(world, at, { client, says, staff }) : hear(world, at, client, says),
        };
      }),
    ),
    ...[-3, -2, -1].map((day): Happening => {
      const at = world.at(day, "09:01");
      return { at, what: "The round of the morning", happens: () => goRound(world.servicesAt(at)) };
    }),
  ];
}

async function hear(world: World, at: Date, client: string, says: string): Promise<void> {
  const services = world.servicesAt(at);
  const { tenancy, now, sms, jobs } = services;
  const sid = `SM${at.getTime().toString(16).padStart(32, "0")}`;
  const heard = await receiveSms(
    { db: tenancy.forPlatform(), now, sms, jobs },
    { sid, from: numberOf(client), to: SALON_NUMBER, body: says, media: 0, optOutType: null },
  );
  if (heard.kind !== "turn") return;
  const kept = await answerInTime(services, heard);
  if (kept && kept !== "later") await replyNotHandedOver(world.salonAt(at), kept);
}

async function reply(
  world: World,
  at: Date,
  { client, says, staff }: { client: string; says: string; staff: FirstName },
): Promise<void> {
  const ctx = world.as(at, staff);
  const { items } = await listConversations(ctx, {});
  const theirs = items.find(({ phone }) => phone === numberOf(client));
  if (theirs) await writeText(ctx, { id: theirs.id, body: says });
}

/** Who waits for a time, and what the calendars hold beside clients. */
export function calendarExtras(world: World): Happening[] {
  const at = world.at(-2, "14:20");
  const idOf = (who: FirstName) => world.team.get(who)?.actor.stylistId ?? "";
  type Wish = { who: FirstName; service: string; days: [number, number]; hours: [string, string] };
  const wait = (client: string, { who, service, days: [from, to], hours }: Wish) => ({
    at,
    what: `${client} on the waitlist`,
    happens: () =>
      addToWaitlist(world.as(at, who), {
        stylistId: idOf(who),
        anyStylist: false,
        clientId: world.clients.get(client) ?? null,
        clientName: client,
        clientEmail: `${client.toLowerCase().replaceAll(" ", ".")}@example.com`,
        serviceType: service,
        from: addDays(world.today, from),
        to: addDays(world.today, to),
        earliest: hours[0],
        latest: hours[1],
      }),
  });
  const block = (who: FirstName, day: number, from: string, to: string, reason: string) => ({
    at,
    what: `${reason} of ${who}`,
    happens: () =>
      // where somebody is booked by then, it is put off
      blockTime(world.as(at, who), {
        stylistId: idOf(who),
        date: addDays(world.today, day),
        from,
        to,
        reason,
      }).catch(() => undefined),
  });
  return [
    // two ask for an hour that nobody works, so that they go on waiting
    wait("Camila Ferraz", {
      who: "Theo",
      service: "Full balayage",
      days: [1, 14],
      hours: ["17:00", "20:00"],
    }),
    wait("Zara Qureshi", {
      who: "Marisol",
      service: "Partial highlights",
      days: [2, 12],
      hours: ["07:00", "08:30"],
    }),
    wait("Sadie Brennan", {
      who: "Theo",
      service: "Haircut",
      days: [1, 8],
      hours: ["09:00", "18:00"],
    }),
    block("June", 3, "16:30", "18:00", "Books and wages"),
    block("Marisol", 5, "16:30", "18:00", "Color class, online"),
    block("Theo", 8, "09:00", "11:00", "Dentist"),
  ];
}
