import type { FoundClients } from "#tools/clients/assistant-schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { hearPeriod } from "#agent/models/builtin/hear/period.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayOf, listed, saidDay } from "#agent/models/builtin/wording.ts";
import { todayOf } from "./finders.ts";
import type { About, Ask, Input, Say, Slots, Verb } from "./verb.ts";
import { summed } from "./words.ts";

const LONG =
  "( lately| recently| (for|in) (a|quite a) (good |long )?(while|time)| in ages| for ages| in forever)?";
const SINCE = `( (for|in|since|over|in over|for over|for more than|in more than|in the|over the|for the)( (the )?(last|past))? (?<since>[^,]*?(day|week|month|quarter|year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas)s?( 20\\d\\d)?))?`;
const NOT = "(hasn't|haven't|hasnt|havent|has not|have not|didn't|did not|isn't)";
const BEEN =
  "(been|come|came|visited|booked|shown up|been seen|had an appointment|had a visit)( (in|here|back|by|again))*";
const PEOPLE =
  "(clients?|customers?|people|guests?|regulars?|everyone|everybody|all|those|anyone|anybody)";

/** The first days of the seasons, in the north. */
const SEASONS: Readonly<Record<string, string>> = {
  spring: "march",
  summer: "june",
  autumn: "september",
  fall: "september",
  winter: "december",
  christmas: "december",
};

/** The day before which somebody was here last: months back, or the end of what was named. */
function dayAway(said: string | undefined, here: Here): string | undefined {
  const today = todayOf(here);
  const text = summed(plain(said ?? "3 months"))
    .replace(/\bhalf (?:a )?year\b/, "6 months")
    .replace(/^(?:(?:a|an|one) )?(?=(?:day|week|month|quarter|year)s?$)/, "1 ")
    .replace(/\b(?:a|an|one)(?= (?:day|week|month|quarter|year))/, "1")
    .replace(/\ba couple of\b|\bcouple\b/, "2")
    .replace(/\b(spring|summer|autumn|fall|winter|christmas)\b/, (name) => SEASONS[name] ?? name);
  const count = /\b(\d{1,3}) ?(day|week|month|quarter|year)s?\b/.exec(text);
  if (count) return hearPeriod(`last ${count[1]} ${count[2]}s`, today)?.from;
  const named = hearPeriod(text, today);
  return named && (/\bsince\b/.test(text) ? named.from : addDays(named.to, 1));
}

function away({ since }: Slots, { here, text }: About): Input | Ask | Say {
  if (!here) return { say: "I can't see the calendar here." };
  const [named] = /\bsince .*/.exec(text) ?? [];
  const awaySince = dayAway(since && (named ?? since), here);
  return awaySince && awaySince <= todayOf(here)
    ? { awaySince }
    : { ask: "For how long?", slot: "since", takes: /\d|month|year|week/, options: HOW_LONG };
}

const HOW_LONG = ["6 weeks", "3 months", "6 months", "A year"];
const MOST_SAID = 5;

function told(value: unknown, slots: Slots, about: About): string {
  const { items, total } = value as FoundClients;
  const { here } = about;
  const { awaySince } = away(slots, about) as { awaySince?: string };
  const day = awaySince ? saidDay(awaySince, here) : "then";
  if (total === 0) return `Everybody who was here before ${day} has been here since, or is booked.`;
  const names = items
    .slice(0, MOST_SAID)
    .map(({ name, lastVisitAt }) => (lastVisitAt ? `${name} (${dayOf(lastVisitAt, here)})` : name));
  const more = total > names.length ? `, and ${total - names.length} more` : "";
  const who = total === 1 ? "1 client was" : `${total} clients were`;
  const hint = slots["since"] ? "" : " For another time say “who hasn't been in for 6 months”.";
  return `${who} last here before ${day}, and not booked: ${more ? names.join(", ") + more : listed(names)}.${hint}`;
}

/** Clients who stayed away. */
export const LAPSED: readonly Verb[] = [
  {
    tool: "find_clients",
    narrow: true,
    hears: [
      `(who|who all|who else) ${NOT} ${BEEN}${LONG}${SINCE}`,
      `((show|list|find|give|get)( me)? )?~(which |what |all )?${PEOPLE} (who |that )?${NOT} ${BEEN}${LONG}${SINCE}`,
      `(who|which ${PEOPLE}|what ${PEOPLE}) (haven't|have) (i|we) (not )?(seen|had in|had)( in)?${LONG}${SINCE}`,
      `((show|list|find|give|get)( me)? )?~${PEOPLE} (who |that )?(i|we) haven't (seen|had in)( in)?${LONG}${SINCE}`,
      `((show|list|find|give|get)( me)? |who are )?~(lapsed|lost|inactive|dormant|absent|overdue|missing) (clients|customers|regulars|guests)${LONG}${SINCE}`,
      `who( is|'s| are)? (lapsed|inactive|overdue|gone quiet|due back)${SINCE}`,
      `who (stopped|quit|has stopped) (coming|booking|visiting)( (in|here|back))*${SINCE}`,
      `(who|which clients) (did|have|do) (i|we) (lose|lost|miss|need to win back|win back)${SINCE}`,
      "who (should|could|can) (i|we) (win back|get back|reach out to|chase)",
      `((show|list|find)( me)? )?~(clients|customers) (that |who )?(i|we) (lost|have lost)${SINCE}`,
    ],
    input: away,
    report: told,
  },
];
