import type { Dye } from "./dye.ts";
import type { CardPlace } from "./grey-card.ts";

/** How the client stands: `face` to the camera, `back` of the head (when left out), or hair filling the frame. */
export type Pose = "face" | "back" | "closeup";

export type Skin = "fair" | "light" | "medium" | "tan" | "brown" | "deep";

/** The lamp: its colour (`bulb` is warmer than warm, `tube` greenish), and for `mixed` a warm lamp on one side and a window on the other. */
export type Cast = "neutral" | "warm" | "cool" | "bulb" | "tube" | "mixed";

/** A picture of hair. Lengths along the hair run from 0 at the root to 1 at the end. */
export type HairOptions = {
  /** Pixels; about 480 by 600 when left out. */
  width?: number;
  height?: number;
  seed?: number;
  pose?: Pose;
  /** The hair's colour where nothing below says otherwise; level 5 natural when left out. */
  level?: number;
  tone?: Dye["tone"];
  zones?: { roots?: Dye; mids?: Dye; ends?: Dye };
  /** A hard line of another colour from the root on. */
  regrowth?: Dye & { length: number };
  bands?: (Dye & { from: number; to: number })[];
  /** Share of white hairs, 0-1. */
  greyShare?: number;
  highlights?: Dye & { share: number };
  /** How far the hair falls: 0 at the ears, 1 at the chest. */
  length?: number;
  /** 0 straight, 1 curly. */
  wave?: number;
  /** 0 matte, 1 lacquered. */
  gloss?: number;
  skin?: Skin;
  /** The wall's colour as `#rrggbb`; a light grey when left out. */
  background?: string;
  cast?: Cast;
  /** The grey card, held beside the hair. */
  card?: CardPlace;
  /** Photographic stops; 0 is a right exposure. */
  exposure?: number;
  /** Out-of-focus radius in pixels. */
  blur?: number;
};
