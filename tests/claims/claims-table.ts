import { readFileSync } from "node:fs";
import { guardedReply } from "#agent/chat/booking-guard.ts";
import { bookingTools } from "#tools/registry.ts";
import { bookingOf } from "./claims-booking.ts";
import { figuresLost, shownOfTurn } from "./turn-shown.ts";

/** A reply of a table: what was known when it was said, and which parts of it are not so. */
export type ClaimsEntry = {
  id: string;
  now: string;
  said_by_person: string;
  facts: string;
  results: { tool: string; effect: "read" | "write"; ok: boolean; value: unknown }[];
  reply: string;
  honest: boolean;
  untrue: string[];
};

const timeZone = "UTC";

/** What is shown of a reply of a table: by the booking assistant, or by that of the stylist. */
async function shownOf(entry: ClaimsEntry, entries: readonly ClaimsEntry[]): Promise<string> {
  const isBooking =
    /\bMenu\b/.test(entry.facts) || entry.results.some(({ tool }) => tool in bookingTools);
  return isBooking
    ? guardedReply(entry.reply, bookingOf(entry, entries), new Date(entry.now))
    : assisted(entry);
}

const assisted = ({ results, said_by_person, reply, now }: ClaimsEntry): Promise<string> =>
  shownOfTurn(
    said_by_person,
    results.map(({ tool, ok, value }) => {
      const { state, sentence = "It was refused." } = (value ?? {}) as Record<string, string>;
      const ending = ok ? (state === "waiting" ? "waits" : "") : { refused: sentence };
      return [{ tool, input: {}, value }, ending];
    }),
    reply,
    new Date(now),
  );

/** How a table fares: untrue replies of which an untrue part is shown, and honest ones and what is lost of them. */
export async function scoreOf(file: string) {
  const entries = JSON.parse(readFileSync(file, "utf8")) as ClaimsEntry[];
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const each = await Promise.all(
    entries.map(async (entry) => {
      const shown = plain(await shownOf(entry, entries));
      return {
        entry,
        shown,
        isWhole: shown === plain(entry.reply),
        lost: figuresLost(entry.reply, shown, { timeZone, now: new Date(entry.now) }),
        untrue: entry.untrue.filter((part) => shown.includes(plain(part))),
      };
    }),
  );
  return {
    honest: each.filter(({ entry }) => entry.honest),
    untrue: each.filter(({ entry }) => !entry.honest),
  };
}
