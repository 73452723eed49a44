import { namesSomebody } from "#tools/values/name-rules.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { listed } from "./wording.ts";

/** What kind of work this is, and how far it goes today. */
export function jobOf({ consultation, steps }: ConsultationResult): string {
  const { clientName, currentLevel: from, desiredLevel: to, sessions, serviceType } = consultation;
  const does = (purpose: Bowl["purpose"]) => steps.some((bowl) => bowl.purpose === purpose);
  const whom = namesSomebody(clientName) ? `For ${clientName} this` : "This";
  const visits = sessions[0] > 1 ? `, over ${range(sessions)} visits` : "";
  if (does("remove")) return `${whom} means taking the old color out first${visits}.`;
  if (does("lighten")) return `${whom} is a lift${steps.some(tones) ? " and tone" : ""}${visits}.`;
  if (does("fill")) return `${whom} goes darker, so the warmth goes back in first.`;
  if (serviceType === "gray-coverage" && to <= from) return `${whom} is gray coverage, no lift.`;
  if (consultation.consultationType === "corrective")
    return `${whom} puts the result right with tone alone, no lift.`;
  if (steps.some(lifts)) return `${whom} lifts and colors in one go${visits}.`;
  if (to > from)
    return `${whom} only tones: the hair stays near level ${from} today, and ${to} is for another visit.`;
  return to < from
    ? `${whom} goes darker: deposit, no lift.`
    : `${whom} is a deposit job: no lift.`;
}

/** The one thing to keep an eye on once it is on the hair. */
export function watchOf({ steps }: ConsultationResult, main: Bowl): string {
  const lightener = steps.find(({ purpose }) => purpose === "lighten");
  const { minutes, purpose } = lightener ?? main;
  const [least, longest] = minutes;
  if (longest < 1) return "";
  if (lightener) {
    const look = least < longest ? `Look at the lightener at ${least} min; it` : "The lightener";
    return `${look} comes off at ${longest} min at the latest, whatever it shows.`;
  }
  // several bowls have each their own time beside them
  if (purpose === "remove" || steps.length > 1) return "";
  return least < longest
    ? `Look at it from ${least} min on, and rinse once the tone is there.`
    : `Leave it on for the full ${longest} min.`;
}

/** More warnings than this are read on the card. */
const MOST_WARNINGS = 3;

/** What the checks warn of, in their own words: nobody must find out at the basin. */
export function warningsOf({ findings }: ConsultationResult["consultation"]): string {
  const warned = findings.filter(({ severity }) => severity === "warn");
  const said = warned.slice(0, MOST_WARNINGS).map(({ sentence }) => sentence);
  const left = warned.length - said.length;
  if (left > 0) said.push(`${left} more warning${left === 1 ? "" : "s"} on the card.`);
  return said.join(" ");
}

const BEFORE: [test: string, words: string][] = [
  ["metallic_salt_test", "a metallic salt test"],
  ["elasticity_test", "an elasticity test"],
  ["strand_test", "a strand test"],
];

/** What comes before the bowl. An unsure formula says so here. */
export function beforeMixing({ requires, confidence }: ConsultationResult["consultation"]): string {
  const tests = BEFORE.flatMap(([test, words]) =>
    requires.some((each) => each === test) ? [words] : [],
  );
  const patch = requires.includes("patch_test") ? "a patch test 48 hours old" : undefined;
  const first = listed([...tests, ...(patch ? [patch] : [])]);
  const unsure =
    confidence !== null && confidence < UNSURE
      ? "I am not sure of this one, so trust the strand."
      : "";
  return [first && `Before you mix: ${first}.`, unsure].filter(Boolean).join(" ");
}

/** Below this the card too says that the match is to be reviewed. */
const UNSURE = 60;

const tones = ({ purpose }: Bowl) =>
  purpose === "tone" || purpose === "gloss" || purpose === "deposit";
const lifts = ({ type, developer, work }: Bowl) =>
  work
    ? work.lift > 0
    : type === "high-lift" || (type === "permanent" && (developer?.volume ?? 0) >= 20);
const range = ([least, most]: [number, number]) =>
  least === most ? String(most) : `${least} to ${most}`;
