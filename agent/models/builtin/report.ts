import type { Choices } from "#tools/chats/schema.ts";
import type { FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Bowl, ScaledBowl, Timer } from "#tools/formulas/schema.ts";
import type { SubscriptionStatus, Upgraded } from "#tools/subscription/schema.ts";

/** What is said when a tool has answered, from its answer alone; `next` are one-tap steps. */
export type Report = { text: string; next?: Choices["options"] };

const REQUIRED: Record<string, string> = {
  patch_test: "a patch test",
  strand_test: "a strand test",
  metallic_salt_test: "a metallic salt test",
  elasticity_test: "an elasticity test",
  bond_treatment: "a bonding treatment",
  consultation: "a consultation in person",
};

/** A consultation with its formula, in a few honest sentences; the card shows the rest. */
export function reportConsultation(result: ConsultationResult): Report {
  const { consultation, steps, formulas } = result;
  const blocks = consultation.findings
    .filter(({ severity }) => severity === "block")
    .map(({ sentence }) => sentence);
  const warnings = consultation.findings
    .filter(({ severity }) => severity === "warn")
    .map(({ sentence }) => sentence);
  if (formulas.length === 0 && steps.length === 0) {
    return {
      text: [result.error ?? "Nothing may be mixed for this hair today.", ...blocks.slice(0, 2)]
        .filter(unique)
        .join(" "),
    };
  }
  const tests = consultation.requires.flatMap((test) => REQUIRED[test] ?? []);
  const main = mainBowl(result);
  const text = [
    `For ${consultation.clientName}: ${steps.length === 1 ? "one bowl" : `${steps.length} bowls`}, level ${consultation.currentLevel} to ${consultation.desiredLevel}.`,
    describeBowls(steps),
    tests.length > 0 ? `First ${listed(tests)}.` : "",
    ...[...blocks, ...warnings].slice(0, 2),
    consultation.sessions[1] > 1 ? `Plan ${range(consultation.sessions)} visits.` : "",
    `I am ${consultation.confidence ?? "un"}${consultation.confidence === null ? "sure" : "% sure"} of it; a strand tells more.`,
  ];
  return { text: text.filter(Boolean).join(" "), next: main ? nextFor(main) : [] };
}

/** The bowl people mean when they name none: the last that colours. */
export function mainBowl({ steps }: ConsultationResult): Bowl | undefined {
  return (
    steps.findLast(({ role }) => role === "base") ??
    steps.findLast(({ type }) => type !== "treatment") ??
    steps.at(-1)
  );
}

/** One bowl is told in full; several by what they are, in their order. */
function describeBowls(steps: Bowl[]): string {
  const [only] = steps;
  if (steps.length > 1) return `In order: ${listed(steps.map(describeShortly))}.`;
  if (!only) return "";
  const { shades, developer, ratio, zone } = only;
  const tubes = shades.map(({ code, grams }) => `${code} ${grams} g`).join(" + ");
  const mixed = developer
    ? ` with ${developer.volume} vol ${developer.grams} g${ratio ? ` (${ratio})` : ""}`
    : "";
  return `${nameOf(only)} on ${zone === "all" ? "all of it" : `the ${zone}`}: ${tubes}${mixed}, ${range(only.minutes)} minutes.`;
}

function describeShortly(bowl: Bowl): string {
  const codes = bowl.shades.map(({ code }) => code).filter((code) => code !== bowl.lineName);
  const strength = bowl.developer ? `, ${bowl.developer.volume} vol` : "";
  return `${bowl.type.replace("-", " ")} (${[nameOf(bowl), ...codes].join(" ")}${strength})`;
}

/** Brand and line, the first of the line's names where it has several. */
const nameOf = ({ brandName, lineName }: Bowl) => `${brandName} ${lineName.split(" / ")[0]}`;

function nextFor({ minutes, developer }: Bowl): Choices["options"] {
  const [, longest] = minutes;
  const why = developer ? `Why ${developer.volume} vol?` : "Explain the formula";
  return [
    ...(longest >= 0.5
      ? [{ label: `Start ${longest} min timer`, says: `Start ${longest} min timer` }]
      : []),
    { label: "Mix 25% more", says: "Mix 25% more" },
    { label: "90 g", says: "90 g" },
    { label: why, says: why },
  ];
}

/** A bowl mixed larger or smaller. */
export function reportScaled({ name, totalGrams, bowl }: ScaledBowl): Report {
  const tubes = bowl.shades.map(({ code, grams }) => `${code} ${grams} g`).join(" + ");
  return {
    text: `${name}, ${totalGrams} g in all: ${tubes}${bowl.developer ? ` + ${bowl.developer.volume} vol ${bowl.developer.grams} g` : ""}.`,
  };
}

export function reportTimer({ label, minutes }: Timer): Report {
  return { text: `The ${minutes} min timer for ${label} is running.` };
}

/** Past consultations, newest first. */
export function reportFound(found: FoundConsultations["items"], query: string | undefined): Report {
  if (found.length === 0)
    return {
      text: query ? `I find no consultation for ${query}.` : "There are no consultations yet.",
    };
  const lines = found
    .slice(0, 5)
    .map(
      (one) =>
        `${one.clientName}, ${one.createdAt.slice(0, 10)}, level ${one.currentLevel} to ${one.desiredLevel}`,
    );
  const more = found.length > lines.length ? ` and ${found.length - lines.length} more` : "";
  return {
    text: `${lines.join("; ")}${more}.`,
    next: found
      .slice(0, 3)
      .map(({ clientName }) => ask(clientName))
      .filter((one, at, all) => all.findIndex(({ says }) => says === one.says) === at),
  };
}

const ask = (name: string) => ({
  label: `What did we use on ${name}?`.slice(0, 60),
  says: `What did we use on ${name} last time?`,
});

export function reportSubscription({
  tier,
  tiers,
  uploadsRemaining,
  uploadLimit,
  periodEndsAt,
}: SubscriptionStatus): Report {
  const name = tiers.find(({ id }) => id === tier)?.name ?? tier;
  const higher = tiers.find(
    ({ id }, at) => at > tiers.findIndex((one) => one.id === tier) && id !== tier,
  );
  const left =
    uploadsRemaining === "unlimited"
      ? "analyses are unlimited"
      : `${uploadsRemaining} of ${uploadLimit} analyses are left until ${periodEndsAt.slice(0, 10)}`;
  return {
    text: `You are on ${name}: ${left}.`,
    ...(higher
      ? { next: [{ label: `Upgrade to ${higher.name}`, says: `Upgrade to ${higher.id}` }] }
      : {}),
  };
}

export const reportUpgraded = ({ message }: Upgraded): Report => ({ text: message });

/** "a, b and c". */
export const listed = (items: string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const range = ([least, most]: [number, number]) =>
  least === most ? String(most) : `${least} to ${most}`;
const unique = (text: string, at: number, all: string[]) => text !== "" && all.indexOf(text) === at;
