import type { PlannedService } from "#tools/colour/words.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";

const NAMES: Record<(typeof PlannedService.options)[number], string> = {
  virgin_lift: "First lift on virgin hair",
  retouch: "Root retouch",
  grey_coverage: "Gray coverage",
  grey_blending: "Gray blending",
  toning: "Toner",
  gloss: "Gloss",
  lowlights: "Lowlights",
  highlights: "Highlights",
  balayage: "Balayage",
  going_darker: "Going darker",
  colour_removal: "Color removal",
  double_process: "Double process",
  vivids: "Vivid colors",
  correction: "Correction",
};

/** What a service is called at the chair; history may hold words of former times. */
export function serviceName(word: string): string {
  return Object.hasOwn(NAMES, word) ? NAMES[word as keyof typeof NAMES] : spokenWord(word);
}
