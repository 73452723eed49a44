import type {
  HairZone,
  PhotoFlag,
  PhotoPoint,
  SeenLevel,
  SeenTone,
} from "#tools/colour/reading/schema.ts";

/** What the engine reads in a photo; a test reads the very files again. */
export type LightReading = {
  /** Null where no hair is found. */
  level: SeenLevel | null;
  tone: SeenTone | null;
  flags: readonly PhotoFlag[];
  zones?: Readonly<Record<HairZone, number>>;
};

/** A photo of the Photo Guide: how it was taken, and what is read in it. */
export type LightShot = {
  id: string;
  image: string;
  title: string;
  /** What is done, or was done wrong, and what follows. */
  text: string;
  /** Something white that is tapped on the photo, 0-1 from its left and top. */
  tapped?: Pick<PhotoPoint, "x" | "y">;
  read: LightReading;
};

/** What the hair of these photos is, but for the last: nobody has to guess. */
export const LIGHT_HAIR = { level: 7, tone: "gold" } as const;

/** The photo to take, twice: as it is, and with something white tapped on it. */
export const GOOD_SHOTS: readonly LightShot[] = [
  {
    id: "daylight",
    image: "/light/daylight.webp",
    title: "Window light, white wall",
    text: "Back to the wall, window at the side, lamps off, hair brushed and down.",
    read: { level: { value: 7, low: 6, high: 8 }, tone: "gold", flags: [] },
  },
  {
    id: "white",
    image: "/light/daylight.webp",
    title: "The same, white tapped",
    text: "One tap on the wall tells the light’s color and strength: the range narrows.",
    tapped: { x: 0.08, y: 0.1 },
    read: { level: { value: 7, low: 6, high: 7.5 }, tone: "gold", flags: [] },
  },
  {
    id: "zones",
    image: "/light/zones.webp",
    title: "Roots, mids and ends in sight",
    text: "Another head, grown out: let down and brushed, each part is read by itself.",
    read: {
      level: { value: 7, low: 6, high: 8 },
      tone: "natural",
      flags: [],
      zones: { roots: 5, mids: 6, ends: 8 },
    },
  },
];

/** The same head, photographed badly. */
export const SPOILED_SHOTS: readonly LightShot[] = [
  {
    id: "flash",
    image: "/light/flash.webp",
    title: "Flash",
    text: "The shine is the lamp, not the hair. Turn it off and go to the window.",
    read: { level: { value: 8.5, low: 7, high: 9.5 }, tone: "gold", flags: [] },
  },
  {
    id: "dark",
    image: "/light/dark.webp",
    title: "Too dark",
    text: "What is lost in shadow is guessed. Open the blind, or step closer to it.",
    read: { level: { value: 5.5, low: 3, high: 8 }, tone: "gold", flags: ["dark"] },
  },
  {
    id: "filter",
    image: "/light/filter.webp",
    title: "A filter",
    text: "Beauty mode softens and tints. The gold is gone, and so is the right toner.",
    read: { level: { value: 7, low: 5, high: 8.5 }, tone: "ash", flags: ["blurred", "wb_unknown"] },
  },
  {
    id: "wall",
    image: "/light/wall.webp",
    title: "A colored wall",
    text: "The wall is taken for the light. White or gray behind, or a towel in the picture.",
    read: { level: { value: 9, low: 6.5, high: 10 }, tone: "gold", flags: ["dark"] },
  },
  {
    id: "blur",
    image: "/light/blur.webp",
    title: "Blurred",
    text: "Strands run together and lose their tone. Both hands, elbows in, tap to focus.",
    read: { level: { value: 8.5, low: 7, high: 10 }, tone: "grey", flags: ["blurred"] },
  },
  {
    id: "far",
    image: "/light/far.webp",
    title: "From across the room",
    text: "Nothing to read. An arm’s length away, hair over half of the picture.",
    read: { level: null, tone: null, flags: ["blurred", "no_hair"] },
  },
  {
    id: "warm",
    image: "/light/warm.webp",
    title: "Warm bulbs",
    text: "Bulbs are weak and yellow. The white wall lets most of it be undone, but less surely.",
    read: { level: { value: 6.5, low: 5, high: 8 }, tone: "gold", flags: [] },
  },
  {
    id: "mixed",
    image: "/light/mixed.webp",
    title: "Bulb and window at once",
    text: "Two lights cannot both be undone. One of them off.",
    read: { level: { value: 7, low: 5.5, high: 8.5 }, tone: "gold", flags: ["mixed_light"] },
  },
];

/** Every photo, good and bad. */
export const LIGHT_SHOTS: readonly LightShot[] = [...GOOD_SHOTS, ...SPOILED_SHOTS];
