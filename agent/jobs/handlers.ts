import { contextForSalon, type Services } from "#agent/context.ts";
import { runAsk } from "#agent/chat/scheduled.ts";
import { answerByJob } from "#agent/sms/turn.ts";
import { offerOpenTimes } from "#tools/booking/waitlist/offers.ts";
import type { QueueName } from "#tools/core/queue-data.ts";
import { runRestore } from "#tools/exports/restore-run.ts";
import { deliverMessage } from "#tools/messages/outbox/deliver.ts";
import { runMigration } from "#tools/migration/run.ts";
import { carryOutRefund } from "#tools/payments/stripe/refunds.ts";
import { releaseUnpaid } from "#tools/booking/book/unpaid.ts";
import { prune } from "#tools/privacy/prune.ts";
import { deliverPush } from "#tools/push/deliver.ts";
import { tellOfEnd } from "#tools/push/timer-end.ts";
import { publishOne } from "#tools/social/publish-one.ts";
import { goRound } from "./round.ts";

/** A job as a handler gets it; `last` when it does not come back after this. */
export type GivenJob = {
  data: { salonId?: string; id?: string; about?: string; of?: string };
  last: boolean;
};

/** What a handler says of a job: finished, or to be given again after a while. */
export type Outcome = "done" | "again";

/** What each queue's jobs do. All of them may be given twice. */
export const HANDLERS: Record<QueueName, (services: Services, job: GivenJob) => Promise<Outcome>> =
  {
    message: (services, { data: { salonId = "", id = "" }, last }) =>
      deliverMessage(contextForSalon(services, salonId), services.desk, { id, last }),
    sms_turn: (services, { data: { salonId = "", id = "" }, last }) =>
      answerByJob(services, { salonId, id, last }),
    post: (services, { data: { salonId = "", id = "" }, last }) =>
      publishOne(contextForSalon(services, salonId), { id, last }),
    round: async (services) => {
      await goRound(services);
      return "done";
    },
    prune: async ({ tenancy, now, log }) => {
      log.info(
        { rows: await prune(tenancy.forPlatform(), now()) },
        "let go what is kept no longer",
      );
      return "done";
    },
    refund: (services, { data: { salonId = "", id = "" }, last }) =>
      carryOutRefund(contextForSalon(services, salonId), { id, last }),
    migration: (services, { data: { salonId = "", id = "" }, last }) =>
      runMigration(contextForSalon(services, salonId), { id, last }),
    restore: (services, { data: { salonId = "", id = "" }, last }) =>
      runRestore(contextForSalon(services, salonId), { id, last }),
    unpaid: async (services, { data: { salonId = "", id = "" } }) => {
      await releaseUnpaid(contextForSalon(services, salonId), { id });
      return "done";
    },
    timer_end: async (services, { data: { salonId = "", id = "" } }) => {
      await tellOfEnd(contextForSalon(services, salonId), { id });
      return "done";
    },
    push: (services, { data: { salonId = "", id = "", about = "", of = "" }, last }) =>
      deliverPush(contextForSalon(services, salonId), { id, about, of, last }),
    ask: (services, { data: { salonId = "", id = "", about, of = "" }, last }) =>
      runAsk(services, { salonId, id, chatId: of, before: about, last }),
    waitlist: async (services, { data: { salonId = "" } }) => {
      await offerOpenTimes(contextForSalon(services, salonId));
      return "done";
    },
  };
