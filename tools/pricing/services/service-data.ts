import type { Segment, Service, ServiceCategory } from "./service-schema.ts";

/** Services of one stylist at most: a menu is one list, never pages. */
export const MOST_SERVICES = 100;

/** What the short visit for a patch test is called, wherever it is booked, and how many minutes it takes. */
export const PATCH_VISIT = "Patch test";
export const PATCH_VISIT_MINUTES = 10;

/** What a booking takes whose words name no service of the menu: an hour of the stylist. */
export const FREE_TEXT_SERVICE: Pick<
  Service,
  "segments" | "online" | "onlineInProcessing" | "needsPatchTest"
> = {
  segments: [{ kind: "apply", minutes: 60 }],
  online: true,
  onlineInProcessing: false,
  needsPatchTest: false,
};

/** A line of the starter menu. `key` never changes: the ids by which it is booked are made of it. */
export type StarterService = {
  key: string;
  name: string;
  category: ServiceCategory;
  description: string;
  /** Minor units, whichever the currency. */
  basePrice: number;
  segments: Segment[];
  needsPatchTest: boolean;
};

/** Hands on the hair, then the product alone, then rinsing, drying and styling. */
const coloured = (apply: number, process: number, finish: number): Segment[] => [
  { kind: "apply", minutes: apply },
  { kind: "process", minutes: process },
  { kind: "finish", minutes: finish },
];
const handsOn = (minutes: number): Segment[] => [{ kind: "apply", minutes }];

/** A colourist's menu, which stands until the stylist has services of their own. */
export const STARTER_MENU: readonly StarterService[] = [
  {
    key: "root-touch-up",
    name: "Root touch-up",
    category: "Color Services",
    description: "Regrowth of up to six weeks, colored to match, with a blow dry.",
    basePrice: 9500,
    segments: coloured(30, 35, 25),
    needsPatchTest: true,
  },
  {
    key: "all-over-colour",
    name: "All-over color",
    category: "Color Services",
    description: "One permanent or demi-permanent shade from roots to ends, with a blow dry.",
    basePrice: 12500,
    segments: coloured(40, 35, 35),
    needsPatchTest: true,
  },
  {
    key: "gloss",
    name: "Gloss",
    category: "Color Services",
    description: "Demi-permanent tone and shine on lengths that have faded.",
    basePrice: 6500,
    segments: coloured(15, 20, 20),
    needsPatchTest: true,
  },
  {
    key: "grey-blending",
    name: "Gray blending",
    category: "Color Services",
    description: "Fine lights and lowlights that soften the line between gray and color.",
    basePrice: 16000,
    segments: coloured(60, 35, 40),
    needsPatchTest: true,
  },
  {
    key: "partial-highlights",
    name: "Partial highlights",
    category: "Color Services",
    description: "Foils on the top and around the face, toned, with a blow dry.",
    basePrice: 15000,
    segments: coloured(60, 35, 45),
    needsPatchTest: true,
  },
  {
    key: "full-highlights",
    name: "Full highlights",
    category: "Color Services",
    description: "Foils over the whole head, toned, with a blow dry.",
    basePrice: 20500,
    segments: coloured(90, 40, 50),
    needsPatchTest: true,
  },
  {
    key: "full-balayage",
    name: "Full balayage",
    category: "Color Services",
    description: "Painted lights over the whole head, toned, with a blow dry.",
    basePrice: 24000,
    segments: coloured(90, 40, 50),
    needsPatchTest: true,
  },
  {
    key: "colour-correction-consultation",
    name: "Color correction consultation",
    category: "Color Services",
    description: "History, strand test and a plan of visits with its price, before any color.",
    basePrice: 4000,
    segments: handsOn(45),
    needsPatchTest: false,
  },
  {
    key: "haircut",
    name: "Haircut",
    category: "Cutting & Styling",
    description: "Wash, cut and blow dry.",
    basePrice: 7500,
    segments: handsOn(60),
    needsPatchTest: false,
  },
  {
    key: "blow-dry",
    name: "Blow dry",
    category: "Cutting & Styling",
    description: "Wash, blow dry and finish.",
    basePrice: 4500,
    segments: handsOn(40),
    needsPatchTest: false,
  },
  {
    key: "smoothing-treatment",
    name: "Smoothing treatment",
    category: "Chemical Services",
    description: "Keratin sealed in with heat, against frizz.",
    basePrice: 22000,
    segments: coloured(40, 20, 75),
    needsPatchTest: false,
  },
  {
    key: "bond-treatment",
    name: "Bond treatment",
    category: "Treatments",
    description: "Bond builder and a rich mask for lightened hair, with a blow dry.",
    basePrice: 5500,
    segments: coloured(15, 15, 25),
    needsPatchTest: false,
  },
  {
    key: "updo",
    name: "Updo",
    category: "Special Occasion",
    description: "Hair put up for a wedding, a ball or the stage.",
    basePrice: 9500,
    segments: handsOn(75),
    needsPatchTest: false,
  },
  {
    key: "tape-in-move-up",
    name: "Tape-in move-up",
    category: "Extensions",
    description: "Tapes taken out, cleaned and put in again at the root.",
    basePrice: 18000,
    segments: handsOn(105),
    needsPatchTest: false,
  },
];
