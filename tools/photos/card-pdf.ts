import { readFile } from "node:fs/promises";
import Pdf from "pdfkit";
import {
  CARD,
  CARD_CODES,
  CARD_PATCHES,
  CODE_MODULES,
  type CardBox,
} from "#tools/colour/reading/card-layout.ts";
import { hexOfLab } from "#tools/colour/reading/colour-space.ts";

/** A4 in points, and points in a millimetre. */
const [WIDTH, HEIGHT, MM] = [595.28, 841.89, 72 / 25.4];
const LEFT = (WIDTH - CARD.width * MM) / 2;
const TOP = 190;

const STEPS = [
  "Print in color, at full size, on plain matt paper. Glossy paper mirrors the lamp.",
  "Cut along the line. Keep it dry and out of the sun; print it anew when it has yellowed.",
  "Hold it beside the hair, facing the camera, in the same light. All four codes must show.",
];

/** The grey card to print: one A4 page, the card at its own size. */
export async function cardPdf(): Promise<Buffer> {
  const sheet = new Pdf({
    size: [WIDTH, HEIGHT],
    margin: 0,
    lang: "en",
    displayTitle: true,
    font: "",
    info: { Title: "Gray card" },
  });
  const [regular, semibold] = await Promise.all([face("regular"), face("semibold")]);
  const parts: Buffer[] = [];
  const whole = (async () => {
    for await (const part of sheet) parts.push(part as Buffer);
    return Buffer.concat(parts);
  })();
  sheet.font(semibold).fontSize(20).fillColor("#171716").text("Gray card", LEFT, 64);
  sheet.font(regular).fontSize(10.5);
  STEPS.forEach((step, n) => sheet.text(`${n + 1}. ${step}`, LEFT, 100 + 20 * n));
  const onCard = ({ x, y, width, height }: CardBox) =>
    sheet.rect(LEFT + x * MM, TOP + y * MM, width * MM, height * MM);
  onCard({ x: 0, y: 0, ...CARD })
    .dash(4, { space: 3 })
    .lineWidth(0.5)
    .stroke("#9a9a96")
    .undash();
  for (const { box, colour } of CARD_PATCHES) onCard(box).fill(hexOfLab(colour));
  for (const { box, rows } of CARD_CODES) {
    const side = box.width / CODE_MODULES;
    rows.forEach((row, down) => {
      for (let across = 0; across < CODE_MODULES; across++)
        if ((row >> (CODE_MODULES - 1 - across)) & 1)
          onCard({ x: box.x + across * side, y: box.y + down * side, width: side, height: side });
    });
    sheet.fill("#000000");
  }
  sheet.end();
  return whole;
}

function face(weight: "regular" | "semibold"): Promise<Buffer> {
  return readFile(new URL(`../inventory/fonts/${weight}.ttf`, import.meta.url));
}
