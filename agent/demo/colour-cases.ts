import { z } from "zod";
import { CanonicalTone } from "#tools/colour/words.ts";
import { cellsOf, rowsOf } from "./table.ts";

const Level = z.coerce.number().min(1).max(10).multipleOf(0.5);
const COLUMNS = [
  "client",
  "ago",
  "diagnosis",
  "from",
  "wore",
  "to",
  "tone",
  "white",
  "reached",
  "reachedTone",
  "happy",
  "wish",
  "note",
];

/** A colour service of the demo salon: the head, the wish and what came of it. */
const ColourCase = z.object({
  client: z.string(),
  /** Days before today; the book moves it to a day that fits. */
  ago: z.coerce.number().int(),
  diagnosis: z.enum(["grey", "toning", "highlights", "lift", "gloss", "darker", "correction"]),
  from: Level,
  wore: CanonicalTone,
  to: Level,
  tone: CanonicalTone,
  /** White hair, in percent. */
  white: z.coerce.number().optional(),
  reached: Level,
  reachedTone: CanonicalTone,
  happy: z.stringbool(),
  wish: z.string(),
  note: z.string(),
});
export type ColourCase = z.infer<typeof ColourCase>;

const TABLE = `
Joan Prescott | 86 | grey | 5 | natural | 5 | natural | 35 | 5 | natural | yes | Cover the white at the parting, nothing warm. | Hairline a touch translucent at 30 minutes, left it 40. Solid after rinsing.
Nora Whitfield | 85 | lift | 5 | natural | 7 | beige | | 7 | beige | yes | Soft beige pieces, grown-out on purpose. No orange. | Lifted evenly. Beige gloss over damp hair for eight minutes was enough.
Hannah Lindqvist | 83 | toning | 9 | gold | 9 | pearl | | 9 | pearl | yes | Take the yellow out, keep it bright. | Front pieces grab first: started at the nape.
Maeve Donnelly | 81 | gloss | 7 | gold | 7 | copper | | 7 | copper | yes | Bring my copper back, it washed out on holiday. | Swimmer until September. Sulfate-free at home from now on.
Rosalind Achterberg | 79 | grey | 6 | natural | 6 | natural | 30 | 6 | natural | yes | Same as always, please. | Resistant at both temples: pre-softened, then as usual.
Dalia Haddad | 77 | lift | 3 | natural | 5 | brown | | 4.5 | natural-warm | yes | A bit of movement, still a brunette. | Stopped at orange-brown on purpose; next time the top layer only.
Ingrid Solheim | 76 | toning | 9 | gold | 9 | beige | | 9 | beige | yes | Less yellow, but not white. | Pale yellow underneath, clean. Ends drink color.
Aisling Keane | 74 | gloss | 6 | natural | 6 | copper | | 6 | copper | yes | Warmer. Like autumn leaves. | Came out just as on the picture she brought.
Marguerite Dubois | 73 | grey | 4 | natural | 4 | natural | 25 | 4 | natural | yes | Cover the gray and leave the lengths alone. | Roots only, lengths refreshed with what was left in the last five minutes.
Celeste Moreau | 71 | lift | 4 | natural | 6 | mocha | | 6 | mocha | yes | Painted pieces around the face. | Thick hair: two bowls, second mixed fresh after 40 minutes.
Tess Callahan | 70 | toning | 8 | gold | 8 | ash | | 8 | ash | yes | It has gone brassy since the summer. | Hard water at home. Chelating wash first made the difference.
Harriet Osgood | 68 | grey | 7 | natural | 7 | beige | 30 | 7 | beige | yes | Soft, blended, no helmet. | Slices left out at the crown keep it soft.
Camila Ferraz | 66 | lift | 4 | natural | 7 | gold | | 6.5 | gold | yes | Golden, sun-kissed, but healthy. | Two visits agreed. Reached a warm 6 and a half today, hair feels strong.
Freya Nordin | 65 | toning | 9 | natural | 9 | ash | | 9 | ash | yes | As cool as it goes without going gray. | Ten minutes were too long last time, six today.
Edith Marlowe | 63 | grey | 6 | natural | 7 | gold | 30 | 7 | gold | yes | A little lighter for the winter. | Very happy. Photographed for the wall with her yes.
Wren Abernathy | 62 | darker | 5 | natural | 5 | red | | 5 | red | yes | Red, but a red that goes to the office. | Deep and shiny. Cold water, fewer washes.
Lucia Bertolini | 60 | highlights | 6 | natural | 8 | beige | | 8 | beige | yes | Fine lights, I am getting married in spring. | Fine weaves, eight foils a side. Trial updo in February.
Sunniva Berg | 58 | highlights | 8 | natural | 9 | beige | | 9 | beige | yes | Brighten the parting. | Regrowth two centimeters: left the old lengths out.
Keiko Morita | 57 | lift | 5 | natural | 6 | ash | | 5.5 | ash | yes | Lighter, with no red in it at all. | Pulls warm in ten minutes. Reached 5 and a half, cool. Half a level missing again.
Gwen Penhaligon | 55 | grey | 5 | natural | 6 | mocha | 25 | 6 | mocha | yes | Warm it up a little. | Good cover, nice reflect in daylight.
Selma Aydin | 54 | lift | 5 | natural | 7 | gold | | 6.5 | gold | yes | Honey. Not yellow. | Lifted to a strong gold; half a level short of the plan, she loves it.
Anneke de Vries | 52 | highlights | 7 | natural | 9 | pearl | | 8 | gold | no | Very light and cool by Saturday. | Old box color under the top layer. Stopped at 8, toned, booked her again. Disappointed, and told why.
Renata Oliveira | 51 | grey | 4 | natural | 5 | natural | 20 | 5 | natural | yes | Cover, and half a shade lighter. | Even from roots to ends.
Juniper Cole | 49 | gloss | 6 | natural | 6 | red-copper | | 6 | red-copper | yes | Ginger again! | Glaze on towel-dried hair, twenty minutes, no heat.
Paloma Iturbe | 47 | gloss | 5 | natural | 5 | gold | | 5 | gold | yes | Shine before the photos. | Clear and gold half and half: very soft.
Greta Vantongeren | 46 | toning | 8 | gold | 8 | beige | | 8 | beige | yes | Make it expensive. | Beige held six weeks last time.
Linh Phan | 44 | correction | 6 | copper | 6 | ash | | 6.5 | gold | no | I did it at home and it is orange. | Orange bands neutralized, roots still a little warm. Coming back in two weeks, no charge for the toner.
Ruth Adeyemi | 42 | grey | 3 | natural | 3 | natural | 20 | 3 | natural | yes | Cover the temples. | Fine hair, half the usual quantity.
Naomi Eisler | 40 | lift | 5 | natural | 6 | ash | | 6 | ash | yes | Cool brown, no red. | Blue-based ash held the warmth down.
Imogen Hartley | 38 | highlights | 7 | natural | 8 | gold | | 8 | gold | yes | Warm lights for the dark months. | Heavier at the fringe on her wish.
Vera Sokolova | 36 | grey | 6 | natural | 5 | natural | 30 | 5 | natural | yes | A shade deeper this time. | Suits her. Brows tinted to match.
Delphine Arnaud | 33 | darker | 6 | gold | 5 | natural-cool | | 5 | natural | yes | Back to brunette, I am tired of blonde. | Filled with gold first, then the brown: no green, no flat patches.
Esme Thackeray | 30 | darker | 5 | natural | 4 | red-violet | | 4 | red-violet | yes | Cherry, like the lamp in the window. | Two level-4 shades mixed. Gloves home: it bleeds for three washes.
Marnie Fitch | 27 | lift | 6 | natural | 8 | beige | | 7.5 | gold | yes | Lived-in blonde. | Half a level under plan, warm glow kept on purpose.
Bridget Malloy | 24 | grey | 6 | natural | 6 | gold | 35 | 6 | gold | yes | Cover it and keep the gold. | Natural share half and half: no hot roots.
Piper Langdon | 20 | toning | 9 | gold | 9 | violet | | 9 | pearl | yes | Pearly, a little lilac is fine. | Lilac gone after two washes, pearl stays.
Hannah Lindqvist | 16 | toning | 9 | gold | 9 | pearl | | 9 | pearl | yes | The same again, it was perfect. | Same bowl as in the summer, one minute less.
Nora Whitfield | 12 | gloss | 6 | gold | 6 | beige | | 6 | beige | yes | Calm the warmth down, the lights can stay. | Quick refresh between two balayages.
Leila Farrokh | 7 | gloss | 3 | natural | 4 | chocolate | | 3 | natural | no | Chocolate shine you can see. | A gloss does not lift: barely visible on level 3. Offered a balayage instead, explained why.
Alma Castellanos | 3 | gloss | 4 | natural | 4 | mahogany | | 4 | mahogany | yes | A red glow in the sun, dark inside. | Exactly that. Cape stays on, it stains.
`;

/** Forty heads, the oldest first. */
export const COLOUR_CASES: readonly ColourCase[] = rowsOf(TABLE).map((row) =>
  ColourCase.parse(cellsOf(COLUMNS, row)),
);
