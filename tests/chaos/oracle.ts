import type { TransactionSql } from "postgres";
import { expect, vi } from "vitest";
import { soon } from "#tests/soon.ts";
import { JUMP_MS } from "./clock.ts";
import { inDatabase, type Cluster } from "./cluster.ts";
import { PICTURES, servedBy, type Day } from "./day.ts";

/** Clocks may lie two jumps apart, and a message that is not due yet comes again after twice as long each time. */
const SETTLED_MS = 2 * 2 * JUMP_MS + 4 * 60_000;

type Row = Record<string, string>;
type Message = Record<"id" | "channel" | "to" | "kind" | "status", string> & {
  maybeTwice: boolean;
};

/** What of a day was lost, altered or done twice, in a sentence each. `reminded` are the addresses and numbers that were to get a reminder. */
export async function amiss(
  cluster: Cluster,
  day: Day,
  reminded: readonly string[],
): Promise<string[]> {
  await messagesSettled(cluster, reminded.length);
  const inRows = await inDatabase(cluster.url, async (tx) => [
    ...(await lostRows(tx, day)),
    ...(await twice(tx)),
    ...(await talkAmiss(tx, day)),
  ]);
  const messages = await inDatabase(cluster.url, (tx) => messagesIn(tx));
  return [
    ...inRows,
    ...(await photosAmiss(cluster, day)),
    ...messages.flatMap((message) => notOnceOut(cluster, message)),
    ...day.bookings.flatMap(({ email }) => notOnceTold(cluster, messages, email, "confirmation")),
    ...reminded.flatMap((to) => notOnceTold(cluster, messages, to, "reminder")),
  ];
}

async function lostRows(tx: TransactionSql, { bookings, timers }: Day): Promise<string[]> {
  const visits = new Map(
    (await tx<Row[]>`select id, client_name as name from appointments`).map((row) => [
      row["id"],
      row["name"],
    ]),
  );
  const bowls = new Map(
    (await tx<Row[]>`select id, ends_at from timers`).map((row) => [
      row["id"],
      new Date(row["ends_at"] ?? 0).toISOString(),
    ]),
  );
  return [
    ...bookings.flatMap(({ id, name }) =>
      visits.get(id) === name ? [] : [`${name}'s booking was acknowledged and is lost`],
    ),
    ...timers.flatMap(({ id, label, endsAt }) =>
      bowls.get(id) === endsAt
        ? []
        : [
            `the timer "${label}" was acknowledged and is lost: it ends ${bowls.get(id) ?? "never"}, not ${endsAt}`,
          ],
    ),
  ];
}

/** What was made more than once: everything has a name of its own. */
async function twice(tx: TransactionSql): Promise<string[]> {
  const rows = await tx<{ what: string; times: string }[]>`
    select 'the client ' || name as what, count(*) as times from clients where name like 'Client %' group by name having count(*) > 1
    union all select 'the booking of ' || client_name, count(*) from appointments group by client_name having count(*) > 1
    union all select 'the timer ' || label, count(*) from timers group by label having count(*) > 1
    union all select 'the message ' || parts::text, count(*) from chat_messages where role = 'user' group by parts having count(*) > 1
    union all select 'a reply to ' || parent_id, count(*) from chat_messages where role = 'assistant' group by chat_id, parent_id having count(*) > 1`;
  return rows.map(({ what, times }) => `${what} is there ${times} times`);
}

async function talkAmiss(tx: TransactionSql, { replies }: Day): Promise<string[]> {
  const rows = await tx<{ id: string; parent: string; words: string }[]>`
    select id, parent_id as parent, coalesce((select string_agg(part->>'text', '') from jsonb_array_elements(parts) part where part->>'type' = 'text'), '') as words
    from chat_messages`;
  const kept = new Map(rows.map((row) => [row.id, row]));
  return replies.flatMap(({ messageId, id, words }) => {
    if (!kept.has(messageId)) return [`the message ${messageId} was answered and is lost`];
    const reply = kept.get(id);
    if (!reply) return [`the reply ${id} was heard and is lost`];
    return reply.words === words && reply.parent === messageId
      ? []
      : [`the reply ${id} was heard as "${words}" and is kept as "${reply.words}"`];
  });
}

async function photosAmiss({ caller: { send }, url }: Cluster, { photos }: Day): Promise<string[]> {
  const found: string[] = [];
  for (const { id, picture } of photos) {
    // a connection from before may be broken
    const served = await soon(() => servedBy(send, id));
    const sizes = ["", "small "].filter(
      (_, at) => !served[at]?.equals(picture.served[at] ?? Buffer.of()),
    );
    found.push(
      ...sizes.map((size) => `the ${size}photo ${id} was acknowledged and is served otherwise`),
    );
  }
  const kept = await inDatabase(
    url,
    (tx) => tx<Row[]>`select id from photos where instance is null order by created_at`,
  );
  const stored = PICTURES + photos.length;
  return kept.length === stored
    ? found
    : [...found, `${kept.length} photos are kept where ${stored} were stored`];
}

/** Waits until nothing is to go out any more: what was written by a clock that was ahead goes when the others have come to it. */
async function messagesSettled({ url }: Cluster, reminders: number): Promise<void> {
  const look = async () => {
    const messages = await inDatabase(url, (tx) => messagesIn(tx));
    const waiting = messages.filter(({ status }) => status === "queued" || status === "sending");
    expect(waiting).toEqual([]);
    const written = messages.filter(({ kind }) => kind === "reminder").length;
    expect(written).toBeGreaterThanOrEqual(reminders);
  };
  // what is lacking then is told of by name
  await vi.waitFor(look, { timeout: SETTLED_MS, interval: 1_000 }).catch(() => undefined);
}

const messagesIn = (tx: TransactionSql) => tx<Message[]>`
  select id, channel, recipient as to, kind, status, maybe_twice as "maybeTwice" from outbox`;

/** A message of the outbox that did not go out, or came twice where the outbox does not say that it may have. */
function notOnceOut(
  { smtp, twilio }: Cluster,
  { id, channel, to, kind, status, maybeTwice }: Message,
): string[] {
  const came =
    channel === "mail"
      ? smtp.mails.filter(({ messageId }) => messageId === `<${id}@undertone>`).length
      : twilio.to(to).length;
  const isRight = came === 1 ? status === "sent" : came > 1 && maybeTwice;
  return isRight ? [] : [`the ${kind} to ${to} is ${status} and came ${came} times`];
}

/** Whoever was to get one message of a kind, and has it not at all or as several. */
function notOnceTold(
  { smtp, twilio }: Cluster,
  messages: readonly Message[],
  address: string,
  kind: string,
): string[] {
  const written = messages.filter((each) => each.to === address && each.kind === kind).length;
  const came =
    twilio.to(address).length > 0 ||
    smtp.mails.some(({ envelopeTo }) => envelopeTo.includes(address));
  return written === 1 && came
    ? []
    : [
        `${address} was to get one ${kind}: ${written} were written, ${came ? "some" : "none"} came`,
      ];
}
