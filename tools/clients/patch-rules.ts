import { patchTest } from "#tools/colour/science.ts";
import type { ClientTest, PatchStanding } from "./schema.ts";

const HOUR_MS = 3_600_000;
/** How long a test is on the skin before it is read. */
export const READ_AFTER_MS = patchTest.readAfterHours * HOUR_MS;
/** How long it speaks for the skin. */
export const GOOD_FOR_MS = patchTest.goodForHours * HOUR_MS;

/** What of a test decides how its client stands. */
export type KeptTest = Pick<ClientTest, "id" | "kind" | "brandId" | "result"> & { doneAt: Date };

const NO_TEST: PatchStanding = {
  state: "missing",
  testId: null,
  brandId: null,
  doneAt: null,
  expiresAt: null,
};

/** The last instant that a test counts; null for one that has not passed, and for a strand. */
export function expiryOf({ kind, result, doneAt }: Omit<KeptTest, "id" | "brandId">): Date | null {
  return kind === "patch" && result === "passed" ? new Date(doneAt.getTime() + GOOD_FOR_MS) : null;
}

/**
 * How a client stands with their patch tests at an instant. A reaction stays one, whatever passed before or after
 * it: a sensitised skin does not forget. Else a test that counts then goes before one that is still to be read.
 */
export function standingAt(tests: readonly KeptTest[], at: Date): PatchStanding {
  const own = tests
    .filter(({ kind, doneAt }) => kind === "patch" && doneAt <= at)
    .toSorted((a, b) => b.doneAt.getTime() - a.doneAt.getTime());
  const age = ({ doneAt }: KeptTest) => at.getTime() - doneAt.getTime();
  const failed = own.find(({ result }) => result === "failed");
  if (failed) return standing("failed", failed);
  const passed = own.find((each) => each.result === "passed" && counts(age(each)));
  if (passed) return standing("passed", passed);
  const pending = own.find((each) => each.result === "pending" && age(each) <= GOOD_FOR_MS);
  if (pending) return standing("pending", pending);
  const [last] = own;
  return last ? standing("expired", last) : NO_TEST;
}

const counts = (age: number) => age >= READ_AFTER_MS && age <= GOOD_FOR_MS;

function standing(state: PatchStanding["state"], test: KeptTest): PatchStanding {
  return {
    state,
    testId: test.id,
    brandId: test.brandId,
    doneAt: test.doneAt.toISOString(),
    expiresAt: expiryOf(test)?.toISOString() ?? null,
  };
}

/** Why a result may not be written down yet; undefined where it may. A reaction may be at any time. */
export function tooEarly(
  { kind, doneAt }: Pick<KeptTest, "kind" | "doneAt">,
  result: ClientTest["result"],
  now: Date,
): string | undefined {
  const wait = doneAt.getTime() + READ_AFTER_MS - now.getTime();
  if (kind !== "patch" || result !== "passed" || wait <= 0) return undefined;
  const hours = Math.ceil(wait / HOUR_MS);
  return `A patch test is read after ${patchTest.readAfterHours} hours. Look at the skin again in ${hours} ${hours === 1 ? "hour" : "hours"}.`;
}

/** Whether a visit may be booked, and whether it waits for a test. `because` tells the salon why not. */
export type BookingVerdict = {
  allowed: boolean;
  needsPatchTest: boolean;
  because?: "failed" | "not_readable_in_time" | "no_time_to_test";
};

/**
 * Whether a colour service may be booked for a client. `standing` is theirs at the start of the visit. After a reaction
 * never. Without a valid test it may be while there is time for one (48 hours), and is marked: a test that is on the skin
 * counts where it can be read before the visit.
 */
export function bookingVerdict({
  standing: { state, doneAt },
  required,
  now,
  startsAt,
}: {
  standing: PatchStanding;
  required: boolean;
  now: Date;
  startsAt: Date;
}): BookingVerdict {
  if (state === "failed") return { allowed: false, needsPatchTest: true, because: "failed" };
  if (state === "passed") return { allowed: true, needsPatchTest: false };
  const needed = { allowed: true, needsPatchTest: true };
  if (!required || startsAt.getTime() - now.getTime() >= READ_AFTER_MS) return needed;
  if (state === "pending" && doneAt) {
    const readable = Date.parse(doneAt) + READ_AFTER_MS <= startsAt.getTime();
    return readable ? needed : { ...needed, allowed: false, because: "not_readable_in_time" };
  }
  return { ...needed, allowed: false, because: "no_time_to_test" };
}

/** What the engine is told of a client's patch tests; nothing where there is nothing to tell. */
export function patchFacts(
  { state, brandId, doneAt, expiresAt }: PatchStanding,
  now: Date,
): { patchTest?: "passed" | "failed"; patchTestBrand?: string; patchTestHours?: number } {
  if (state === "failed") return { patchTest: "failed" };
  // what was never read has no end either
  if (!expiresAt || !doneAt) return {};
  return {
    patchTest: "passed",
    ...(brandId && { patchTestBrand: brandId }),
    patchTestHours: Math.floor((now.getTime() - Date.parse(doneAt)) / HOUR_MS),
  };
}

/** Full years between two days, YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return Math.max(0, today.slice(5) < birthDate.slice(5) ? years - 1 : years);
}

/** Whether a record knows something of its client. One that was only ever made from a name asks nothing of anybody. */
export function isKept(
  client: { email: string | null; phone: string | null; birthDate: string | null },
  tests: number,
): boolean {
  return Boolean(client.email ?? client.phone ?? client.birthDate) || tests > 0;
}
