import type { Head } from "./figure.ts";
import type { HairOptions } from "./options.ts";
import { bell, noise } from "./random.ts";
import type { Strand } from "./strands.ts";

/** Hair growing from a parting over the skull and falling; deep strands lie behind. */
export function fallingFrom(
  head: Head,
  options: HairOptions,
  random: () => number,
): (depth: number) => Strand {
  const seed = options.seed ?? 1;
  const wave = options.wave ?? 0.35;
  const reach = head.ry * (0.35 + 1.75 * (options.length ?? 0.75));
  const front = options.pose === "face";
  return () => {
    const side = random() < 0.5 ? -1 : 1;
    const rho = front ? 0.92 + 0.4 * random() ** 0.8 : 1.28 * random();
    const part = head.x + head.rx * 0.12 + 0.012 * head.rx * bell(random);
    const top =
      head.y - head.ry * (front ? Math.max(0.94, rho) : 1.28) + 0.03 * head.ry * bell(random);
    const aside = head.x + side * head.rx * rho;
    const fall = reach * (0.86 + 0.09 * bell(random) + 0.14 * random());
    const turn = 0.36;
    const across = (side * rho) / 1.4 / 2 + 0.5;
    const phase = noise(across * 12, 5, seed) * 9 + 0.25 * bell(random);
    const drift = side * head.rx * (0.1 + 0.06 * bell(random)) * rho;
    const curl = head.rx * (0.02 + 0.16 * wave) * (0.8 + 0.4 * random());
    const flyaway = random() < 0.03 ? head.rx * 0.16 * bell(random) : 0;
    return {
      across,
      pixels: (head.y - top) * 1.3 + fall,
      shade: (x) => 1.1 - 0.34 * Math.min(1, ((x - head.x) / (1.4 * head.rx)) ** 2),
      at: (t) => {
        const over = Math.min(1, t / turn) * (Math.PI / 2);
        const down = Math.max(0, (t - turn) / (1 - turn));
        const swing =
          curl * down * Math.sin(phase + down * (3 + 9 * wave)) +
          curl * 0.4 * Math.sin(phase * 2 + t * 7);
        const x = part + (aside - part) * Math.sin(over) + drift * down + swing + flyaway * t * t;
        return [x, top + (head.y - top) * (1 - Math.cos(over)) + fall * down];
      },
    };
  };
}

/** Hair filling the frame, combed downwards at a slant. */
export function fillingFrame(
  width: number,
  height: number,
  options: HairOptions,
  random: () => number,
): () => Strand {
  const seed = options.seed ?? 1;
  const slant = (noise(1, 1, seed) - 0.5) * 0.6 * width;
  const wave = (options.wave ?? 0.25) * width * 0.05;
  return () => {
    const across = random();
    const start = (across * 1.6 - 0.3) * width;
    const phase = noise(across * 9, 5, seed) * 9 + 0.25 * bell(random);
    const lean = slant + 0.02 * width * bell(random);
    return {
      across,
      pixels: height * 1.05,
      shade: (x) => 1.06 - 0.2 * (x / width - 0.5) ** 2,
      at: (t) => [
        start + lean * t + wave * Math.sin(phase + t * 5),
        t * 1.12 * height - 0.04 * height,
      ],
    };
  };
}
