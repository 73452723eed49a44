import { z } from "zod";
import { cellsOf, rowsOf } from "./table.ts";

/** Who the salon buys from. None of them is there. */
export const SUPPLIERS = [
  {
    name: "Northline Beauty Supply",
    contactEmail: "orders@northline.example",
    contactPhone: "(518) 555-0180",
    accountNumber: "NL-20418",
    website: "https://northline.example",
    address: "40 Mill Road, Albany, NY 12207",
    notes: "Ordered by noon on Tuesday, here on Thursday.",
  },
  {
    name: "Hudson Salon Goods",
    contactEmail: "desk@hudson-salon-goods.example",
    contactPhone: "(518) 555-0181",
    accountNumber: "ALDER",
    website: "https://hudson-salon-goods.example",
    address: "3 Warren Street, Hudson, NY 12534",
    notes: "Round the corner: foils can be fetched.",
  },
] as const;

const COLUMNS = [
  "name",
  "category",
  "unit",
  "grams",
  "stock",
  "low",
  "target",
  "cost",
  "line",
  "code",
];

/** Something on the shelf. With a line and a code it is drawn on by bowls; the code of a developer is its volume. */
const ShelfItem = z.object({
  name: z.string(),
  category: z.enum(["color", "developer", "lightener", "toner", "tools", "supplies"]),
  unit: z.enum(["oz", "ml", "tube", "bottle", "piece"]),
  grams: z.coerce.number().optional(),
  stock: z.coerce.number(),
  low: z.coerce.number(),
  target: z.coerce.number().optional(),
  cost: z.coerce.number(),
  line: z.string().optional(),
  code: z.string().optional(),
});
export type ShelfItem = z.infer<typeof ShelfItem>;

/** What there will be too little of at the end: on purpose, so that there is something to order. */
export const RUN_LOW = [
  "Color Touch 10/6",
  "Welloxon Perfect 6% (20 vol)",
  "Foil sheets, pre-cut",
  "Nitrile gloves, medium",
] as const;

const tubes = (line: "Koleston Perfect" | "Color Touch", codes: string) =>
  codes
    .split(" ")
    .map((given) => {
      const [code = "", stock = ""] = given.split("=");
      const id = line === "Koleston Perfect" ? "koleston-perfect" : "color-touch";
      const cost = line === "Koleston Perfect" ? "9.40" : "8.90";
      return `${line} ${code} | color | tube | 60 | ${stock} | 3 | 9 | ${cost} | ${id} | ${code}`;
    })
    .join("\n");

const TABLE = `
${tubes("Koleston Perfect", "4/0=9 5/0=14 6/0=14 7/0=10 6/3=8 7/3=8 7/31=8 6/71=8 8/0=5 55/0=4")}
${tubes("Color Touch", "3/0=6 5/0=7 5/02=6 5/1=8 5/3=6 5/73=5 4/5=8 4/77=5 6/35=6 6/4=10 6/71=5 7/03=7 7/3=7 7/43=7 8/3=6 8/35=7 9/0=6 9/16=7 9/36=6 9/86=5 10/6=9")}
Blondor Multi Blonde powder, 800 g | lightener | piece | 800 | 6 | 1 | 4 | 46.50 | blondor |
Welloxon Perfect 1.9% (6.3 vol) | developer | bottle | 1000 | 9 | 2 | 6 | 12.90 | welloxon-perfect | 6.3
Welloxon Perfect 4% (13 vol) | developer | bottle | 1000 | 6 | 1 | 4 | 12.90 | welloxon-perfect | 13
Welloxon Perfect 6% (20 vol) | developer | bottle | 1000 | 9 | 2 | 6 | 12.90 | welloxon-perfect | 20
Welloxon Perfect 9% (30 vol) | developer | bottle | 1000 | 4 | 1 | 3 | 12.90 | welloxon-perfect | 30
Bond builder no. 1, 500 ml | supplies | bottle | | 3 | 1 | 3 | 92.00 | |
Bond mask, 1 l | supplies | bottle | | 4 | 1 | 3 | 38.00 | |
Foil sheets, pre-cut | tools | piece | | 12 | 4 | 12 | 16.50 | |
Nitrile gloves, medium | supplies | piece | | 9 | 3 | 10 | 11.20 | |
Color bowls, black | tools | piece | | 14 | 5 | 12 | 2.40 | |
Tint brushes, angled | tools | piece | | 18 | 6 | 16 | 1.90 | |
Neck strips | supplies | piece | | 20 | 6 | 18 | 3.10 | |
Chelating shampoo, 1 l | supplies | bottle | | 5 | 1 | 4 | 18.40 | |
Color-safe shampoo, retail | supplies | bottle | | 16 | 4 | 14 | 11.00 | |
Heat protection spray, retail | supplies | bottle | | 11 | 3 | 10 | 13.50 | |
`;

/** All that stands on the shelf as the book begins. */
export const SHELF: readonly ShelfItem[] = rowsOf(TABLE).map((row) =>
  ShelfItem.parse(cellsOf(COLUMNS, row)),
);
