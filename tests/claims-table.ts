import { readFileSync } from "node:fs";
import { guardedReply } from "#agent/chat/booking-guard.ts";
import { figuresIn, keysOf, type At } from "#agent/chat/claims/figures.ts";
import { figuresSaid, rowsOf, type Ground, type Row } from "#agent/chat/claims/rows.ts";
import { BODY } from "#agent/chat/claims/others.ts";
import { screen } from "#agent/chat/claims/screen.ts";
import { bookingTools } from "#tools/registry.ts";
import { bookingOf } from "./claims-booking.ts";

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
function shownOf(entry: ClaimsEntry, entries: readonly ClaimsEntry[]): string {
  const at = { timeZone, now: new Date(entry.now) };
  const isBooking =
    /\bMenu\b/.test(entry.facts) || entry.results.some(({ tool }) => tool in bookingTools);
  return isBooking
    ? guardedReply(entry.reply, bookingOf(entry, entries), at.now)
    : assisted(entry, at);
}

function assisted(entry: ClaimsEntry, at: At): string {
  const facts: Row[] = entry.facts.split(/(?<=[.;])\s+|\n/).map((text) => ({
    by: "fact",
    names: [],
    says: text.toLowerCase(),
    lacks: "",
    figures: new Set(figuresIn(text, at).flatMap(keysOf)),
  }));
  const given = entry.results.flatMap(({ tool, effect, ok, value }) => {
    const isWaiting = (value as { state?: unknown } | null)?.state === "waiting";
    const by = !ok ? "fact" : isWaiting ? "wait" : effect === "write" ? "act" : "read";
    const rows = rowsOf({ tool: ok ? tool : "", by, value }, at);
    // what a card shows is known
    if (isWaiting && ok) return [...rows, ...rowsOf({ tool: "", by: "read", value }, at)];
    return ok ? rows : rows.map((row) => ({ ...row, says: "" }));
  });
  const ground: Ground = {
    ...at,
    rows: [...facts, ...given],
    own: figuresSaid([entry.said_by_person], at),
    isOfBody: BODY.test(entry.said_by_person.toLowerCase()),
    sentences: new Set(),
  };
  const screened = screen(
    () => ground,
    () => "",
  );
  return `${screened.push(entry.reply)}${screened.end()}`.trim();
}

/** Figures of an honest reply that can be read nowhere in what is shown. */
export function figuresLost(reply: string, shown: string, at: At): string[] {
  const there = new Set(figuresIn(shown, at).flatMap(keysOf));
  return figuresIn(reply, at)
    .filter(
      (figure) =>
        figure.kind !== "count" &&
        !keysOf(figure).some((key) => there.has(key)) &&
        !figure.values.some((value) => there.has(`count:${value}`)),
    )
    .map(({ from, to }) => reply.slice(from, to));
}

/** How a table fares: untrue replies of which an untrue part is shown, and honest ones and what is lost of them. */
export function scoreOf(file: string) {
  const entries = JSON.parse(readFileSync(file, "utf8")) as ClaimsEntry[];
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const each = entries.map((entry) => {
    const shown = plain(shownOf(entry, entries));
    return {
      entry,
      shown,
      isWhole: shown === plain(entry.reply),
      lost: figuresLost(entry.reply, shown, { timeZone, now: new Date(entry.now) }),
      untrue: entry.untrue.filter((part) => shown.includes(plain(part))),
    };
  });
  return {
    honest: each.filter(({ entry }) => entry.honest),
    untrue: each.filter(({ entry }) => !entry.honest),
  };
}
