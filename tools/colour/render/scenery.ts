import { labOfHex, linearOfLab } from "#tools/colour/reading/colour-space.ts";
import { createCanvas, develop, paint, type Canvas, type Light, type Picture } from "./canvas.ts";
import { hash, noise, seeded } from "./random.ts";

/** Things a hurried thumb sends instead of hair. */
export type Scene =
  | "wall"
  | "sky"
  | "document"
  | "foliage"
  | "bricks"
  | "wood"
  | "knit"
  | "fur"
  | "food";

const painters: Record<Scene, (canvas: Canvas, seed: number) => void> = {
  wall: (canvas, seed) =>
    paint(canvas, (x, y) => shade("#b9a58c", 0.92 + 0.1 * noise(x / 120, y / 120, seed))),
  sky: (canvas, seed) =>
    paint(canvas, (x, y) => {
      const cloud =
        Math.max(0, noise(x / 130, y / 60, seed) + 0.4 * noise(x / 40, y / 22, seed) - 0.75) * 1.4;
      const [r, g, b] = shade("#6f9fd8", 0.75 + (0.5 * y) / canvas.height);
      return [r + (0.9 - r) * cloud, g + (0.92 - g) * cloud, b + (0.95 - b) * cloud];
    }),
  document: paintDocument,
  foliage: paintFoliage,
  bricks: (canvas, seed) =>
    paint(canvas, (x, y) => {
      const row = Math.floor(y / 28);
      const along = x + (row % 2) * 36;
      if (y % 28 < 4 || along % 72 < 4)
        return shade("#b8b0a4", 0.9 + 0.2 * noise(x / 3, y / 3, seed));
      return shade(
        "#8f4a35",
        0.7 + 0.4 * hash(Math.floor(along / 72), row, seed) + 0.2 * noise(x / 4, y / 4, seed),
      );
    }),
  wood: (canvas, seed) =>
    paint(canvas, (x, y) => {
      const plank = Math.floor(y / 75);
      if (y % 75 < 2) return shade("#2b1d12", 1);
      const grain = noise(x / 160, y / 2.2 + 4 * noise(x / 90, y / 40, seed), seed + plank);
      return shade("#8a5f3a", 0.62 + 0.2 * hash(plank, 1, seed) + 0.5 * grain);
    }),
  knit: (canvas, seed) =>
    paint(canvas, (x, y) => {
      const column = Math.floor(x / 12);
      const across = (x % 12) / 12 - 0.5;
      const loop = (y + 14 * Math.abs(across)) % 10;
      const deep = 0.55 + 0.5 * Math.sin((loop / 10) * Math.PI) * (1 - 1.2 * Math.abs(across));
      return shade("#6a4a3a", deep + 0.12 * noise(x / 2, y / 2, seed + column));
    }),
  fur: paintFur,
  food: (canvas, seed) => {
    paint(canvas, () => shade("#e6d6b8", 0.9));
    const random = seeded(seed);
    for (let crumb = 0; crumb < 420; crumb++) {
      const [x, y] = [random() * canvas.width, random() * canvas.height];
      const size = 8 + 22 * random();
      const colour = shade(random() < 0.7 ? "#c98d3d" : "#8c3b22", 0.5 + 0.9 * random());
      fillEllipse(canvas, x, y, size, size * (0.5 + 0.5 * random()), random() * Math.PI, colour);
    }
  },
};

/** A picture without hair, the same for the same seed. */
export function renderScene(scene: Scene, { width = 600, height = 450, seed = 1 } = {}): Picture {
  const canvas = createCanvas(width, height);
  painters[scene](canvas, seed);
  return develop(canvas, () => [1, 1, 1], seed);
}

function paintDocument(canvas: Canvas, seed: number): void {
  const margin = canvas.width * 0.12;
  paint(canvas, (x, y) => {
    const onPage = x > margin && x < canvas.width - margin && y > margin * 0.4;
    if (!onPage) return shade("#3d4a5c", 0.9 + 0.1 * noise(x / 20, y / 90, seed));
    const line = Math.floor(y / 13);
    const ink =
      y % 13 < 6 && x > margin * 1.5 && x < canvas.width - margin * (1.4 + 2 * hash(line, 1, seed));
    return ink &&
      hash(Math.floor(x / 2), y, seed) < 0.55 &&
      hash(Math.floor(x / 27), line, seed) > 0.15
      ? [0.03, 0.03, 0.04]
      : [0.85, 0.85, 0.83];
  });
}

function paintFoliage(canvas: Canvas, seed: number): void {
  paint(canvas, (x, y) => shade("#1d3015", 0.4 + noise(x / 40, y / 40, seed)));
  const random = seeded(seed);
  for (let leaf = 0; leaf < 2600; leaf++) {
    const [cx, cy] = [random() * canvas.width, random() * canvas.height];
    const [long, slim, turn] = [5 + 11 * random(), 2 + 3 * random(), random() * Math.PI];
    const colour = shade(random() < 0.8 ? "#4f7a2c" : "#93a548", 0.3 + 1.1 * random());
    fillEllipse(canvas, cx, cy, long, slim, turn, colour);
  }
}

/** Short hairs in tufts, each tuft its own way, as animals carry them. */
function paintFur(canvas: Canvas, seed: number): void {
  paint(canvas, () => shade("#3b2c20", 0.8));
  const random = seeded(seed);
  for (let tuft = 0; tuft < 9000; tuft++) {
    const [x, y] = [random() * canvas.width, random() * canvas.height];
    const turn = 5 * Math.PI * noise(x / 45, y / 45, seed) + 0.9 * random();
    const colour = shade("#8b7358", 0.35 + 1.1 * random());
    fillEllipse(canvas, x, y, 9, 0.9, turn, colour);
  }
}

function fillEllipse(
  canvas: Canvas,
  cx: number,
  cy: number,
  long: number,
  slim: number,
  turn: number,
  colour: Light,
): void {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  for (let y = Math.max(0, Math.ceil(cy - long)); y < Math.min(canvas.height, cy + long); y++)
    for (let x = Math.max(0, Math.ceil(cx - long)); x < Math.min(canvas.width, cx + long); x++) {
      const u = ((x - cx) * c + (y - cy) * s) / long;
      const v = ((y - cy) * c - (x - cx) * s) / slim;
      if (u * u + v * v < 1) canvas.light.set(colour, (y * canvas.width + x) * 3);
    }
}

function shade(hex: string, k: number): Light {
  const [r, g, b] = linearOfLab(labOfHex(hex));
  return [r * k, g * k, b * k];
}
