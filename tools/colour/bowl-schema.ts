import { z } from "zod";
import { ProductType, Purpose, Zone, ZoneName } from "./words.ts";

export const Grams = z.number().min(0).max(5000);
export const Minutes = z.number().min(0).max(240);
/** Colour to developer, as in "1:1.5". Both parts weigh something. */
export const Ratio = z
  .string()
  .max(9)
  .regex(/^(?=[\d.]*[1-9])\d+(\.\d+)?:(?=[\d.]*[1-9])\d+(\.\d+)?$/, "must be such as 1:1.5");

/** A part of the head by its own name, where the zone has no word for it. */
export const Area = ZoneName.extract(["bands", "hairline"]);
/** Every part of the head that a bowl is for, where the head is worked by its parts. */
export const Parts = z.array(ZoneName).min(1).max(6);

/** One bowl put forward by anybody: stylist, import, language model or the engine itself. */
export const Bowl = z.object({
  type: ProductType.optional(),
  purpose: Purpose.optional(),
  zone: Zone.optional(),
  area: Area.optional(),
  parts: Parts.optional(),
  brand: z.string().max(60).optional(),
  line: z.string().max(60).optional(),
  shades: z
    .array(
      z.union([
        z.string().max(60),
        z.object({ code: z.string().max(60), grams: Grams.optional() }),
      ]),
    )
    .max(12)
    .optional(),
  ratio: Ratio.optional(),
  developer: z
    .union([
      z.number().min(0).max(60),
      z.object({ volume: z.number().min(0).max(60), grams: Grams.optional() }),
    ])
    .nullish(),
  minutes: z.union([Minutes, z.tuple([Minutes, Minutes])]).optional(),
  onScalp: z.boolean().optional(),
  heat: z.boolean().optional(),
  targetLevel: z.number().optional(),
  /** Where lightening stops today, when the target takes more than one visit. */
  stopLevel: z.number().optional(),
});

export type Bowl = z.infer<typeof Bowl>;
