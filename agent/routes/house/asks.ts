import { changeAsk, deleteAsk, giveConsent, listAsks, scheduleAsk } from "#tools/asks/asks.ts";
import { ChangeAsk, GiveConsent, ScheduleAsk, ScheduledAsk } from "#tools/asks/schema.ts";
import { router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

/** What the assistant is asked again and again: set, changed and ended by people who are signed in, never by a token. */
export const asks = router()
  .openapi(...shortListing("get /", { row: ScheduledAsk }, listAsks))
  .openapi(...verb("post /", { body: ScheduleAsk, answer: ScheduledAsk, status: 201 }, scheduleAsk))
  .openapi(...verb("patch /{id}", { body: ChangeAsk, answer: ScheduledAsk }, changeAsk))
  .openapi(...verb("put /{id}/consent", { body: GiveConsent, answer: ScheduledAsk }, giveConsent))
  .openapi(...verb("delete /{id}", { answer: ScheduledAsk }, deleteAsk));
