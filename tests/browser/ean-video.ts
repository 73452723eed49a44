import { writeFileSync } from "node:fs";

/** The seven modules of a figure, 1 for a bar, in EAN's set of odd parity; the even set is it mirrored and reversed. */
const ODD = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];
/** Which of the six left figures are of even parity, by the first figure, which is not drawn itself. */
const EVEN = [
  "000000",
  "001011",
  "001101",
  "001110",
  "010011",
  "011001",
  "011100",
  "010101",
  "010110",
  "011010",
];
const [WIDTH, HEIGHT, MODULE] = [640, 480, 4];

/** Twelve figures with the one that checks them. */
export function ean13(twelve: string): string {
  const sum = Array.from(twelve).reduce(
    (all, figure, at) => all + Number(figure) * (at % 2 ? 3 : 1),
    0,
  );
  return twelve + String((10 - (sum % 10)) % 10);
}

/** Writes a film (y4m, two frames) of a printed EAN-13, as a browser takes it in place of a camera. */
export function filmBarcode(code: string, file: string): void {
  const modules = modulesOf(code);
  const left = Math.round((WIDTH - modules.length * MODULE) / 2);
  const row = Buffer.alloc(WIDTH, 235);
  for (const [at, module] of modules.entries())
    if (module === "1") row.fill(16, left + at * MODULE, left + (at + 1) * MODULE);
  const blank = Buffer.alloc(WIDTH, 235);
  const lines = Array.from({ length: HEIGHT }, (_, y) => (y > 100 && y < 380 ? row : blank));
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), ...lines, grey]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, frame, frame]));
}

function modulesOf(code: string): string[] {
  const figures = Array.from(code, Number);
  const parity = EVEN[figures[0] ?? 0] ?? "";
  const left = figures
    .slice(1, 7)
    .map((figure, at) => (parity[at] === "1" ? even(figure) : (ODD[figure] ?? "")));
  const right = figures.slice(7).map((figure) => inverted(ODD[figure] ?? ""));
  return Array.from(`101${left.join("")}01010${right.join("")}101`);
}

const even = (figure: number) =>
  Array.from(inverted(ODD[figure] ?? ""))
    .reverse()
    .join("");
const inverted = (modules: string) =>
  Array.from(modules, (module) => (module === "1" ? "0" : "1")).join("");
