import { refusesLightener } from "#tools/colour/lightener-wish.ts";
import { ZoneName } from "#tools/colour/words.ts";
import { hasOwnWishes } from "#tools/colour/zone/facts.ts";
import { assumedOf } from "./assumed.ts";
import type { Assumed } from "./assumed-hair.ts";
import type { Asked } from "./ask.ts";
import { ROOT_SHADOW } from "./hear/head/words.ts";
import { conditionOf } from "./hear/history.ts";
import type { Facts } from "./hear/heard.ts";
import type { State } from "./state.ts";

/** All that is known of the client: what was said, above what photos showed. */
export function known({ facts, seen, goals }: State): Partial<Facts> {
  const all = { ...seen, ...facts };
  // what is shadowed at the root is the blonde below it
  const below = SHADOW.test(goals.join(" ")) ? belowShadow(all) : undefined;
  if (below !== undefined) {
    all.zones = { roots: { level: all.currentLevel, ...all.zones?.roots } };
    all.currentLevel = below;
    if (all.desiredLevel === below) delete all.desiredLevel;
  }
  if (all.zones) all.zones = betweenToo(all.zones, all.currentLevel);
  // a tone that one part of several shows is none of the others
  const parts = Object.values(all.zones ?? {});
  const isOfOne = parts.some(({ tone }) => tone) && parts.filter(({ level }) => level).length > 1;
  if (isOfOne) delete all.unwantedTone;
  const isOfParts = hasOwnWishes(all.zones) && !GOALS.some((goal) => all[goal] !== undefined);
  if ((all.keepLevel || isOfParts) && all.currentLevel !== undefined) {
    all.desiredLevel = all.currentLevel;
    if (hasOwnWishes(all.zones)) all.zones = keptDepths(all);
  } else if (all.liftBy !== undefined && all.currentLevel !== undefined) {
    all.desiredLevel = Math.min(10, Math.max(1, all.currentLevel + all.liftBy));
  }
  if (all.bandLevel !== undefined)
    all.zones = { ...all.zones, bands: { ...all.zones?.bands, level: all.bandLevel } };
  // what only lays colour on the hair ends where it begins, unless another level is said
  if (all.desiredLevel === undefined && all.currentLevel !== undefined && laysOn(all))
    all.desiredLevel = all.currentLevel;
  // grey that is covered at the level it has: natural is what it shall look like
  const stays = all.desiredLevel !== undefined && all.desiredLevel === all.currentLevel;
  if (stays && isOfGrey(all)) all.desiredTone ??= "natural";
  return all;
}

/** The depth of the lengths under a shadow; a lighter one that was said is theirs, where nothing lifts to it. */
function belowShadow({ zones, services = [], ...whole }: Partial<Facts>): number | undefined {
  const { currentLevel = 10, desiredLevel = 0 } = whole;
  const isTheirs = desiredLevel > currentLevel && services.every((each) => LAID_ON.has(each));
  return zones?.mids?.level ?? (isTheirs ? desiredLevel : undefined);
}

/** Where only some parts have a wish, each of the others keeps the depth that it has; where nothing else is wished for, it is left. */
function keptDepths({ zones = {}, ...whole }: Partial<Facts>): Facts["zones"] {
  const { desiredTone, unwantedTone, hasGray, services = [] } = whole;
  const isWorked = desiredTone ?? unwantedTone ?? (hasGray || services.length > 0);
  const parts = new Set([...PARTS, ...ZoneName.options.filter((part) => zones[part])]);
  return Object.fromEntries(
    [...parts].map((part) => {
      const told = zones[part] ?? {};
      const depth = told.desiredLevel ?? told.level;
      if (!isWorked && !hasOwnWishes({ [part]: told })) return [part, { ...told, isLeft: true }];
      return [part, { ...told, ...(depth !== undefined && { desiredLevel: depth }) }];
    }),
  );
}

/** Roots and ends are all that there is, where nobody speaks of what lies between them. */
function betweenToo(zones: Facts["zones"], level: number | undefined): Facts["zones"] {
  const { roots, bands, mids = {}, ends } = zones;
  // a head that was told of as a whole is what lies between
  if (roots?.level !== undefined && roots.level !== level) return zones;
  const isTold = mids.level !== undefined && (hasOwnWishes({ mids }) || !hasOwnWishes({ ends }));
  if (!ends || isTold || !(roots ?? bands ?? ends.isLeft)) return zones;
  const { porosity: _ofEnds, ...like } = ends;
  return { ...zones, mids: { ...like, ...mids } };
}

const PARTS = ["roots", "mids", "ends"] as const;

const GOALS = ["desiredLevel", "liftBy", "look", "direction"] as const;
const SHADOW = new RegExp(String.raw`\b${ROOT_SHADOW}\b`, "i");
const LAID_ON: ReadonlySet<string> = new Set(["toning", "gloss", "grey_coverage", "grey_blending"]);

const isOfGrey = ({ serviceType, services = [] }: Partial<Facts>): boolean =>
  serviceType === "gray-coverage" ||
  services.some((each) => each === "grey_coverage" || each === "grey_blending");

/** Whether it is toned, glossed or covered and nothing else: beside a wish for lift the level is asked. */
const laysOn = ({ services = [] }: Partial<Facts>): boolean =>
  services.length > 0 && services.every((service) => LAID_ON.has(service));

