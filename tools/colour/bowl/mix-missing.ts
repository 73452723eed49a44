import type { MixRequest } from "#tools/colour/schema.ts";

type Missing = { field: keyof MixRequest; sentence: string };

/** What a request says too little of to be worked out: the first field that would help, and why. */
export function missingToMix(asked: MixRequest): Missing {
  const { hairLength, hairThickness, colour_g, total_colour_g, total_g } = asked;
  if (hairLength && !hairThickness)
    return { field: "hairThickness", sentence: "The hair's thickness goes with its length." };
  if (hairThickness && !hairLength)
    return { field: "hairLength", sentence: "The hair's length goes with its thickness." };
  const colour = colour_g ?? total_colour_g;
  if (colour === undefined && total_g === undefined)
    return { field: "colour_g", sentence: "Say how many grams of color (colour_g) are mixed." };
  const also = colour === undefined ? "" : ", or a share, a dilution or a level";
  return { field: "ratio", sentence: `Say in which ratio it is mixed, such as 1:1.5${also}.` };
}
