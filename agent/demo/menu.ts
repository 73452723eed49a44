import type { Segment, ServiceCategory } from "#tools/pricing/services/service-schema.ts";

/** A line of the menu, for every stylist of the demo salon; the price is the owner's, in whole dollars. */
export type MenuLine = {
  name: string;
  category: ServiceCategory;
  description: string;
  price: number;
  range?: string;
  segments: Segment[];
  colour: boolean;
  /** Clients may book it themselves. */
  online: boolean;
};

const coloured = (apply: number, process: number, finish: number): Segment[] => [
  { kind: "apply", minutes: apply },
  { kind: "process", minutes: process },
  { kind: "finish", minutes: finish },
];
const handsOn = (minutes: number): Segment[] => [{ kind: "apply", minutes }];

const colour = (
  name: string,
  price: number,
  segments: Segment[],
  description: string,
  range?: string,
): MenuLine => ({
  name,
  category: "Color Services",
  description,
  price,
  segments,
  colour: true,
  online: true,
  ...(range && { range }),
});
const other = (
  name: string,
  category: ServiceCategory,
  price: number,
  segments: Segment[],
  description: string,
): MenuLine => ({ name, category, description, price, segments, colour: false, online: true });

/** The menu, in the order in which it is read. */
export const MENU: readonly MenuLine[] = [
  colour(
    "Root touch-up",
    95,
    coloured(30, 40, 20),
    "Regrowth of up to six weeks, with a blow dry.",
  ),
  colour("Gloss", 68, coloured(15, 20, 25), "Tone and shine on lengths that have faded."),
  colour("All-over color", 128, coloured(40, 35, 30), "One shade from roots to ends."),
  colour(
    "Partial highlights",
    165,
    coloured(60, 35, 40),
    "Foils on the top and around the face, toned.",
    "$165-195",
  ),
  colour(
    "Full balayage",
    245,
    coloured(80, 40, 45),
    "Painted lights over the whole head, toned, with a blow dry.",
    "$245-320",
  ),
  {
    ...colour(
      "Color correction",
      280,
      coloured(90, 45, 60),
      "After a consultation and a strand test. Several visits where the hair asks for it.",
      "from $280",
    ),
    online: false,
  },
  other("Haircut", "Cutting & Styling", 78, handsOn(60), "Wash, cut and blow dry."),
  other(
    "Short cut",
    "Cutting & Styling",
    52,
    handsOn(40),
    "Clipper or scissors, washed and styled.",
  ),
  other("Blow dry", "Cutting & Styling", 48, handsOn(45), "Wash, blow dry and finish."),
  other("Fringe trim", "Cutting & Styling", 18, handsOn(15), "Between two cuts."),
  other(
    "Bond treatment",
    "Treatments",
    58,
    coloured(15, 15, 25),
    "Bond builder and a rich mask for lightened hair.",
  ),
];

/** What a stylist asks of the owner's price: the one who is learning less. */
export const SHARE_OF_PRICE = { June: 1, Marisol: 0.95, Theo: 0.75 } as const;