/** All that is known, and above it what nobody said and is taken so. */
function taken(state: State): Partial<Facts> {
  return Object.assign(
    {},
    known(state),
    ...assumed(state).map((each) => each.facts),
  ) as Partial<Facts>;
}

/** What nobody said of this head and is taken so. */
export const assumed = (state: State): Assumed[] => assumedOf(known(state), hasGoalPhoto(state));

const hasGoalPhoto = ({ photos }: State): boolean => photos.some(({ role }) => role === "target");

/** The first thing still missing for a formula, or undefined when it can be asked for. */
export const missing = (state: State): Asked | undefined => lacking(state)[0];

/** All that is still missing for a formula, in the order in which it is asked. */
export function lacking(state: State): Asked[] {
  const facts = taken(state);
  const needs: readonly [Asked, boolean][] = [
    ["currentLevel", facts.currentLevel === undefined],
    ["desiredLevel", facts.desiredLevel === undefined],
    ["desiredTone", facts.desiredTone === undefined && !hasGoalPhoto(state)],
    ["previousTreatments", facts.previousTreatments === undefined],
    ["damageLevel", facts.damageLevel === undefined],
    ["weeksSinceTreatment", facts.weeksSinceTreatment === undefined && reshaped(facts)],
    ["bandLevel", facts.zones?.bands !== undefined && facts.zones.bands.level === undefined],
    [
      "grayPercent",
      facts.hasGray === true && facts.grayPercent === undefined && greyOf(facts) === undefined,
    ],
  ];
  return needs.flatMap(([slot, isLacking]) => (isLacking ? [slot] : []));
}

/** The arguments of `formulate`, with the form's own defaults where nothing was said. */
export function formulateInput(state: State): Record<string, unknown> {
  const facts = taken(state);
  const treatments = facts.previousTreatments ?? [];
  const grayPercent = facts.hasGray ? (facts.grayPercent ?? greyOf(facts)) : undefined;
  const photos = (role: string) =>
    state.photos.filter((photo) => photo.role === role).map(({ photoId }) => photoId);
  // who has come round to lightener has taken back that there shall be none
  const goals = state.goals
    .filter((said) => facts.noLightener !== false || !refusesLightener(said))
    .join(" ")
    .slice(0, 2000);
  return {
    clientName: facts.clientName,
    currentLevel: whole(facts.currentLevel ?? 5),
    desiredLevel: whole(facts.desiredLevel ?? 7),
    desiredTone: facts.desiredTone,
    hairCondition: facts.hairCondition ?? conditionOf(treatments),
    previousTreatments: treatments,
    damageLevel: facts.damageLevel,
    porosity: facts.porosity ?? "normal",
    serviceType: facts.serviceType ?? serviceOf(facts),
    underlyingTone: facts.underlyingTone,
    unwantedTone: facts.unwantedTone === "none" ? undefined : facts.unwantedTone,
    hairThickness: facts.hairThickness,
    hairLength: facts.hairLength,
    hasGray: facts.hasGray,
    grayCoverage: grayPercent === undefined ? undefined : coverage(grayPercent),
    grayPercent,
    zones: facts.zones && wholeLevels(facts.zones),
    services: facts.services,
    brand: facts.brand,
    line: facts.line,
    pregnant: facts.pregnant,
    age: facts.age,
    reactedToColourBefore: facts.reactedToColourBefore,
    weeksSinceTreatment: facts.weeksSinceTreatment,
    resistantGrey: facts.resistantGrey,
    relaxer: facts.relaxer ? "relaxer" : undefined,
    clientGoals: goals || undefined,
    currentPhotos: photos("current"),
    targetPhoto: photos("target").at(-1),
  };
}

/** What shapes the fibre holds colour back for days. */
const reshaped = ({ previousTreatments = [], relaxer }: Partial<Facts>) =>
  relaxer === true || previousTreatments.some((word) => word === "perm" || word === "keratin");

/** From this share of white on, in percent, it is covered, unless it is to be blended. */
const COVERED_FROM = 50;

/** What the form calls the work, where it was only said among the services. */
function serviceOf({ services = [], grayPercent = 0 }: Partial<Facts>) {
  if (services.includes("correction")) return "color-correction";
  return services.length === 0 && grayPercent >= COVERED_FROM ? "gray-coverage" : "toning";
}

/** The most grey that any part of the head was given. */
function greyOf({ zones }: Partial<Facts>): number | undefined {
  const shares = Object.values(zones ?? {}).flatMap((part) => part?.greyShare ?? []);
  return shares.length > 0 ? Math.max(...shares) : undefined;
}

function coverage(percent: number): string {
  if (percent < 25) return "minimal";
  if (percent < 50) return "partial";
  return percent < 75 ? "substantial" : "full";
}

const wholeLevels = (zones: Facts["zones"]): Facts["zones"] =>
  Object.fromEntries(
    Object.entries(zones).map(([part, told]) => [
      part,
      {
        ...told,
        ...(told.level !== undefined && { level: whole(told.level) }),
        ...(told.desiredLevel !== undefined && { desiredLevel: whole(told.desiredLevel) }),
      },
    ]),
  );

const whole = (level: number) => Math.min(10, Math.max(1, Math.round(level)));
