import type { Appointment } from "#tools/appointments/schema.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist-schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { service, todayOf, visit } from "./finders.ts";
import { client, waiting } from "./finders-people.ts";
import type { Verb } from "./verb.ts";

const LIST = "(wait(ing)?[ -]?list|cancellation list|standby list|waitlist)";

/** Who waits for a time, visits that are called off together, and the calendar on a phone. */
export const WAITING: readonly Verb[] = [
  {
    tool: "leave_waitlist",
    does: "take somebody off the waitlist",
    hears: [
      `(take|remove|delete|drop|get|strike|cross|pull) ~{client} (off|from|out of) ~(${LIST}|list)( .*)?`,
      `{client} (doesn't|don't|does not|no longer) (want|wants|need|needs|have|has)( to)? (be|wait|stay)?( on)? ?~(${LIST})?( any ?more| any longer)?( .*)?`,
    ],
    despite: ["negated", "hearsay"],
    finds: [waiting],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value) => `${(value as WaitlistEntry).clientName} waits no longer.`,
  },
  {
    tool: "offer_waitlist",
    does: "offer somebody who waits a time",
    hears: [
      "(offer|give) {client} ~(next |first |free |open )*(slot|time|spot|gap|opening|cancellation|place)( .*)?",
      `(offer|give) ~(next |first |free |open )*(slot|time|spot|gap|opening|cancellation|place) to {client}( (on|from) ~${LIST})?`,
      `(offer|text|tell) {client} (on|from) ~${LIST} (a |the )?(slot|time|spot|gap|opening)( .*)?`,
    ],
    finds: [waiting],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: () => "The time is offered. It is held until they answer.",
  },
  {
    tool: "join_waitlist",
    does: "put somebody on the waitlist",
    hears: [
      `(put|add|pop|stick|get|place|bung|chuck) ~{client} (on|onto|to|in|down for) ~${LIST} for ~{service}[,:]? ?(?<when>(any|on|this|next|from|between|in|before|after|sometime|some|mon|tue|wed|thu|fri|sat|sun|tomorrow|today|the|dec|nov|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|all|whenever|\\d).*)`,
      `(put|add|pop|stick|get|place|bung|chuck) ~{client} (on|onto|to|in|down for) ~${LIST} for ~{service}`,
      `~${LIST} {client} for ~{service}[,:]? (?<when>(any|on|this|next|from|between|in|\\d).*)`,
      `(put|add|pop|stick|get|place) ~{client} (on|onto|to|in) ~${LIST}(?:, any ?time (?<when>.+))?`,
      `{client} (wants to|would like to) (go|be|get) (on|onto) ~${LIST} for ~{service}[,:]? ?(?<when>(any|on|this|next|from|between|in|\\d).*)?`,
    ],
    despite: ["hearsay"],
    finds: [client, service],
    input: ({ when }, { found, here }) => {
      const heard = when && here ? hearWhen(when, here) : undefined;
      const from = heard?.range?.from ?? heard?.date ?? heard?.days?.[0];
      const to = heard?.range?.to ?? heard?.days?.at(-1) ?? from;
      const who = found["client"]?.of as {
        id: string;
        name: string;
        email: string | null;
        phone: string | null;
      };
      if (!here) return { say: "I can't see the calendar here." };
      if (!from || !to)
        return {
          ask: `From when to when can ${who.name} come?`,
          slot: "when",
          takes: /\w/,
          options: ["This week", "Next week", "Any day this month"],
        };
      if (!who.email) return { say: `${who.name} has no e-mail address: the offer goes there.` };
      const day = todayOf(here);
      return {
        stylistId: here.stylistId,
        clientId: who.id,
        clientName: who.name,
        clientEmail: who.email,
        clientPhone: who.phone ?? undefined,
        serviceId: found["service"]?.id,
        from: from < day ? day : from,
        to: to < day ? addDays(day, 1) : to,
        earliest: heard?.after,
        latest: heard?.before,
      };
    },
    report: (value) => `${(value as WaitlistEntry).clientName} is on the waitlist.`,
  },
  {
    tool: "cancel_following",
    does: "cancel a visit and those of its series that follow",
    hears: [
      "(cancel|call off|bin|drop|delete|remove|scrap) (all|every|all the|all of|the rest of) ~{client}('s)? (visits|appointments|bookings|series|standing|repeats)( .*)?",
      "(cancel|call off|bin|drop|delete|remove|scrap) ~{client}('s)? (.+ )?(and|plus) (anything|everything|all|whatever|any|the rest|the ones|all the rest|all that)( that)? ?(comes? |follows |is |are )?(after|following|later|from then on|onwards|afterwards|follows|that follow)?( (that|it|them|this|on))?",
      "(cancel|call off|bin|drop|end|stop) ~{client}('s)? (series|standing (appointment|booking)|repeat(ing)? (appointments?|bookings?)|regular (slot|appointment))( .*)?",
      "{client:w}('s)? (.+ )?(cancel|bin|drop|call off|delete) (her|his|their) (.+ )?(and|plus) (anything|everything|all|whatever|the rest)( that)? (after|following|later|follows|comes after)",
    ],
    finds: [visit],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value) =>
      `${(value as { appointments: Appointment[] }).appointments.length} visits are cancelled.`,
  },
  {
    tool: "close_calendar_feed",
    does: "close the calendar address of your phone",
    hears: [
      "(close|stop|end|turn off|switch off|disconnect|revoke|kill|remove|delete) ~(calendar|ical|phone calendar|calendar on my phone|calendar sync) ?(feed|address|link|sync|url|subscription|export)?( (on|from|to|with) .*)?",
      "(stop|end) (syncing|sharing|sending) ~(calendar|book|diary)( (to|with) .*)?",
    ],
    input: (_slots, { text }) =>
      /\b(?:feed|address|link|sync|url|subscription|ical|phone|export)/.test(text)
        ? {}
        : {
            ask: "Shall the address that your phone reads the book from be closed?",
            slot: "sure",
            options: ["Close the calendar feed"],
          },
    report: () => "The address opens nothing any more.",
  },
];
