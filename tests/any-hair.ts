import * as fc from "fast-check";
import { brands } from "#tools/colour/catalogue.ts";
import {
  DamageLevel,
  HairCondition,
  HairLength,
  HairThickness,
  PlannedService,
  Porosity,
  PreviousTreatment,
  ServiceType,
  TouchupFrequency,
  UncorrectedTone,
  UnderlyingTone,
  UnwantedTone,
} from "#tools/colour/words.ts";

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const one = <T extends string>(words: readonly T[]) => fc.constantFrom(...words);

/** Any line of the catalogue as the one that was asked for, or none. */
export const anyLine = fc.constantFrom(
  ...brands.flatMap((brand) =>
    brand.lines
      .filter(({ type }) => type !== "developer")
      .map((line) => ({ brand: brand.id, line: line.id })),
  ),
  {},
);
const level = fc.integer({ min: 1, max: 10 });
const part = fc.record(
  {
    level,
    tone: one([...UnwantedTone.options, ...UnderlyingTone.options]),
    porosity: one(Porosity.options),
    greyShare: fc.integer({ min: 0, max: 100 }),
    hairCondition: one(["virgin", "previously-colored", "bleached"]),
  },
  { requiredKeys: [] },
);
const zones = fc.record(
  { roots: part, bands: part, mids: part, ends: part, hairline: part, resistant: part },
  { requiredKeys: [] },
);
/** Any head: what is on it, what is wanted, and how its parts differ. */
export const anyHair = fc.record({
  flow: one(["consultation", "correction", "corrective"]),
  currentLevel: level,
  desiredLevel: maybe(level),
  hairCondition: one(HairCondition.options),
  previousTreatments: fc.subarray([...PreviousTreatment.options], { maxLength: 3 }),
  damageLevel: one(["1", "1", ...DamageLevel.options]),
  porosity: one(Porosity.options),
  serviceType: maybe(one(ServiceType.options)),
  unwantedTone: maybe(one(UnwantedTone.options)),
  desiredTone: maybe(one(["cool_ash", "neutral", "warm", "natural", "copper", "red", "violet"])),
  hairThickness: one(HairThickness.options),
  hairLength: one(HairLength.options),
  touchupFrequency: maybe(one(TouchupFrequency.options)),
  hasGray: fc.boolean(),
  grayPercent: fc.integer({ min: 0, max: 100 }),
  uncorrectedTones: maybe(fc.subarray([...UncorrectedTone.options], { maxLength: 3 })),
  services: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.subarray([...PlannedService.options], { maxLength: 3 }) },
  ),
  zones: maybe(zones),
  extra: fc.constantFrom(
    {},
    { application: "global on scalp" },
    { application: "foils" },
    { regrowthOnly: true },
    { metallicTest: "negative" },
    { relaxer: "sodium_hydroxide", weeksSinceTreatment: 5 },
    { resistantGrey: true },
    { service: "lowlights" },
  ),
});
