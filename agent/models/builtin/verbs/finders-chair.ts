import { displayName } from "#tools/values/name-rules.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";
import type { FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { ScaledBowl } from "#tools/formulas/schema.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { monthAt } from "#agent/models/builtin/hear/calendar-names.ts";
import { saidLine } from "#agent/models/builtin/hear/formulas.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { lastPerson } from "./finders-people.ts";
import { pointsBack } from "./match.ts";
import type { About, Ask, Finder, Found, Say } from "./verb.ts";
import { named } from "./words.ts";

/** Before and behind a name, and none of it: "mrs hale", "Jess Park, Tuesday, October 6". */
const AROUND = /^(?:mrs?|ms|miss|dr)\.? |, [a-z]+day, [a-z]+ \d{1,2}(?:, \d{4})?$|['’]s$/gi;

/** Who is meant: by name, by a pronoun, or whoever the formula of the chat is for. */
const whose = (client: string | undefined, { made, earlier }: About): string | undefined => {
  if (client && !pointsBack(client)) return client.replaceAll(AROUND, "").trim();
  const ofChat = made?.consultation.clientName;
  return client ? (lastPerson(earlier) ?? ofChat) : (ofChat ?? lastPerson(earlier));
};

/** Asked where nobody was named and no formula stands. */
export const WHOSE: Ask = {
  ask: "There is no formula in this chat yet. Whose do you mean? Name the client, ask for a new one, or open a consultation and ask beside it.",
  slot: "client",
};

const TIME_BEFORE =
  /\b(?:before (?:that|then|this)|time before|second (?:last|to last)|last but one)\b/;

const MAKING: ReadonlySet<string> = new Set(["formulate", "correct", "get_consultation"]);

/** The one before the one that was told last, or before the newest. */
function beforeThat(
  items: FoundConsultations["items"],
  name: string,
  { earlier, here }: About,
): Found[] {
  const own = called(name, items, ({ clientName }) => clientName).toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  const opened = earlier.findLast(({ tool, status }) => status === "ok" && MAKING.has(tool));
  const last = (opened?.value as ConsultationResult | undefined)?.consultation.id;
  const told = own.findIndex(({ id }) => id === last);
  const of = own[Math.max(told, 0) + 1];
  return of
    ? [{ id: of.id, name: `${displayName(of.clientName)}, ${dayOf(of.createdAt, here)}`, of }]
    : [];
}

/** A consultation: a client's newest, that of a month, that of the chat, or the one the chat stands beside. */
export const theirs: Finder = {
  tool: "find_consultations",
  slot: "client",
  what: "consultation",
  with: ({ client }, about) => {
    // "mei ling" is Mei-Ling, who is found by the first of it
    const [q] = whose(client, about)?.split(/[\s-]/) ?? [];
    // "noras" is whose it is, and a part of a name finds it too
    return q ? { q: q.replace(/(?<=.{3})s$/, "") } : {};
  },
  among: (value, { client, month = "" }, about) => {
    const { here } = about;
    const at = monthAt(month);
    const { items } = value as FoundConsultations;
    const name = whose(client, about);
    if (name && TIME_BEFORE.test(about.text)) return beforeThat(items, name, about);
    const own = name
      ? called(name, items, ({ clientName }) => clientName)
      : items.filter(({ id }) => id === about.recordId);
    const ofChat = client ? undefined : own.find(({ id }) => id === about.made?.consultation.id);
    const dated = own.filter(({ createdAt }) => at === 0 || Number(createdAt.slice(5, 7)) === at);
    // the newest of each who goes by that name
    const newest = dated.filter(
      ({ clientName }, i) => dated.findIndex((one) => one.clientName === clientName) === i,
    );
    return (ofChat && at === 0 ? [ofChat] : newest).map((of) => ({
      id: of.id,
      name: `${displayName(of.clientName)}, ${dayOf(of.createdAt, here)}`,
      also: client,
      of,
    }));
  },
  known: ({ client }, { made, recordId, earlier, text }) => {
    if (made && TIME_BEFORE.test(text)) return undefined;
    if (!pointsBack(client) || (client && lastPerson(earlier))) return undefined;
    const id = made?.consultation.id ?? recordId;
    if (id) return { id, name: made?.consultation.clientName ?? "", of: made?.consultation };
    return client || lastPerson(earlier) ? undefined : WHOSE;
  },
  bare: "first",
  empty: "I find no such consultation. Name the client it is for.",
};

const GRAMS =
  "Grams are withheld while a check of the formula stands open: a patch test that is missing, a strand test, or a dose that the rules stop. Which formula do you mean? Name the client, and its card says which check it is.";

/** The same, to be explained: the formula of the chat is not looked up by its name; where none is known and grams are asked for, why they may be held back. */
export const explained: Finder = {
  ...theirs,
  known: ({ client, ...slots }, about) => {
    const ofChat = about.made?.consultation.clientName;
    const isOfChat = client && ofChat && called(client, [ofChat], (name) => name).length > 0;
    const known = theirs.known?.(isOfChat ? slots : { ...slots, client }, about);
    return known && "ask" in known && /\bgrams?\b/.test(about.text)
      ? { ...known, ask: GRAMS }
      : known;
  },
};

/** The same, where it is asked what was done before: nobody's is told by name, and nothing is taken for it. */
export const theirsOrNone: Finder = {
  ...theirs,
  known: undefined,
  among: (value, slots, about) => {
    const found = theirs.among(value, slots, about);
    const name = whose(slots["client"], about);
    return found.length === 0 && name
      ? [{ id: "", name: named(name) ?? name, also: slots["client"], of: undefined }]
      : found;
  },
};

/** The consultation that was found before, whole: it is what `made` is then. */
export const opened: Finder = {
  tool: "get_consultation",
  slot: "opened",
  what: "consultation",
  with: (_slots, { found }) => ({ id: found["client"]?.id }),
  known: (_slots, { found, made }) =>
    made && made.consultation.id === found["client"]?.id
      ? { id: made.consultation.id, name: made.consultation.clientName, of: made.consultation }
      : undefined,
  among: (value) => {
    const { consultation } = value as ConsultationResult;
    return [{ id: consultation.id, name: consultation.clientName, of: consultation }];
  },
  bare: "first",
};

/** The formula of a consultation that is meant: the one that colours, or the one whose part of the work was named. */
export function formulaOf({ made, text }: Pick<About, "made" | "text">) {
  const formulas = made?.formulas ?? [];
  const role = /\b(?:toner|highlight|lowlight)\b/.exec(text)?.[0];
  return (
    formulas.find((one) => one.bowl && one.role === role) ??
    formulas.findLast(({ role: of, bowl }) => of === "base" && bowl?.type !== "treatment") ??
    formulas.find(({ bowl }) => bowl?.type !== "treatment") ??
    formulas[0]
  );
}

/** Where a consultation has no formula. */
export const NO_FORMULA: Say = { say: "There is no formula in that consultation." };

/** Grams of a formula's bowl: as it was scaled in this chat, else as it was written. */
export function gramsOf(
  formula: ReturnType<typeof formulaOf>,
  { earlier }: Pick<About, "earlier">,
): number {
  const scaled = earlier.findLast(
    ({ tool, status, input }) =>
      tool === "scale_bowl" &&
      status === "ok" &&
      (input as { formulaId?: string }).formulaId === formula?.id,
  )?.value as ScaledBowl | undefined;
  return scaled?.totalGrams ?? (formula?.bowl ? bowlGrams(formula.bowl) : 0);
}

/** "our grey blend" and "the house gloss today" are called grey blend and house gloss. */
export const bareName = (said: string | undefined): string | undefined =>
  said
    ?.trim()
    .replace(/^(?:(?:the|a|an|our|my|that|this|your) )+/i, "")
    .replace(/(?: (?:today|again|please|pls|now|formula|recipe|one))+$/i, "") || said;

/** A formula of the library by its name; that of a consultation is none. */
export const library: Finder = {
  tool: "find_formulas",
  slot: "formula",
  what: "formula of the library",
  with: ({ formula }) => ({ search: pointsBack(formula) ? undefined : bareName(formula) }),
  among: (value) =>
    (value as { items: LibraryFormula[] }).items
      .filter(({ origin }) => origin !== "consultation")
      .map((of) => ({
        id: of.id,
        name: of.name,
        // "the house gloss" is a gloss of the house
        also: `${of.clientName ?? ""} ${of.notation} house`,
        of,
      })),
  bare: "only",
  empty: "There is no such formula in the library.",
};

/** A line as the tools take it: by the catalogue's ids where it is known, else as it was said. */
export function lineOf(said: string | undefined): string | undefined {
  const known = saidLine(plain(said ?? ""));
  if (!known) return said?.trim() || undefined;
  return known.line ? `${known.brand}/${known.line}` : known.brand;
}
