import { blur, createCanvas, develop, type Canvas, type Light, type Picture } from "./canvas.ts";
import { paintCard } from "./grey-card.ts";
import { paintBody, paintWall, placeHead } from "./figure.ts";
import { fallingFrom, fillingFrame } from "./hairdo.ts";
import type { Cast, HairOptions } from "./options.ts";
import { seeded } from "./random.ts";
import { paintStrands } from "./strands.ts";

const lamps: Record<Exclude<Cast, "mixed">, Light> = {
  neutral: [1, 1, 1],
  warm: [1.16, 1, 0.76],
  cool: [0.87, 1, 1.17],
  bulb: [1.32, 1, 0.56],
  tube: [0.92, 1.04, 0.86],
};

/** A photograph of hair that nobody wears: RGBA pixels, the same for the same options. */
export function renderHair(options: HairOptions = {}): Picture {
  return exposeHair(paintHair(options), options);
}

/** What stands before the camera, in the light of day. */
export function paintHair(wanted: HairOptions = {}): Canvas {
  const options: HairOptions = { pose: "back", ...wanted };
  const canvas = createCanvas(options.width ?? 480, options.height ?? 600);
  const random = seeded(options.seed ?? 1);
  paintWall(canvas, options);
  if (options.pose === "closeup") {
    paintStrands(
      canvas,
      options,
      canvas.width * 14,
      fillingFrame(canvas.width, canvas.height, options, random),
      random,
    );
  } else {
    const head = placeHead(canvas);
    const strands = Math.round(head.rx * (options.pose === "face" ? 52 : 70));
    if (options.pose === "face")
      paintStrands(
        canvas,
        { ...options, pose: "back", gloss: 0 },
        strands,
        behind(head, options, random),
        random,
      );
    paintBody(canvas, head, options);
    paintStrands(canvas, options, strands, fallingFrom(head, options, random), random);
  }
  if (options.card) paintCard(canvas, options.card);
  blur(canvas, options.blur ?? 0);
  return canvas;
}

/** One photograph of it, under the lamp and with the exposure of the options. */
export function exposeHair(canvas: Canvas, options: HairOptions = {}): Picture {
  return develop(canvas, lampOver(canvas, options), options.seed ?? 1);
}

/** The hair that hangs behind the neck, in the head's shadow. */
function behind(head: ReturnType<typeof placeHead>, options: HairOptions, random: () => number) {
  const grow = fallingFrom(head, { ...options, pose: "back" }, random);
  return (depth: number) => {
    const strand = grow(depth);
    return { ...strand, shade: (x: number) => 0.5 * strand.shade(x) };
  };
}

function lampOver(
  canvas: Canvas,
  { cast = "neutral", exposure = 0 }: HairOptions,
): (x: number, y: number) => Light {
  const stops = 2 ** exposure;
  const scaled = ([r, g, b]: Light): Light => [r * stops, g * stops, b * stops];
  if (cast !== "mixed") {
    const lamp = scaled(lamps[cast]);
    return () => lamp;
  }
  const [warm, cool] = [scaled(lamps.warm), scaled(lamps.cool)];
  return (x) => {
    const t = x / canvas.width;
    return [
      warm[0] + (cool[0] - warm[0]) * t,
      warm[1] + (cool[1] - warm[1]) * t,
      warm[2] + (cool[2] - warm[2]) * t,
    ];
  };
}
