import { z } from "zod";
import { cellsOf, rowsOf } from "./table.ts";

const COLUMNS = ["name", "with", "habit", "weeks", "reach", "mustKnow", "notes"];

/** A client of the demo salon. Nobody of this name is meant; addresses and numbers lead nowhere. */
const DemoClient = z.object({
  name: z.string(),
  /** The first name of whom they come to. */
  with: z.enum(["June", "Marisol", "Theo"]),
  /** What they come for when it is not one of the forty heads. */
  habit: z.enum(["roots", "gloss", "cut", "blow-dry", "lights", "bond"]),
  /** From one visit to the next. */
  weeks: z.coerce.number(),
  /** How they are reached: m by mail, p by phone, s with a yes to texts. */
  reach: z.string().default(""),
  mustKnow: z.string().optional(),
  notes: z.string().optional(),
});
export type DemoClient = z.infer<typeof DemoClient>;

const TABLE = `
Nora Whitfield | June | gloss | 4 | mps | | Painted lights since 2023, wants it soft. Parting on the left. Coffee, no milk.
Joan Prescott | June | roots | 4 | mp | Resistant white at the hairline: 40 minutes | Five-week roots, never below a 5. Reads while it processes.
Hannah Lindqvist | Marisol | blow-dry | 2 | mps | | Bleached blonde, porous ends. Pearl, never gray.
Maeve Donnelly | June | gloss | 4 | ps | | Copper that fades with chlorine. Swims Tuesdays and Thursdays.
Rosalind Achterberg | Marisol | roots | 5 | p | | Books the next one before she leaves.
Dalia Haddad | June | cut | 5 | p | | Strong, coarse hair. Lifts slowly and warm.
Ingrid Solheim | Marisol | blow-dry | 1 | mps | | Every other Friday before six.
Aisling Keane | Theo | gloss | 5 | m | | Freckles, hates pink reflects.
Marguerite Dubois | June | roots | 4 | mp | | Roots only, lengths in the last five minutes.
Celeste Moreau | Marisol | cut | 6 | mps | | Very thick, always two bowls.
Tess Callahan | June | blow-dry | 3 | p | | Hard water at home: chelate first.
Harriet Osgood | Marisol | roots | 5 | p | | Leave slices out at the crown.
Camila Ferraz | Theo | cut | 6 | ms | | Two-visit plan to honey.
Freya Nordin | Marisol | blow-dry | 2 | ps | | Six minutes on the toner, not ten.
Edith Marlowe | June | roots | 4 | mp | Hearing aid: take it out before the wash | Silver is welcome at the temples.
Wren Abernathy | Theo | gloss | 4 | mps | | Works in a court: no loud reds.
Lucia Bertolini | Marisol | gloss | 4 | p | | Wedding in spring. Trial updo in February.
Sunniva Berg | June | blow-dry | 3 | m | | Foils at the parting only.
Keiko Morita | Marisol | cut | 4 | mps | | Pulls red from level 5 on.
Gwen Penhaligon | June | roots | 5 | p | | Sits by the window.
Selma Aydin | Theo | cut | 6 | ms | | Never colored before this autumn.
Anneke de Vries | Marisol | bond | 3 | ps | Old box color under the top layer | Wants it lighter than it can go in a day. Be plain with her.
Renata Oliveira | June | roots | 5 | mp | | Half shade lighter each winter.
Juniper Cole | Theo | gloss | 4 | ms | | Ginger by choice.
Paloma Iturbe | June | gloss | 4 | mps | | Photographer. Shine matters.
Greta Vantongeren | Marisol | blow-dry | 3 | p | | Beige holds six weeks.
Linh Phan | Marisol | gloss | 4 | mps | Home dye on the lengths, unknown brand | Orange bands at mid-lengths after a box.
Ruth Adeyemi | June | roots | 5 | p | | Fine hair, half the usual quantity.
Naomi Eisler | Theo | cut | 5 | m | | Cool brown, no red.
Imogen Hartley | June | blow-dry | 3 | mp | | Heavier at the fringe.
Vera Sokolova | Marisol | roots | 5 | p | | Brows tinted to match.
Delphine Arnaud | June | cut | 5 | ps | | Went back to brunette in autumn.
Esme Thackeray | Theo | gloss | 4 | ms | | Cherry at level 4.
Marnie Fitch | Marisol | cut | 6 | mps | | Lived-in blonde, kept warm.
Bridget Malloy | June | roots | 4 | p | | Gold, never ash.
Piper Langdon | Marisol | blow-dry | 2 | mps | | Lilac is fine for a week.
Leila Farrokh | Theo | cut | 6 | m | | Level 3, wants to see a change.
Alma Castellanos | June | gloss | 5 | ps | | Mahogany glow.
Priya Raman | Marisol | bond | 4 | mps | | Keratin in the spring, nothing since.
Beatriz Salgado | Theo | lights | 7 | mp | | Babylights once a season.
Yuki Tanabe | June | gloss | 6 | m | | Clear gloss only.
Mina Kovac | Theo | gloss | 5 | ps | | Student, comes on Mondays.
Zara Qureshi | Marisol | lights | 7 | mps | Latex allergy: nitrile gloves | Face frame only.
Amara Diallo | June | bond | 4 | ps | Natural curl: no heat above 150 degrees | Twist-out at home.
Simone Baptiste | Marisol | blow-dry | 1 | p | | Saturday mornings.
Thandi Mokoena | June | cut | 4 | m | | Tapered, clipper two at the nape.
Corinne Vasseur | Marisol | blow-dry | 1 | mps | | Television: volume, no gloss spray.
Odette Lacroix | June | blow-dry | 1 | p | | Rollers, as for forty years.
Tova Rosenthal | Theo | cut | 5 | mp | | Wig fitting twice a year.
Jocelyn Pryce | Marisol | cut | 4 | m | | Pixie. Five weeks, not six.
Bronwyn Pugh | Theo | cut | 6 | ps | | Brings the twins.
Isla Drummond | Theo | blow-dry | 2 | ms | | Thinking of copper: patch test first.
Fern Whitaker | June | cut | 7 | m | | Growing out a fringe.
Sadie Brennan | Theo | blow-dry | 3 | mps | | Graduation in May.
Ottilie Krause | Marisol | cut | 6 | p | | Long layers, dry cut.
Clementine Rowe | June | cut | 4 | ps | | Bob to the jaw.
Kit Sorensen | Theo | cut | 3 | ms | | Skin fade, longer on top.
Dominic Arceneaux | Theo | cut | 3 | ps | | Beard line too.
Rafael Quintero | Marisol | cut | 4 | m | | Curls: diffuser, no brush.
Gideon Blythe | Theo | cut | 4 | p | | Cowlick at the crown.
`;

/** The sixty clients, by the names under which the forty heads know them. */
export const CLIENT_TABLE: readonly DemoClient[] = rowsOf(TABLE).map((row) =>
  DemoClient.parse(cellsOf(COLUMNS, row)),
);
