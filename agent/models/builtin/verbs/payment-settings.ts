import { leadHours } from "./message-limits.ts";
import type { Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

/** How payments are taken. */
export const PAYMENT_SETTINGS: readonly Verb[] = [
  {
    tool: "set_payment_settings",
    does: "change how payments are taken",
    hears: [
      "let unpaid bookings wait {wait} for their payment",
      "(?<wait>let unpaid bookings wait another time for their payment)",
      "(turn|switch) (?<on>on|off) ~(automatic|auto)[- ]?refunds?( for .*)?",
      "(turn|switch) ~(automatic|auto)[- ]?refunds? (?<on>on|off)",
      "(?<on>refund|give back|stop refunding|keep) ~(deposits?|payments?)( automatically| by (itself|themselves))?( (when|if) .*cancel.* in time)",
      "(?<on>refund|give back|stop refunding) ~deposits? automatically",
      "(hold|keep|release) ~(unpaid )?(bookings?|slots?|appointments?) (for|after) {minutes:n} min(ute)?s?( for (the )?(payment|deposit))?",
      "(give|let) (clients|people|them) {minutes:n} min(ute)?s? to pay( .*)?",
      "(give|let) (clients|people|them) pay within {hours:n} hours?",
      "(set|change|make) ~(payment )?(window|time to pay|payment time|pay time) to {minutes:n} min(ute)?s?",
    ],
    despite: ["conditional"],
    input: ({ on, minutes, hours, wait }) => {
      if (wait) {
        const [hour] = leadHours(wait);
        const payWithinMinutes = /min/i.test(wait) ? numberIn(wait) : hour && hour * 60;
        return payWithinMinutes
          ? { payWithinMinutes }
          : { ask: "For how many minutes?", slot: "minutes", takes: /\d/ };
      }
      return {
        refundInTime: on === undefined ? undefined : /^(?:on|refund|give back)$/i.test(on),
        payWithinMinutes: hours ? (numberIn(hours) ?? 0) * 60 : numberIn(minutes),
      };
    },
    mends: [["minutes", /^(\d+)(?: min)?$/]],
    report: () => "The payment settings are changed.",
  },
  {
    tool: "show_payment_settings",
    hears: [
      "(show|list|open|what are|view)( me)? ~(payment|deposit|card|refund) (settings|rules|options)",
      "can (we|i) take (cards?|card payments|deposits)( here| online)?",
      "how long (does|do) (a |an )?(bookings?|slots?) wait for (its |their |the )?(payment|deposit)",
      "(are|is) (card payments|stripe|online payments) (on|set up|connected|working|available)",
      "(do|are) (deposits|payments|cards) (go back|get refunded|refunded|paid back)( automatically| by themselves)?( .*)?",
      "do (we|i|you) refund( deposits?)?( automatically)? (if|when) (they|people|clients|somebody) cancels?( .*)?",
      "how do (i|we) (get paid|take (cards?|payments?|deposits))",
    ],
    report: (value) => {
      const { available } = value as { available?: boolean };
      return available === false
        ? "Card payments are not set up here yet."
        : "Here is how payments are taken.";
    },
  },
];
