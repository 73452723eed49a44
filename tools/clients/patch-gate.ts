import { eq } from "drizzle-orm";
import { bookingRules } from "#db/schema/booking.ts";
import { clients, clientTests, safetyOverrides } from "#db/schema/clients.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { patchTest } from "#tools/colour/science.ts";
import type { RecordFacts } from "#tools/colour/case.ts";
import { hearAllergies, hearSafety } from "#tools/colour/safety/hear.ts";
import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { Actor, Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { DEFAULT_BOOKING_RULES } from "#tools/salons/booking-data.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import {
  ageOn,
  bookingVerdict,
  isKept,
  patchFacts,
  standingAt,
  type BookingVerdict,
  type KeptTest,
} from "./patch-rules.ts";
import { zoneOf, type StoredClient } from "./rows.ts";
import type { PatchStanding, SafetyOverride } from "./schema.ts";

/** How a client stands with their patch tests at an instant; somebody without a record has none. */
export async function patchStandingOf(
  ctx: Pick<Ctx, "db">,
  clientId: string | null,
  at: Date,
): Promise<PatchStanding> {
  return standingAt(clientId ? await testsOf(ctx, clientId) : [], at);
}

/**
 * What the engine is told of a client: allergies, notes and must-knows as facts of safety, and, of a record that was not only
 * made from a name, age and patch tests.
 */
export async function recordFacts(
  ctx: Pick<Ctx, "db" | "now">,
  client: StoredClient,
): Promise<RecordFacts> {
  const tests = await testsOf(ctx, client.id);
  const now = ctx.now();
  const safety = safetyOnRecord(client, tests, now);
  if (!isKept(client, tests.length)) return { safety };
  const standing = standingAt(tests, now);
  const { state } = standing;
  const lacks = state === "passed" || state === "failed" ? undefined : state;
  const { birthDate } = client;
  return {
    ...patchFacts(standing, now),
    ...(birthDate && { age: ageOn(birthDate, wallOf(await zoneOf(ctx), now.getTime()).date) }),
    ...(lacks && (await isRequired(ctx)) && { patchTestRequired: lacks }),
    safety,
  };
}

/** How long a strand speaks for the hair on the head: it grows, and is cut. */
const STRAND_MS = 60 * 24 * 3_600_000;

/** What a record says in words; an age that was written down once is the birth date's business where there is one. */
function safetyOnRecord(
  { allergies, mustKnow, notes, birthDate }: StoredClient,
  tests: readonly (KeptTest & { note: string })[],
  now: Date,
): SafetyFact[] {
  const [strand] = tests
    .filter(({ kind, doneAt }) => kind === "strand" && now.getTime() - doneAt.getTime() < STRAND_MS)
    .toSorted((a, b) => b.doneAt.getTime() - a.doneAt.getTime());
  const facts = [
    ...hearAllergies(allergies ?? "", "record"),
    ...[mustKnow, notes].flatMap((text) => hearSafety(text ?? "", "record")),
  ];
  if (strand?.result === "failed")
    facts.push({
      concern: "strand_failed",
      words: strand.note || "a strand test that failed",
      from: "record",
    });
  return facts.filter(({ concern }) => !(birthDate && concern === "child"));
}

/**
 * Whether a service that needs a patch test may be booked for a client, and whether the visit waits for a test.
 * With `override` somebody of the salon answers for it by name, which is kept for good.
 * @throws conflict after a reaction, override or not; and where the salon asks for a test, there is no valid one and no
 * time for it. Staff are told how the client stands (`patchTest`), a guest of the booking page is not.
 */
export async function requirePatchTest(
  ctx: Pick<Ctx, "db" | "now"> & { actor?: Actor },
  {
    clientId,
    startsAt,
    override,
    appointmentId,
  }: {
    clientId: string | null;
    startsAt: Date;
    override?: SafetyOverride | null | undefined;
    appointmentId?: string | undefined;
  },
): Promise<{ needsPatchTest: boolean; standing: PatchStanding }> {
  const standing = await patchStandingOf(ctx, clientId, startsAt);
  const required = await isRequired(ctx);
  const verdict = bookingVerdict({ standing, required, now: ctx.now(), startsAt });
  const { allowed, needsPatchTest, because } = verdict;
  if (allowed) return { needsPatchTest, standing };
  const { actor } = ctx;
  if (!actor) throw new DomainError("conflict", because === "failed" ? ASK_THE_SALON : TEST_FIRST);
  if (!override || because === "failed" || !clientId)
    throw new DomainError("conflict", await refusal(ctx, clientId, because), {
      patchTest: standing,
    });
  await logOverride({ ...ctx, actor }, { clientId, appointmentId, override, standing });
  await writeAudit(
    { ...ctx, actor },
    {
      action: "formula.released",
      words: "booked a visit without the patch test that it needs",
      subjectId: appointmentId ?? clientId,
    },
  );
  return { needsPatchTest, standing };
}

const ASK_THE_SALON = "This service cannot be booked online for you. Please call the salon.";
const TEST_FIRST = `This service needs a patch test ${patchTest.readAfterHours} hours before. Please choose a later time, or call the salon.`;

/** Keeps who went on without a valid test. @throws forbidden for the reception */
export async function logOverride(
  ctx: Pick<Ctx, "db" | "now" | "actor">,
  {
    clientId,
    override: { name, reason },
    standing,
    ...what
  }: {
    clientId: string;
    override: SafetyOverride;
    standing: PatchStanding;
    appointmentId?: string | undefined;
    consultationId?: string | undefined;
  },
): Promise<void> {
  requireMay(ctx, "override_patch_test");
  const { salonId, stylistId } = ctx.actor;
  await ctx.db.insert(safetyOverrides).values({
    ...what,
    id: newId(),
    salonId,
    stylistId,
    clientId,
    name,
    reason,
    standing,
    createdAt: ctx.now(),
  });
}

async function refusal(
  { db }: Pick<Ctx, "db">,
  clientId: string | null,
  because: BookingVerdict["because"],
): Promise<string> {
  const [client] = clientId
    ? await db.select({ name: clients.name }).from(clients).where(eq(clients.id, clientId))
    : [];
  const name = client?.name ?? "This client";
  if (because === "failed")
    return `${name} reacted to a patch test. No color until a doctor has seen it; nobody can override this.`;
  if (because === "not_readable_in_time")
    return `The patch test of ${name} cannot be read before this visit: book it at least ${patchTest.readAfterHours} hours after the test${clientId ? ", or release it on your name" : ""}.`;
  return `${name} has no valid patch test: do one ${patchTest.readAfterHours} hours before${clientId ? ", or release it on your name" : ""}.`;
}

async function isRequired({ db }: Pick<Ctx, "db">): Promise<boolean> {
  const [rules] = await db.select({ asked: bookingRules.requirePatchTest }).from(bookingRules);
  return rules?.asked ?? DEFAULT_BOOKING_RULES.requirePatchTest;
}

function testsOf(
  { db }: Pick<Ctx, "db">,
  clientId: string,
): Promise<(KeptTest & { note: string })[]> {
  return db.select().from(clientTests).where(eq(clientTests.clientId, clientId));
}
