import type {
  Consent,
  ConsentMethod,
  ConsentStanding,
} from "#tools/messages/inbox/consent-schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

/** How a number stands, and what follows from it. */
export const STANDING: Record<
  ConsentStanding,
  { label: string; tone: BadgeTone; means: (phone: string) => string }
> = {
  granted: {
    label: "Said yes to texts",
    tone: "ok",
    means: (phone) => `Confirmations, reminders and free times go to ${phone} by text.`,
  },
  revoked: {
    label: "Said no to texts",
    tone: "bad",
    means: (phone) => `No notices go to ${phone} by text.`,
  },
  unknown: {
    label: "Not asked yet",
    tone: "neutral",
    means: (phone) => `No notices go to ${phone} by text until they say yes.`,
  },
};

/** Where it was said. */
export const METHODS: Record<ConsentMethod, string> = {
  booking_form: "On the booking form",
  waitlist_form: "On the waitlist form",
  text_keyword: "By a text",
  text_words: "In a text, in their words",
  staff: "To the salon",
  carrier: "Told by the phone company",
  import: "Brought along from another system",
};

/** How a number stands by its ledger, newest first: the newest line counts. */
export function standingOf([newest]: readonly Consent[]): ConsentStanding {
  if (!newest) return "unknown";
  return newest.granted ? "granted" : "revoked";
}

/** Whether the phone company itself holds texts back: only their own START ends that. */
export function isHeldBack([newest]: readonly Consent[]): boolean {
  return (
    newest !== undefined &&
    !newest.granted &&
    (newest.method === "text_keyword" || newest.method === "carrier")
  );
}
