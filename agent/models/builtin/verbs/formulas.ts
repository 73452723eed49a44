import type { NotedBowl, ReadNotation } from "#tools/colour/notation-schema.ts";
import type { CheckedFormula, HandBowl, WrittenFormula } from "#tools/bench/write-schema.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";
import type { BowlsFound } from "#tools/inventory/act-schema.ts";
import { consultation } from "./finders.ts";
import { library } from "./finders-chair.ts";
import type { About, Ask, Finder, Input, Say, Verb } from "./verb.ts";
import { named } from "./words.ts";

/** Shorthand, read by the tool that reads it. */
export const notation: Finder = {
  tool: "read_notation",
  slot: "shorthand",
  what: "formula",
  with: ({ shorthand }, { made }) => ({ text: shorthand, consultationId: made?.consultation.id }),
  among: (value, { shorthand = "" }) => [{ id: "shorthand", name: shorthand, of: value }],
};

/** The bowls of shorthand that was read, where they are whole; else what is missing of them. */
function handBowls({ bowls, unread }: ReadNotation): HandBowl[] | Say {
  if (unread.length > 0) return { say: `I did not understand “${unread.join(", ")}” of it.` };
  const whole = bowls.map(handBowl);
  const [first] = whole;
  if (!first)
    return { say: "There is no bowl in that. Write shades with grams, developer and minutes." };
  const unfit = whole.find((bowl) => "say" in bowl);
  return unfit ?? (whole as HandBowl[]);
}

function handBowl({
  line,
  shades,
  developer,
  ratio,
  minutes,
  zone,
  purpose,
  heat,
}: NotedBowl): HandBowl | Say {
  if (!line) return { say: "Which line is it? Write it with the shades." };
  if (shades.some(({ grams }) => grams === null))
    return { say: "How many grams of each shade? Write them with the shades." };
  if (!minutes) return { say: "For how many minutes? Write them with the formula." };
  return {
    zone: zone ?? "all",
    purpose: purpose ?? "deposit",
    line,
    shades: shades.map(({ code, grams }) => ({ code, grams: grams ?? 0 })),
    developerVolume: developer?.volume ?? null,
    ratio,
    minutes,
    ...(heat && { heat }),
  };
}

export function ofHand(about: About): Input | Say {
  if (!about.made)
    return { say: "Whose hair is it for? Open their consultation, or make one, and say it there." };
  const bowls = handBowls(about.found["shorthand"]?.of as ReadNotation);
  return "say" in bowls ? bowls : { consultationId: about.made.consultation.id, bowls };
}

function release(
  { made }: About,
  name: string | undefined,
  reason: string | undefined,
): Input | Ask | Say {
  const withheld = made?.formulas.find((each) => each.withheld);
  if (!withheld) return { say: "No formula of this chat is withheld." };
  if (!name) return { ask: "Who answers for it? Give your name.", slot: "name", takes: /[a-z]/ };
  if (!reason)
    return {
      ask: "Why may it be mixed? Say it in your own words.",
      slot: "reason",
      takes: /[a-z]/,
    };
  return { formulaId: withheld.id, name: named(name), reason };
}

const bowl: Finder = {
  tool: "list_bowls",
  slot: "bowl",
  what: "bowl",
  bare: "first",
  empty: "No bowl was mixed yet.",
  among: (value) =>
    (value as BowlsFound).bowls
      .filter(({ undoneAt }) => undoneAt === null)
      .map((of) => ({ id: of.id, name: `${of.name}, ${of.grams} g`, of })),
};

/** What the checks say of a formula. */
export function judged(value: unknown): string {
  const { ok, findings } = value as CheckedFormula;
  const [worst] = findings;
  if (ok) return worst ? `It may be mixed. ${worst.sentence}` : "Nothing speaks against it.";
  return worst ? `The checks stop it: ${worst.sentence}` : "The checks stop it.";
}

