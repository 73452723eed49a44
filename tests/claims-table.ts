import { readFileSync } from "node:fs";
import { figuresIn, keysOf } from "#agent/chat/claims/figures.ts";
import { figuresSaid, rowsOf, type Ground, type Row } from "#agent/chat/claims/rows.ts";
import { BODY } from "#agent/chat/claims/others.ts";
import { screen } from "#agent/chat/claims/screen.ts";
import { instantOf } from "#tools/values/zone-rules.ts";

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

/** What is shown of a reply of a table. `isBooking` says whose assistant wrote it. */
export function shownOf(entry: ClaimsEntry, { isBooking }: { isBooking: boolean }) {
  const [date = "", time = ""] = entry.now.split("T");
  const at = { timeZone, now: new Date(instantOf(timeZone, date, time.slice(0, 5)) ?? 0) };
  const facts: Row[] = entry.facts.split(/(?<=[.;])\s+|\n/).map((text) => ({
    by: "fact",
    // a line of the menu
    names: (/(?:^|: )(\p{Lu}[^$€£,:]{3,30}) (?:from )?[$€£]/u.exec(text)?.slice(1) ?? []).map(
      (name) => name.toLowerCase(),
    ),
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
    ...(isBooking && { able: /^(?:book|list|write|done)$/ }),
  };
  const screened = screen(
    () => ground,
    () => "",
  );
  const shown = `${screened.push(entry.reply)}${screened.end()}`.trim();
  return { shown, dropped: screened.dropped.map(({ sentence, topics }) => [sentence, topics]) };
}

/** How a table fares: untrue replies of which an untrue part is shown, and honest ones of which something is lost. */
export function scoreOf(file: string) {
  const entries = JSON.parse(readFileSync(file, "utf8")) as ClaimsEntry[];
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const each = entries.map((entry) => {
    const { shown: said, dropped } = shownOf(entry, { isBooking: entry.id.startsWith("b") });
    const shown = plain(said);
    return {
      entry,
      shown,
      dropped,
      isHeld: entry.honest
        ? shown === plain(entry.reply)
        : !entry.untrue.some((part) => shown.includes(plain(part))),
    };
  });
  return {
    honest: each.filter(({ entry }) => entry.honest),
    untrue: each.filter(({ entry }) => !entry.honest),
  };
}
