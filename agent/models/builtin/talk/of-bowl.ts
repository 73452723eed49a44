import { frameOf } from "#agent/models/builtin/frames/all.ts";
import { shadesIn } from "#agent/models/builtin/hear/shades.ts";
import { hearBrand } from "#agent/models/builtin/hear/brands.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { bowlsWords } from "#agent/models/builtin/bowl-words.ts";
import { jobOf } from "#agent/models/builtin/job.ts";
import { formulaOf, gramsOf } from "#agent/models/builtin/verbs/finders-chair.ts";
import { HELD, timeFor, timeOf } from "./bowl-time.ts";
import { namedIn } from "./spoken.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { formulaIn } from "#agent/models/builtin/verbs/mixing.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import type { About, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { OpenedConsultation } from "#tools/consultations/assistant-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";

/** Longer words hold more than a question of the bowl. */
const FEW = 11;

/** What may be asked of the bowl that stands, or ordered of it, in words that name neither it nor anybody. */
const ASKED = {
  developer:
    /^(?:and |so |ok )*(?:how (?:much|many g\w*)(?: of)?(?: the)? (?:dev|developer|peroxide|oxidant|oxydant|\d\d ?vol)\b|(?:the )?(?:dev|developer|peroxide)(?: amount)?(?: (?:(?:to be )?the same|same|to match|too|as well|likewise|accordingly|then|please|pls))*[?.! ]*$)/,
  time: /^(?:and |so |ok )*(?:how (?:long|many min)(?! (?:ago|before|after|is|are|have|has|to wait|until|till|does (?:an?|the)\b))|how long is (?:it|that) on|processing time)/,
  bowl: /\b(?:bowl|mix|formula|toner|lightener|bleach) (?:for (?:the )?(?:1st|first|second|2nd|this|that|next)|after|then|before)\b|^(?:and |so |ok )*(?:what(?:'s| is) (?:in )?(?:the|that|this|her) (?:first |second )?(?:bowl|mix|toner|lightener)|what do i mix|(?:read|tell|give|show) me the bowl)/,
  part: /^(?:(?:and|no|ok|okay|so|then|now|actually|can you|please|just|oh|sorry|lets|let's),? )*(?:(?:make|put|do|set|change|take|bump|up|drop|have|weigh) )?(?:up )?(?:the )?(\d{1,2}\/\d{1,3})(?: (?:to|at|up to|down to|with|be|is|in))* ?(\d{1,3}) ?(?:g|gr|grams?)?(?: (?:then|instead|please|pls|now))*[.! ]*$/,
  size: /\b(\d{1,3}(?:[.,]\d)?) ?(?:g|gr|grams?)\b/,
  cost: /^(?:and |so |ok )*(?:what(?:'s| does| is| will| would)? (?:it|that|this|the bowl)(?: gonna| going to)? cost|how much (?:is it|does (?:it|that|this)|will (?:it|that)) (?:cost|costing)|(?:what's|what is) (?:the|that|my) (?:cost|product cost)|cost (?:of|for) (?:it|that|this))/,
  visits:
    /\bhow many (?:visits|sessions|sittings|appointments|goes|rounds)\b|\b(?:in|all in) (?:1|one|a single) (?:go|visit|sitting|session|appointment|day|shot)\b|\bsame day\b/,
  stronger:
    /^(?:and |so |ok |but )*(?:what (?:would|about|does)|how about).*?\b(\d{1,2}) ?(%|vol|v\b)/,
  swap: /\b(?:swap|switch|change|exchange|replace)\b.* (?:for|to|with|by) (\S+)|\b(?:use|with) (\S+) instead\b/,
  line: /^(?:and |so |ok |but |the |do |now |go |actually |that |it )*(?:same|again|back|instead|in|with|to|into|using|but|for)\b/,
  another:
    /\b(?:same|that|it)\b.*\bfor (?:her|his|my|their) (?:sister|mum|mom|mother|daughter|friend|brother|son|wife|husband|dad|twin)\b|\bfor (?:her|his) (?:sister|mum|mom|mother|daughter|friend|brother|twin)\b/,
} as const;
type Kind = keyof typeof ASKED;

/** A size that is ordered, and no dose that was told of: "make it 45 g of colour", "60 g total". */
const ORDERS_SIZE =
  /^(?:(?:no|and|so|ok|okay|then|actually|just|only|make|do|mix|weigh|it|that|this|the|colour|bowl|up|out|say|let's|to|about|i need|need|want|i want|for) ?,? ?)*\d{1,3}(?:[.,]\d)? ?(?:g|gr|grams?)\b(?: (?:of|the|in|all|altogether|total|colour|tint|tube|dye|dev|developer|mix|then|please|pls|instead|it|now|toner))*[.!? ]*$/;

/** Which of them words ask, by the words alone. */
function kindOf(text: string): Kind | undefined {
  const kinds = Object.keys(ASKED) as Kind[];
  if (text.split(" ").length > FEW) return undefined;
  return kinds.find((kind) => {
    if (!ASKED[kind].test(text)) return false;
    // to see it once more is to open it
    if (kind === "bowl") return !/\bagain\b/.test(text);
    if (kind === "size") return ORDERS_SIZE.test(text);
    if (kind === "time") return !OF_OTHER_TIME.test(text);
    if (kind === "line") return hearBrand(text).brand !== undefined && shadesIn(text).length === 0;
    if (kind === "swap") return tubeIn(text) !== undefined;
    return true;
  });
}

/** How long a visit or a thing of the book takes is no time of a bowl. */
const OF_OTHER_TIME =
  /\b(?:left|appointment|visit|booked|in for|cut|blow ?dry|with me|take with|does (?:she|he|it) take)\b/;
/** Asks how long colour stays on a head. */
const STAYS_ON =
  /\b(?:leave|left|keep|stay|on|process\w*|develop\w*|cook|toner|colou?r|gloss|bleach|lightener|foils?)\b/;

const tubeIn = (text: string) => shadesIn(text).at(-1)?.code;

/** Whether words ask of a bowl, or order of it, that there would have to be. */
export const asksOfBowl = (text: string): boolean => kindOf(text) !== undefined;

/** Whether what is asked can be told of the head alone, before there is a bowl. */
export const asksOfHead = (text: string): boolean => {
  const kind = kindOf(text);
  return kind === "visits" || kind === "stronger";
};

/** The row for words that are of the formula that stands; undefined where there is none, or they are of something else. */
export function ofBowl(typed: string, told: Told): HeardVerb | undefined {
  const made = formulaIn(told);
  const text = plain(typed);
  const kind = kindOf(text);
  const other = kind && otherThan(made?.consultation.clientName, typed, told);
  if (kind === "time" && other && STAYS_ON.test(text)) return timeFor(other, text);
  if (!made || !kind || other) return undefined;
  const row = (id: string, slots: Slots): HeardVerb | undefined => {
    const verb = frameOf(id);
    return verb && { verb, slots, text, doubt: undefined };
  };
  const { consultation } = made;
  const about = { made, text, earlier: [...told.earlier, ...told.results] };
  const said = (verb: HeardVerb["verb"]): HeardVerb => ({
    verb,
    slots: {},
    text,
    doubt: undefined,
  });
  // opened anew: what was told of the client since may hold its grams back
  const opened = (tell: (now: Standing & { made: ConsultationResult }) => string) =>
    said({
      tool: "get_consultation",
      input: () => ({ id: consultation.id }),
      report: (value) => tell({ ...about, made: value as ConsultationResult }),
    });
  const head = {
    level: String(consultation.currentLevel),
    to: String(consultation.desiredLevel),
  };
  switch (kind) {
    case "developer":
      return opened(developerOf);
    case "part":
      return partOf(about, text, (grams) => row("scale_bowl.grams", { grams }));
    case "time":
      return opened(({ made: now }) => timeOf(now as OpenedConsultation));
    case "bowl":
      return opened(({ made: now }) => bowlOf(now, text));
    case "size":
      return row("scale_bowl.grams", { grams: totalIn(text, about) });
    case "cost":
      return row("bowl_cost", { grams: `${gramsOf(formulaOf(about), about)} g` });
    case "visits":
      return opened(({ made: now }) => `${jobOf(now)} ${visitsOf(now)}`);
    case "stronger":
      return row("colour_facts.developer", {
        ...head,
        volume: ASKED.stronger.exec(text)?.slice(1, 3).join(" "),
      });
    case "swap":
      return row("colour_facts.over", {
        shade: tubeIn(text),
        line: mainLine(made),
        level: head.level,
        hair: hairOf(made),
      });
    case "line": {
      const { brand = "", line } = hearBrand(text);
      return row("convert_formula", { line: line ? `${brand}/${line}` : text });
    }
    default:
      return said({
        tool: "get_consultation",
        input: (): Say => ({
          say: `The plan stands for this head: level ${head.level} to ${head.to}. A formula is written for one head; tell me what hers has (level, gray, what is on it) and I write that one.`,
        }),
      });
  }
}

/** The client who is named, where it is not the one whose formula stands. */
function otherThan(client = "", typed: string, { view: { names } }: Told): string | undefined {
  const { client: named } = namedIn(
    typed.replaceAll(/\b(\w{3,})s\b/g, (word, bare: string) =>
      names.get(bare.toLowerCase())?.has("client") && !names.has(word.toLowerCase()) ? bare : word,
    ),
    "client",
    names,
  );
  const own = client.toLowerCase().split(" ");
  return named &&
    !named
      .toLowerCase()
      .split(" ")
      .every((word) => own.includes(word))
    ? named
    : undefined;
}

/** One tube of the bowl in another weight: of one alone the whole bowl goes with it, among several the developer goes with all. */
function partOf(
  standing: Standing,
  text: string,
  scaled: (grams: string) => HeardVerb | undefined,
): HeardVerb | undefined {
  const [, code, said] = ASKED.part.exec(text) ?? [];
  const now = bowlNow(standing);
  const shades = now?.bowl.shades ?? [];
  const tube = shades.find((shade) => shade.code === code);
  if (!now || !tube || !said) return undefined;
  const by = now.developer / now.colour;
  const grams = Number(said);
  if (shades.length === 1) return scaled(`${rounded(grams * (1 + by))} g`);
  const others = shades.map((shade) => {
    const own = shade === tube ? grams : rounded((shade.grams * now.colour) / sumOf(shades));
    return { code: shade.code, own };
  });
  const colour = others.reduce((sum, { own }) => sum + own, 0);
  const { developer } = now.bowl;
  const words = `${others.map((each) => `${each.code} ${each.own} g`).join(" + ")}${developer ? ` + ${developer.volume} vol ${rounded(colour * by)} g` : ""}`;
  return {
    verb: {
      tool: "get_consultation",
      input: (): Say => ({ say: `${words}. The saved formula stays as it is.` }),
    },
    slots: {},
    text,
    doubt: undefined,
  };
}

const rounded = (grams: number) => Math.round(grams * 10) / 10;
const sumOf = (shades: readonly { grams: number }[]) =>
  shades.reduce((sum, { grams }) => sum + grams, 0);

type Standing = Pick<About, "made" | "text" | "earlier">;

/** The bowl that is meant as it stands in this chat: scaled, where it was. */
function bowlNow(standing: Standing) {
  const about = standing as About;
  const formula = formulaOf(about);
  const bowl = formula?.withheld ? undefined : formula?.bowl;
  if (!bowl) return undefined;
  const colour = sumOf(bowl.shades);
  const developer = bowl.developer?.grams ?? 0;
  const times = gramsOf(formula, about) / (colour + developer);
  const grams = (of: number) => rounded(of * times);
  return { bowl, colour: grams(colour), developer: grams(developer) };
}

/** The developer of the bowl, or of as much of it as was said: grams that are not called all of it are colour. */
function developerOf(standing: Standing): string {
  const now = bowlNow(standing);
  if (!now) return HELD;
  const { developer } = now.bowl;
  if (!developer) return "None: this bowl is used as it is.";
  const said = ASKED.size.exec(standing.text)?.[1]?.replace(",", ".");
  if (said && now.colour > 0) {
    const by = now.developer / now.colour;
    const isAll = OF_ALL.test(standing.text);
    const colour = isAll ? Number(said) / (1 + by) : Number(said);
    return `${rounded(colour * by)} g of ${developer.volume} vol to ${rounded(colour)} g of color (1:${rounded(by)}), ${rounded(colour * (1 + by))} g in all.`;
  }
  return `${now.developer} g of ${developer.volume} vol to ${now.colour} g of color, ${now.developer + now.colour} g in all.`;
}

const OF_ALL = /\b(?:mix|in all|all in|altogether|total|whole bowl)\b/;

function bowlOf({ steps }: ConsultationResult, text: string): string {
  if (steps.length === 0) return HELD;
  const meant = /\btoner\b/.test(text)
    ? steps.filter(({ role, purpose }) => role === "toner" || purpose === "tone")
    : /\b(?:first|1st)\b/.test(text)
      ? steps.slice(0, 1)
      : steps;
  const [first] = meant;
  if (!first) return `There is no toner in it: ${bowlsWords(steps)}.`;
  return `${bowlsWords(meant)}.`;
}

/** "45 g of colour" is the colour alone; "60 g total" is all of it. */
function totalIn(text: string, standing: Standing): string | undefined {
  const grams = Number(ASKED.size.exec(text)?.[1]?.replace(",", "."));
  const now = bowlNow(standing);
  const part = /\bof (?:the )?(?:colour|tint|tube|dye)\b|\bcolour then\b/.test(text)
    ? now?.colour
    : /\bof (?:the )?(?:dev|developer)\b/.test(text)
      ? now?.developer
      : undefined;
  if (!now || !part) return `${grams} g`;
  return `${Math.round(grams * ((now.colour + now.developer) / part) * 10) / 10} g`;
}

function visitsOf({ consultation: { sessions } }: ConsultationResult): string {
  const [least, most] = sessions;
  if (most <= 1) return "One visit does it.";
  return least === most
    ? `${most} visits, not one.`
    : least <= 1
      ? `One visit if it lifts well, up to ${most}: don't promise it in one.`
      : `${least} to ${most} visits, not one.`;
}

const mainLine = ({ steps }: ConsultationResult): string | undefined =>
  steps.find(({ role }) => role === "base")?.lineName.split(" / ")[0];

const hairOf = ({ consultation: { previousTreatments } }: ConsultationResult): string | undefined =>
  previousTreatments?.[0]?.replaceAll("_", " ");
