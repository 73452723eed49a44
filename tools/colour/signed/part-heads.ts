import type { FormulateRequest } from "#tools/colour/schema.ts";
import type { PlannedService, UnwantedTone, UnderlyingTone } from "#tools/colour/words.ts";
import type { SignedHead } from "./heads.ts";

type Zones = NonNullable<FormulateRequest["zones"]>;
type Hair = Partial<FormulateRequest>;

const coloured = {
  hairCondition: "previously-colored",
  previousTreatments: ["previously_colored"],
  currentLevel: 6,
  desiredLevel: 6,
  desiredTone: "neutral",
  damageLevel: "1",
} satisfies FormulateRequest;
const virgin = {
  ...coloured,
  hairCondition: "virgin",
  previousTreatments: ["virgin"],
} satisfies FormulateRequest;
const bleached = {
  ...coloured,
  hairCondition: "bleached",
  previousTreatments: ["bleached"],
  currentLevel: 9,
  desiredLevel: 9,
} satisfies FormulateRequest;

const grown: Zones = { roots: { level: 5, hairCondition: "virgin" } };
const lightEnds: Zones = { ends: { level: 9, hairCondition: "bleached", porosity: "high" } };
const both: Zones = { ...grown, ...lightEnds };
const everywhere: Zones = {
  roots: { level: 4, hairCondition: "virgin" },
  mids: { level: 6, tone: "orange" },
  ends: { level: 8, hairCondition: "bleached", porosity: "high" },
  bands: { level: 3, tone: "red" },
  hairline: { greyShare: 80, level: 5 },
  resistant: { greyShare: 95 },
};

/** What closes something on one part of the head and not on the other. */
const limits: readonly (readonly [string, Hair])[] = [
  ["damage 2", { damageLevel: "2" }],
  ["clean henna", { previousTreatments: ["henna"], extra: { metallicTest: "negative" } }],
  [
    "a perm",
    { previousTreatments: ["previously_colored", "perm"], extra: { weeksSinceTreatment: 6 } },
  ],
  [
    "keratin",
    { previousTreatments: ["previously_colored", "keratin"], extra: { weeksSinceTreatment: 6 } },
  ],
  ["a relaxer", { extra: { relaxer: "thioglycolate", weeksSinceTreatment: 9 } }],
  ["blue dye", { extra: { directDye: "blue" } }],
  ["pregnancy", { extra: { pregnant: true } }],
  ["a test a day ago", { extra: { patchTest: "passed", patchTestHours: 24 } }],
  ["fine hair", { hairThickness: "fine" }],
  ["thick hair", { hairThickness: "thick", hairLength: "very_long" }],
  ["foils", { extra: { application: "foils" } }],
  ["a money piece", { extra: { goal: "money piece round the face" } }],
  ["a lived-in look", { extra: { goal: "lived-in, low upkeep" } }],
  ["a shadow root", { extra: { goal: "shadow root" } }],
  ["the regrowth alone", { extra: { regrowthOnly: true } }],
];

const services: readonly (readonly PlannedService[])[] = [
  ["retouch"],
  ["grey_coverage"],
  ["grey_blending"],
  ["toning"],
  ["gloss"],
  ["going_darker"],
  ["colour_removal"],
  ["double_process"],
  ["highlights"],
  ["vivids"],
  ["retouch", "gloss"],
];

const tones: readonly (UnwantedTone | UnderlyingTone)[] = [
  "yellow",
  "gold",
  "orange",
  "red-orange",
  "red",
  "green",
  "muddy",
];

const covered = { hasGray: true, grayPercent: 80 } as const;

/** What is wished for one part and not for the other. */
const wishes: readonly (readonly [string, FormulateRequest])[] = [
  [
    "white roots 6 warm, lengths 7 to beige",
    {
      ...coloured,
      ...covered,
      zones: {
        roots: { level: 5, hairCondition: "virgin", desiredTone: "warm" },
        mids: { level: 7, desiredTone: "beige" },
        ends: { level: 7, desiredTone: "beige" },
      },
    },
  ],
  [
    "brown roots, copper lengths",
    {
      ...coloured,
      zones: {
        roots: { level: 5, hairCondition: "virgin", desiredLevel: 6, desiredTone: "neutral" },
        mids: { level: 7, desiredLevel: 7, desiredTone: "copper" },
        ends: { level: 7, desiredLevel: 7, desiredTone: "copper" },
      },
    },
  ],
  [
    "a shadow of 6 on roots of 9, beige lengths",
    {
      ...bleached,
      zones: { roots: { desiredLevel: 6 }, mids: { desiredTone: "beige" } },
    },
  ],
  [
    "roots left, mids to 6 and porous ends to 7",
    {
      ...bleached,
      desiredLevel: undefined,
      zones: {
        roots: { level: 6, hairCondition: "virgin", isLeft: true },
        mids: { level: 8, desiredLevel: 6 },
        ends: { level: 9, desiredLevel: 7, desiredTone: "beige", porosity: "high" },
      },
    },
  ],
  [
    "the ends of virgin 5 to 8, the rest left",
    {
      ...virgin,
      currentLevel: 5,
      desiredLevel: undefined,
      zones: { roots: { isLeft: true }, mids: { isLeft: true }, ends: { desiredLevel: 8 } },
    },
  ],
  [
    "white temples alone",
    {
      ...virgin,
      ...covered,
      zones: {
        roots: { isLeft: true },
        mids: { isLeft: true },
        ends: { isLeft: true },
        hairline: { greyShare: 80 },
      },
    },
  ],
  [
    "white roots left to grow",
    { ...coloured, ...covered, zones: { roots: { isLeft: true }, ends: { desiredTone: "gold" } } },
  ],
];

/** Heads of more than one canvas: a limit on one part only, every service over two canvases, what each part shows, and how many bowls that comes to. */
export const partHeads: readonly SignedHead[] = [
  ...limits.flatMap(([limit, hair]) => [
    {
      name: `${limit}: virgin roots 5 lifted, coloured lengths 6`,
      hair: { ...coloured, desiredLevel: 7, zones: grown, ...hair },
    },
    {
      name: `${limit}: virgin 6 to 9, light porous ends`,
      hair: { ...virgin, desiredLevel: 9, zones: lightEnds, ...hair },
    },
    {
      name: `${limit}: virgin roots 5, lengths 9, bleached`,
      hair: { ...bleached, zones: grown, ...hair },
    },
  ]),
  ...services.map((wanted) => ({
    name: `${wanted.join(" and ")}: roots 5, mids 6, light porous ends`,
    hair: {
      ...coloured,
      hasGray: true,
      grayPercent: 45,
      services: [...wanted],
      zones: both,
    },
  })),
  ...tones.flatMap((tone) => [
    {
      name: `roots 7 ${tone} over 6`,
      hair: { ...coloured, zones: { roots: { level: 7, tone } } },
    },
    {
      name: `roots 8 ${tone} over 6`,
      hair: { ...coloured, zones: { roots: { level: 8, tone } } },
    },
    {
      name: `ends 10 ${tone} under 9`,
      hair: { ...bleached, desiredTone: "warm" as const, zones: { ends: { level: 10, tone } } },
    },
  ]),
  ...([4, 5, 8, 10] as const).map((goal) => ({
    name: `six parts that differ, to ${goal}`,
    hair: {
      ...coloured,
      desiredLevel: goal,
      hasGray: true,
      grayPercent: 60,
      serviceType: "gray-coverage" as const,
      zones: everywhere,
    },
  })),
  ...wishes.map(([name, hair]) => ({ name: `own wishes: ${name}`, hair })),
];
