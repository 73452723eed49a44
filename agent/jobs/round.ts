import { contextForSalon, type Services } from "#agent/context.ts";
import { asksDue, takeTurns } from "#tools/asks/turns.ts";
import { salonsWaiting } from "#tools/booking/waitlist/offers.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { remindersOfLeaving, remindOfLeaving } from "#tools/exports/leaving.ts";
import { restoresLeft } from "#tools/exports/restores.ts";
import { applyRetention, retentionsDue } from "#tools/privacy/retention-apply.ts";
import { sendDigests } from "#tools/messages/texts/digest.ts";
import { digestsDue } from "#tools/messages/texts/digests-due.ts";
import { releaseMessages } from "#tools/messages/outbox/held.ts";
import { followUpMissed, missedYesterday } from "#tools/messages/outbox/no-shows.ts";
import { remind } from "#tools/messages/texts/reminders.ts";
import { remindersDue } from "#tools/messages/texts/reminders-due.ts";
import { releaseMigrations } from "#tools/migration/claim.ts";
import { accountsDue, checkAccounts } from "#tools/social/accounts.ts";
import { releasePublications } from "#tools/social/publication-claim.ts";
import { postsDue, publishDue } from "#tools/social/publish.ts";
import type { Stretch } from "#tools/messages/salon-ways.ts";
import { learnPages } from "#tools/payments/stripe/learn.ts";
import { learnPlans, plansDue } from "#tools/billing/learn.ts";
import { refundsLeft } from "#tools/payments/stripe/refunds.ts";
import { pagesOver, unpaidDue } from "#tools/booking/book/unpaid.ts";
import { licencesDue, lookAtLicences } from "#tools/verification/expiry.ts";
import { roundSeconds } from "#agent/watch/meters.ts";
import { deleteSalonsOver } from "./leave.ts";

/** What a salon does at a time is done for so many in one go. */
const MOST_AT_ONCE = 200;
/** In how many salons at once: one waits for the database while another reckons. */
const SALONS_AT_ONCE = 3;
/** How far back the first round of a process looks: half of the longest lead, after which no reminder goes any more. */
const FIRST_LOOKS_BACK_MS = 7 * 86_400_000;
/** Stretches overlap by this, for what was committed while a round was looking. */
const OVERLAP_MS = 2 * 60_000;

/** Up to when this process has done everything, by kind of work. */
const done = new WeakMap<Services, Map<string, Date>>();

/**
 * Does in all salons what is due by the clock: messages without a job get one, reminders, follow-ups and digests are written, scheduled
 * asks come, and waitlists are gone through. What fails, in one salon or altogether, stops nothing else and is looked at again by the next
 * round. Rounds may overlap, in one process or several: nothing is made twice.
 */
export async function goRound(services: Services): Promise<void> {
  const everySalon = services.tenancy.forPlatform();
  const { now, jobs, instance, mail, sms } = services;
  const release = () => releaseMessages({ db: everySalon, now, jobs, instance, mail, sms });
  await step(services, "messages", async () => {
    await release();
    return true;
  });
  await step(services, "migrations under way", async () => {
    await releaseMigrations({ db: everySalon, jobs, instance });
    return true;
  });
  await step(services, "posts under way", async () => {
    await releasePublications({ db: everySalon, now, jobs, instance });
    return true;
  });
  await step(services, "posts", async (stretch) =>
    inEach(services, await postsDue(everySalon, stretch), publishDue),
  );
  await step(services, "accounts", async (stretch) =>
    inEach(services, await accountsDue(everySalon, stretch), checkAccounts),
  );
  await step(services, "reminders", async (stretch) =>
    inEach(services, await remindersDue(everySalon, stretch), remind),
  );
  await step(services, "follow-ups", async (stretch) =>
    inEach(services, await missedYesterday(everySalon, stretch), followUpMissed),
  );
  await step(services, "digests", async (stretch) =>
    inEach(services, await digestsDue(everySalon, stretch), sendDigests),
  );
  await step(services, "scheduled asks", async (stretch) =>
    inEach(services, await asksDue(everySalon, stretch.now), takeTurns),
  );
  await step(services, "licences", async (stretch) =>
    inEach(services, await licencesDue(everySalon, stretch), lookAtLicences),
  );
  await lookAfterMoney(services);
  await step(services, "restores", async () => {
    await jobs.add(everySalon, "restore", await restoresLeft(everySalon, now()));
    return true;
  });
  await step(services, "leaving", async (stretch) =>
    inEach(services, await remindersOfLeaving(everySalon, stretch.now), remindOfLeaving),
  );
  await step(services, "retention", async (stretch) =>
    inEach(services, await retentionsDue(everySalon, stretch.now), applyRetention),
  );
  await step(services, "waitlists", async () => {
    const waiting = await salonsWaiting(everySalon);
    await jobs.add(
      everySalon,
      "waitlist",
      waiting.map((salonId) => ({ salonId })),
    );
    return true;
  });
  // it may take long, and nothing waits behind it
  await step(services, "salons over", () => deleteSalonsOver(services));
}

/** Bookings whose payment never came, refunds whose job was lost, and links that came to their end without an event. */
async function lookAfterMoney(services: Services): Promise<void> {
  const everySalon = services.tenancy.forPlatform();
  const { jobs, cards, now } = services;
  await step(services, "unpaid", async () => {
    await jobs.add(everySalon, "unpaid", await unpaidDue(everySalon, now()));
    return true;
  });
  await step(services, "refunds", async () => {
    await jobs.add(everySalon, "refund", await refundsLeft(everySalon, now()));
    return true;
  });
  if (cards.available)
    await step(services, "links", async () =>
      inEach(services, await pagesOver(everySalon, now()), learnPages),
    );
  if (cards.available)
    await step(services, "plans", async () =>
      inEach(services, await plansDue(everySalon, now()), learnPlans),
    );
}

async function step(
  services: Services,
  name: string,
  work: (stretch: Stretch) => Promise<boolean>,
): Promise<void> {
  const upTo = done.get(services) ?? new Map<string, Date>();
  done.set(services, upTo);
  const now = services.now();
  const last = upTo.get(name)?.getTime();
  const since = new Date(
    last === undefined ? now.getTime() - FIRST_LOOKS_BACK_MS : last - OVERLAP_MS,
  );
  const took = roundSeconds.startTimer({ step: name });
  try {
    if (await work({ since, now })) upTo.set(name, now);
  } catch (err) {
    services.log.error({ err, step: name }, "a step of the round failed");
  } finally {
    took();
  }
}

/** Does it in some salons beside each other, within each one's own scope. @returns whether it was done in all of them */
async function inEach<T>(
  services: Services,
  due: ReadonlyMap<string, readonly T[]>,
  work: (ctx: SalonCtx, some: readonly T[]) => Promise<number>,
): Promise<boolean> {
  let all = true;
  const salons = due.entries();
  const takeNext = async () => {
    for (const [salonId, rows] of salons) {
      try {
        const ctx = contextForSalon(services, salonId);
        for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
          await work(ctx, rows.slice(from, from + MOST_AT_ONCE));
      } catch (err) {
        all = false;
        services.log.error({ err, salonId }, "a salon's part of the round failed");
      }
    }
  };
  await Promise.all(Array.from({ length: SALONS_AT_ONCE }, takeNext));
  return all;
}
