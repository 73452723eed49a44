import { sql } from "drizzle-orm";
import type { Ctx } from "#tools/core/context.ts";
import { timeZoneOf } from "#tools/hours/conflicts.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { spokenTime } from "#tools/values/spoken-rules.ts";

/** What has followed from an act. */
export type Followed = {
  /** Why it stays as it is, as a sentence; null where nothing followed from it. */
  stays: string | null;
  /** What it has sent that is read by now, as a sentence. */
  goneOut: string | null;
  /** The version that a row stands at, by its id. */
  versions: ReadonlyMap<string, number>;
};

type Row = { id?: string; version?: number } & Record<string, unknown>;
type Written = {
  act: string;
  name: string;
  row_now: Row | null;
  followed: "changed" | "gone" | "used" | null;
  user_name: string | null;
  of_client: string | null;
};

/** What has followed from each of some acts, which were done at these times: the rows that they wrote, beside how they stand now. */
export async function followedFrom(
  ctx: Ctx,
  acts: readonly { id: string; createdAt: Date }[],
): Promise<Map<string, Followed>> {
  if (acts.length === 0) return new Map();
  const ids = JSON.stringify(acts.map(({ id }) => id));
  const written = await ctx.db.execute<Written>(sql`
    select written.*, clients.name as of_client
    from rows_of_acts(array(select jsonb_array_elements_text(${ids}::jsonb)::uuid)) written
    left join clients on clients.id::text = row_now ->> 'client_id'`);
  const timeZone = await timeZoneOf(ctx);
  const now = ctx.now();
  return new Map(
    acts.map(({ id, createdAt: since }) => {
      const rows = written.filter(({ act }) => act === id);
      const told = whatWentOut(rows, timeZone);
      const stays = whyOf(rows, { since, now }) ?? told.stays;
      return [id, { stays, goneOut: told.goneOut, versions: versionsOf(rows) }];
    }),
  );
}

const versionsOf = (rows: readonly Written[]) =>
  new Map(
    rows.flatMap(({ row_now: row }) => (row?.id && row.version ? [[row.id, row.version]] : [])),
  );

/** Why an act stays, by the first of its rows that can be named. */
function whyOf(rows: readonly Written[], { since, now }: { since: Date; now: Date }) {
  const moved = rows
    .filter(({ name, followed }) => followed !== null && name !== "outbox")
    .toSorted((a, b) => Number(subjectOf(a) === UNNAMED) - Number(subjectOf(b) === UNNAMED))[0];
  if (moved) return `${subjectOf(moved)} ${whatFollowed(moved)} since, so this stays.`;
  const begun = rows.find(({ name, row_now: row }) => {
    const startsAt = name === "appointments" && new Date(String(row?.["starts_at"]));
    return startsAt && since < startsAt && startsAt <= now;
  });
  return begun ? `${subjectOf(begun)} has begun, so this stays.` : null;
}

/** What happened to it, as it follows its name. */
function whatFollowed({ followed, user_name: user }: Written): string {
  if (followed === "gone") return "went";
  if (followed === "changed" || !user) return "was changed";
  return MONEY.has(user) ? "had money taken for it" : `got a ${nounOf(user)}`;
}

const MONEY = new Set(["payments", "refunds"]);
const UNNAMED = "What was changed";

/** The first of a row's columns that holds words. */
const wordIn = (row: Row | null, ...columns: readonly string[]): string | undefined =>
  columns
    .map((column) => row?.[column])
    .find((value) => typeof value === "string" && value !== "") as string | undefined;

/** What a row is called: "Nora Lindqvist's visit", "Balayage". */
function subjectOf({ name, row_now: row, of_client: client }: Written): string {
  const whose = wordIn(row, "client_name", ...(name === "clients" ? ["name"] : [])) ?? client;
  if (whose) return `${whose}'s ${nounOf(name)}`;
  return wordIn(row, "name", "title", "label") ?? UNNAMED;
}

const NOUNS: Readonly<Record<string, string>> = { appointments: "visit", clients: "record" };

/** What the rows of a table are called, one of them: "library formula". */
const nounOf = (table: string) =>
  NOUNS[table] ?? table.replaceAll("_", " ").replace(/ies$/, "y").replace(/s$/, "");

const OF_MESSAGES = new Set(["outbox", "sms_conversations"]);

/** What of an act's messages has left: of one that only wrote messages it stays, else whoever it went to is told of the rest. */
function whatWentOut(rows: readonly Written[], timeZone: string) {
  const messages = rows.filter(({ name }) => name === "outbox");
  const gone = messages.filter(({ row_now: row }) => row?.["sent_at"]);
  const [last] = gone.toSorted((a, b) => sentAt(b) - sentAt(a));
  if (!last) return { stays: null, goneOut: null };
  const what = last.row_now?.["channel"] === "sms" ? "text" : "mail";
  const sent = `The ${what} of ${spokenTime(wallOf(timeZone, sentAt(last)).time)} has gone out`;
  if (rows.some(({ name }) => !OF_MESSAGES.has(name)))
    return {
      stays: null,
      goneOut: `${sent}; ${last.of_client ?? "whoever it went to"} will be told.`,
    };
  return gone.length === messages.length
    ? { stays: `${sent}, so it cannot be taken back.`, goneOut: null }
    : { stays: null, goneOut: `${gone.length} of ${messages.length} messages have gone out.` };
}

const sentAt = ({ row_now: row }: Written) => Date.parse(String(row?.["sent_at"]));
