import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import type { NotedBowl, ReadNotation } from "#tools/colour/notation/schema.ts";
import type { CheckedFormula, HandBowl } from "#tools/bench/write-schema.ts";
import type { BowlsFound } from "#tools/inventory/act-schema.ts";
import { amountIn } from "#agent/models/builtin/verbs/amounts.ts";
import { formulaOf, NO_FORMULA } from "#agent/models/builtin/verbs/finders-chair.ts";
import type { About, Ask, Finder, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";

/** Shorthand, read by the tool that reads it. */
export const notation: Finder = {
  tool: "read_notation",
  slot: "formula",
  what: "formula",
  with: ({ formula }, { made, earlier }) => ({
    text: inPercent(formula ?? readLast(earlier) ?? ""),
    consultationId: made?.consultation.id,
  }),
  among: (value, { formula = "" }) => [{ id: "formula", name: formula, of: value }],
};

/** The formula that was read last in this chat, for "save". */
const readLast = (earlier: About["earlier"]): string | undefined =>
  (
    earlier.findLast(({ tool, status }) => tool === "read_notation" && status === "ok")?.input as
      | { text?: string }
      | undefined
  )?.text;

/** "60 g 1.9" is 60 g of 1.9 %. */
export const inPercent = (formula: string): string =>
  formula.replaceAll(
    /(\d ?g(?:rams?)?,? (?:of )?)(1\.9|1\.5|4|6|9|12)(?! ?(?:%|g|vol|min|\/|\.\d))\b/gi,
    "$1$2%",
  );

/** The bowls of formula that was read, where they are whole; else what is missing of them. */
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
  const bowls = handBowls(about.found["formula"]?.of as ReadNotation);
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

/** The bowl that is there with some grams more of one of its shades; the developer follows by the ratio. */
export function withMore({ grams, shade }: Slots, about: About): Input | Ask | Say {
  const mixed = formulaOf(about)?.bowl;
  const { made } = about;
  if (!mixed || !made) return NO_FORMULA;
  const more = amountIn(grams);
  if (more === undefined) return { ask: "How many grams more?", slot: "grams", takes: /\d/ };
  const code = shade?.replaceAll(/\s/g, "");
  const own = mixed.shades.map((each) => each.code);
  if (!code || !own.includes(code))
    return { ask: "More of which shade?", slot: "shade", options: own, takes: /\d/ };
  const shades = mixed.shades.map((each) => ({
    code: each.code,
    grams: each.code === code ? each.grams + more : each.grams,
  }));
  const { zone, brandId, lineId, purpose, developer, ratio, minutes } = mixed;
  const bowls = [
    {
      zone,
      purpose,
      line: `${brandId}/${lineId}`,
      shades,
      developerVolume: developer?.volume ?? null,
      ratio,
      minutes,
    },
  ];
  return { consultationId: made.consultation.id, bowls };
}

/** What the checks say of a formula. */
export function judged(value: unknown): string {
  const { ok, findings } = value as CheckedFormula;
  const [worst] = findings;
  if (ok) return worst ? `It may be mixed. ${worst.sentence}` : "Nothing speaks against it.";
  return worst ? `The checks stop it: ${worst.sentence}` : "The checks stop it.";
}

/** Formulas written by hand or kept, and bowls that were mixed. */
export const WRITTEN: readonly Frame[] = [
  {
    id: "undo_bowl",
    says: ["put the last bowl back into stock"],
    does: "put a bowl back into stock that was not mixed",
    despite: ["negated"],
    finds: [bowl],
    input: (_slots, { found }) => ({ bowlId: found["bowl"]?.id }),
    report: () => "What it took is back in stock.",
  },
  {
    id: "list_bowls",
    says: ["show me the mixed bowls"],
    input: () => ({}),
    report: (value) => {
      const { total } = value as BowlsFound;
      if (total === 0) return "No bowl was mixed yet.";
      return total === 1 ? "1 bowl was mixed." : `${total} bowls were mixed; these are the newest.`;
    },
  },
  {
    id: "read_card",
    says: ["read the card"],
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
    id: "override_formula",
    slots: { name: "name", reason: "text" },
    says: ["release the formula[, {name}][: {reason}]"],
    does: "release a formula that the checks withhold",
    input: ({ name, reason }, about) => release(about, name, reason),
    report: () => "Released, with your name and reason on it.",
  },
];