/** Formulas written by hand or kept, and bowls that were mixed. */
export const FORMULAS: readonly Verb[] = [
  {
    tool: "undo_bowl",
    does: "put a bowl back into stock that was not mixed",
    hears: [
      "(undo|take back|un-?mix|reverse|cancel|put back) ~(last |latest |mixed )*(bowl|mix)( {bowl})?",
      "(i|we) (didn't|did not|haven't|never) (actually )?mix(ed)? (it|that|that bowl|the bowl|the last bowl|that one)( after all)?",
      "(put|book) ~bowl back (in|into) stock",
    ],
    despite: ["negated"],
    finds: [bowl],
    input: (_slots, { found }) => ({ bowlId: found["bowl"]?.id }),
    report: () => "What it took is back in stock.",
  },
  {
    tool: "list_bowls",
    hears: [
      "(what|which) bowls? (did|have|were) (i|we)? ?(mix|mixed|made|make)( (today|so far|last|lately|this week))*",
      "(show|list|view|see)( me)? ~(last |latest |mixed |newest |recent )*bowls( that (we|i) mixed| of today)?",
      "what (did|have) (we|i) (mix|mixed)( (today|so far|last|lately))*",
    ],
    input: () => ({}),
    report: (value) => {
      const { total } = value as BowlsFound;
      if (total === 0) return "No bowl was mixed yet.";
      return total === 1 ? "1 bowl was mixed." : `${total} bowls were mixed; these are the newest.`;
    },
  },
  {
    tool: "read_card",
    hears: [
      "(read|scan|type up|transcribe|decipher|copy) ~(formula |colour |index |paper |client |old )*(card|paper|note|handwriting)( .*)?",
      "what (does|do) ~(formula |colour |old )?(card|paper|note) say",
    ],
    input: (_slots, { photos, made }) => {
      const photoId = photos.at(-1)?.photoId;
      return photoId
        ? { photoId, consultationId: made?.consultation.id }
        : { say: "Drop a photo of the card here, and say “read the card” with it." };
    },
    report: (value) => {
      const { bowls, unread } = value as ReadNotation;
      const unclear = unread.length > 0 ? ` I could not read: ${unread.join(", ")}.` : "";
      return `${bowls.length === 1 ? "1 bowl" : `${bowls.length} bowls`} on the card.${unclear} Nothing is saved yet.`;
    },
  },
  {
    tool: "check_formula",
    hears: [
      "(check|test|judge|look at|look over) (my |this |the )?(own )?(formula|bowl|mix)[:,]? {shorthand}",
      "(is|would|will|does|can) {shorthand} (be )?(ok|okay|safe|fine|alright|work)( (for|on) (her|him|this|them|this hair|the client))?",
      "what do (you|the checks) (think|say|make) (of|about|to) (?<shorthand>.*\\d.*)",
    ],
    finds: [notation],
    input: (_slots, about) => ofHand(about),
    report: judged,
  },
  {
    tool: "write_formula",
    does: "keep your own formula with a consultation, as you wrote it",
    hears: [
      "(write|save|keep|note|put|record|log) (my own|my|this|her|his|the following) (own )?formula( down| in| on record)?( for (her|him|this client))?[:,] ?{shorthand}",
      "(i|we) (mixed|used|put on|am using|use|'m using) (?<shorthand>.*\\d.*(g|min|vol|v|1:\\d)\\b.*)[,.] ?(write|keep|save|note) (it|that)( down)?",
    ],
    finds: [notation],
    input: (_slots, about) => ofHand(about),
    report: (value) => {
      const { ok, findings } = value as WrittenFormula;
      return ok
        ? "Kept with the consultation."
        : `Kept without its grams: ${findings[0]?.sentence ?? "the checks stop it."}`;
    },
  },
  {
    tool: "override_formula",
    does: "release a formula that the checks withhold",
    hears: [
      "(release|override|unlock|free) ~(withheld |blocked )?(formula|grams|bowl|checks?)( anyway)?[,.:]? ((i('m| am)|my name is|signed|by) )?(?<name>[a-z'-]+( [a-z'-]+)?)[,:] ?(because )?{reason}",
      "(release|override|unlock|free) ~(withheld |blocked )?(formula|grams|bowl|checks?)( anyway)?,? because {reason}",
      "(release|override|unlock|free) ~(withheld |blocked )?(formula|grams|bowl|checks?)( anyway)?",
      "(give|show) me ~grams anyway",
    ],
    input: ({ name, reason }, about) => release(about, name, reason),
    report: () => "Released, with your name and reason on it.",
  },
  {
    tool: "delete_library_formula",
    does: "delete a formula of the library",
    hears: [
      "(delete|bin|trash|remove|get rid of|scrap|throw out|toss) ~{formula} (formula |recipe )?(from|in|out of) ~library",
      "(delete|bin|trash|remove|get rid of|scrap) ~(library |saved |house )+(formula|recipe) {formula}",
      "(delete|bin|trash|remove|get rid of|scrap) ~{formula} (formula|recipe)",
      "(delete|bin|trash|get rid of|scrap|throw out|toss) ~(?<formula>(\\S+ ){1,3}(blend|mix|smudge|base|melt)|(house|signature) \\S+)",
    ],
    finds: [library],
    input: (_slots, { found }) => ({ id: found["formula"]?.id }),
    report: (_value, _slots, { found }) => `${found["formula"]?.name} is out of the library.`,
  },
  {
    tool: "change_library_formula",
    does: "change a formula of the library",
    hears: [
      "rename ~(library |saved |house )*formula {formula} (to|as) {name}",
      "rename ~{formula} formula (to|as) {name}",
      "rename ~(?<formula>(\\S+ ){1,3}(blend|base|mix|melt|smudge|toner)) (to|as) {name}",
      "(?=[^:,]*\\b(?:formula|recipe|gloss|blend|toner|base|mix|glaze|brunette|brown|blonde|copper|red)\\b)(add|put) ~note (to|on) ~(library |saved )*(formula )?{formula}( formula)?[,:] ?(that |saying )?{notes:all}",
      "(change|update|rewrite|correct) ~(library |saved )*formula {formula} (to|:) {notation:all}",
      "(change|update|rewrite|correct) ~{formula} (in|of) ~library (to|:) {notation:all}",
    ],
    finds: [library],
    input: ({ name, notes, notation: written }, { found }) => ({
      id: found["formula"]?.id,
      name: named(name),
      notes,
      notation: written,
    }),
    report: (value) => `${(value as LibraryFormula).name} is changed.`,
  },
  {
    tool: "stop_sharing_roadmap",
    does: "end the link to a plan of visits",
    hears: [
      "(stop sharing|un-?share|stop showing) {client}('s)? (road ?map|plan|plan of visits|visit plan)",
      "(stop sharing|un-?share) ~(road ?map|plan|plan of visits)( (of|with|for) {client})?",
      "(end|revoke|take down|kill|cancel|delete|remove|close) ~(link|share|sharing) (of|for|to|with) {client}('s)? (road ?map|plan|plan of visits)",
      "(end|revoke|take down|kill|cancel|delete|remove|close) ~(road ?map|plan) (link|share)( (of|for|to|with) {client})?",
    ],
    finds: [consultation],
    input: (_slots, { found }) => ({ consultationId: found["client"]?.id }),
    report: () => "The link is closed: whoever opens it sees nothing any more.",
  },
];
