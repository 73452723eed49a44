import { absolute } from "#tools/colour/gates/absolute.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { source } from "#tools/colour/science.ts";
import { substanceName } from "#tools/colour/substances.ts";
import { concernRules } from "./concerns.ts";
import { remaining } from "./remaining.ts";
import type { Concern, SafetyFact } from "./schema.ts";

const FROM: Record<SafetyFact["from"], string> = {
  record: "On record",
  said: "Said",
  earlier: "From an earlier visit",
};

/** Where facts of these concerns were found and in which words, for the end of a sentence. */
export function heardAs(d: Diagnosis, ...concerns: readonly Concern[]): string {
  const told = d.facts.safety.filter(({ concern }) => concerns.includes(concern));
  const once = told.filter(({ words }, at) => told.findIndex((f) => f.words === words) === at);
  return once.map(({ from, words }) => ` ${FROM[from]}: “${words}”.`).join("");
}

/** What the client's own health closes, advises or asks for. The first that refuses decides what is refused. */
export function clientGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  advise(d, ledger);
  return (
    allergyGate(d, ledger) ??
    childGate(d, ledger) ??
    scalpGate(d, ledger) ??
    substanceGate(d, ledger)
  );
}

function advise(d: Diagnosis, ledger: Ledger) {
  const { facts } = d;
  const advice = (code: string, sentence: string, because: string, from: string) => {
    ledger.find(code, "warn", sentence, from);
    ledger.require("consultation", because, from);
  };
  if (facts.concerns.has("pregnancy"))
    advice(
      "pregnancy_advice",
      `Research on color in pregnancy is limited and suggests that it is safe. Many wait until after 12 weeks; work off the scalp, air the room, keep times short, and suggest asking the midwife or GP.${heardAs(d, "pregnancy")}`,
      "Talk the service through with the client before coloring in pregnancy.",
      source.nhs,
    );
  if (facts.concerns.has("black_henna"))
    advice(
      "black_henna_tattoo_risk",
      `A black henna tattoo can sensitize for life. Take the patch test without exception and check what your insurer asks.${heardAs(d, "black_henna")}`,
      "A black henna tattoo makes a reaction to hair color more likely.",
      "National Hair & Beauty Federation",
    );
  if (facts.concerns.has("isotretinoin"))
    advice(
      "isotretinoin_fragile_skin",
      `Isotretinoin makes skin dry and easily hurt, the scalp too: keep lightener and developer off it, test a strand, and have the client ask whoever prescribed it.${heardAs(d, "isotretinoin")}`,
      "Isotretinoin: look at the scalp and talk it through first.",
      "Isotretinoin patient leaflets on fragile skin",
    );
  if (facts.concerns.has("chemotherapy"))
    advice(
      "chemotherapy_ask_first",
      `After chemotherapy hair and scalp take months to be themselves again; most teams advise to wait about six months before permanent color or lightener. Ask the client's own team first, and test skin and strand.${heardAs(d, "chemotherapy")}`,
      "Chemotherapy: the client's own team is asked first.",
      "Cancer charities' advice to hairdressers, as generally quoted",
    );
  for (const said of facts.unread)
    ledger.find(
      "safety_word_unknown",
      "warn",
      `${said}, which is neither a pass nor a failure that is known here, so it counts as failed. Say it as passed or failed.`,
      source.practice,
    );
  if (facts.concerns.has("isotretinoin") || facts.concerns.has("chemotherapy"))
    ledger.require("strand_test", "Hair and skin under medicine are tested first.");
}

/** A face that swells is an emergency until somebody has looked at it. */
const SWELLS =
  /\b(?:face|eye(?:s|lids?)?|lips?|tongue|throat|mouth|forehead)\b[^.]{0,40}\b(?:swell|swoll|puff)|\b(?:swell|swoll|puff)\w*\b[^.]{0,30}\b(?:face|eye(?:s|lids?)?|lips?|tongue|throat|mouth|forehead)\b/i;
const URGENT =
  "A face, eyes or lips that swell need a doctor today, and an ambulance at once if breathing or swallowing gets hard.";

function allergyGate(d: Diagnosis, ledger: Ledger): Partial<Gate> | undefined {
  if (!d.facts.allergic) return undefined;
  const swells = d.facts.safety.some(({ words }) => SWELLS.test(words));
  ledger.find(
    "allergy_refer_medical",
    "block",
    `${swells ? `${URGENT} ` : ""}The client has reacted to hair color or its dyes before, so no color today. Refer to a doctor or dermatologist; PPD-free lines can cross-react and are not a safe way round.${heardAs(d, "reaction", "allergy")} ${absolute.says}`,
    source.allergy,
  );
  ledger.find("allergy_what_remains", "info", remaining(d.facts).says, source.allergy);
  ledger.require("consultation", "A known reaction belongs in a doctor's hands first.");
  return refusedBy("reaction");
}

function childGate({ facts }: Diagnosis, ledger: Ledger): Partial<Gate> | undefined {
  if (facts.age === undefined || facts.age >= 16) return undefined;
  ledger.find(
    "under_16",
    "block",
    `Makers do not intend oxidative color for anyone under 16, and this client is ${facts.age}. ${absolute.says}`,
    source.age,
  );
  return refusedBy("child");
}

function scalpGate(d: Diagnosis, ledger: Ledger): Partial<Gate> | undefined {
  if (!d.facts.scalpBroken) return undefined;
  ledger.find(
    "scalp_not_healthy",
    "block",
    `The scalp is not healthy. Put the service off until the skin has healed.${heardAs(d, "scalp_broken")} ${absolute.says}`,
    "Majirel and Igora Royal leaflets",
  );
  return refusedBy("scalp_broken");
}

function refusedBy(concern: Concern): Partial<Gate> {
  return concernRules[concern]?.refuse === "chemical"
    ? { chemical: true }
    : { colour: true, lightener: true };
}

/** What an allergy to something else than the dyes rules out altogether; lines are chosen around the rest. */
function substanceGate(d: Diagnosis, ledger: Ledger): Partial<Gate> {
  const { wishedOut } = d.facts;
  const avoid = new Set([...d.facts.avoid].filter((each) => each !== wishedOut));
  if (wishedOut)
    ledger.find(
      "substance_not_wished",
      "info",
      `No ${substanceName[wishedOut]} is wished for: only lines without it are used.`,
    );
  if (avoid.size === 0) return {};
  const names = [...avoid].map((each) => substanceName[each]).join(", ");
  const lightener = avoid.has("persulfate") || avoid.has("peroxide");
  ledger.find(
    "substance_avoided",
    "warn",
    `Only lines that hold no ${names} are used${lightener ? ", and no lightener: it holds it" : ""}; where a maker does not say, it counts as contained.${heardAs(d, "allergy")} Test the skin with the very line, and send the client to a doctor where it was more than an itch.`,
    source.allergy,
  );
  ledger.require(
    "patch_test",
    "A sensitized skin is tested with the very line, every time.",
    source.allergy,
  );
  return { lightener };
}
