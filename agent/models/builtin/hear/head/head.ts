import type { Facts, Slot } from "#agent/models/builtin/hear/heard.ts";
import { hearHair } from "#agent/models/builtin/hear/hair.ts";
import { refusesLightener } from "#tools/colour/lightener-wish.ts";
import { toneIn } from "#tools/colour/shade/tone-words.ts";
import type { Item } from "./item.ts";
import { hearDepths, partLevels } from "./levels.ts";
import { segmentsOf, type Segment } from "./segments.ts";
import { hearPartWishes } from "./part-wishes.ts";
import { hearTones } from "./tones.ts";
import { besideParts, hearZones, type Zones } from "./zones.ts";

const WITH_LIGHTENER = /\bwith (?:bleach|lightener|foils)\b/;
/** Black out of a box or a tube: it is on the hair, whatever grows under it. */
const DYED_BLACK =
  /\b(?:box(?:ed)?(?: dyed?)?|dyed|coloured|tinted|home) (?:jet )?black\b|\b(?:jet )?black (?:box(?: dye)?|dye|henna|tint|colour)\b/;
const DYED = 2;
const DEPTHS: ReadonlySet<Slot> = new Set(["currentLevel", "desiredLevel", "bandLevel"]);

/** A head in a mended sentence: its depths and tones now and wished for, by its parts where they differ. `asked` is the question it answers. */
export function hearHead(text: string, asked?: Slot): Partial<Facts> {
  const segments = segmentsOf(text);
  const { porosity } = hearHair(besideParts(segments), asked);
  const told = hearZones(segments, partLevels(segments));
  const zones = withWishes(told, hearPartWishes(text, segments));
  return {
    ...hearLevels(text, asked, segments),
    ...hearTones(text, asked, segments),
    ...(Object.keys(zones).length > 0 && { zones }),
    ...(porosity && { porosity }),
  };
}

function withWishes(told: Zones, wishes: Zones): Zones {
  const parts = Object.keys({ ...told, ...wishes }) as (keyof Zones)[];
  return Object.fromEntries(parts.map((part) => [part, { ...told[part], ...wishes[part] }]));
}

/** Levels 1-12 in a mended sentence, and whether lightener is refused. */
export function hearLevels(
  text: string,
  asked?: Slot,
  segments: readonly Segment[] = segmentsOf(text),
): Partial<Facts> {
  const lightener = refusesLightener(text) ? false : WITH_LIGHTENER.test(text) || undefined;
  const isDyed = DYED_BLACK.test(text) && !asked && Object.keys(partLevels(segments)).length === 0;
  return {
    ...(isDyed && { currentLevel: DYED }),
    ...(answered(asked, segments, text) ??
      wished(text, segments) ??
      hearDepths(segments, partLevels(segments))),
    ...kept(text),
    ...(lightener !== undefined && { noLightener: !lightener }),
  };
}

const AT =
  /^(?!.*\b(?:is|she's|he's|its|has|have|currently|now|base|roots?|sitting|sat|lifted|hair)\b).*\bat an? (\d{1,2}(?:\.5)?)\b/;
const KEEP_AT =
  /\b(?:keep|stay|leave|hold)\w* (?:her|him|it)? ?(?:at )?(?:an? |the )?(?:level )?(\d{1,2})\b/;

/** "Rose gold at a 9" is a wish; "she is at a 9" is not. */
const wished = (text: string, segments: readonly Segment[]) => {
  if (segments.some(({ role }) => role === "goal")) return undefined;
  const level = Number(AT.exec(text)?.[1]);
  return level >= 1 && level <= 12 && toneIn(text) ? { desiredLevel: level } : undefined;
};

/** "Keep her at a 6" tells both, where nothing else does. */
const kept = (text: string) => {
  const level = Number(KEEP_AT.exec(text)?.[1]);
  const figures = text.match(/(?<![\d/.])\d{1,2}\b(?![/.%]\d?)/g) ?? [];
  return level >= 1 && level <= 12 && figures.length === 1
    ? { currentLevel: level, desiredLevel: level }
    : undefined;
};

/** The level that answers a question for one. */
function answered(asked: Slot | undefined, segments: readonly Segment[], text: string) {
  if (!asked || !DEPTHS.has(asked)) return undefined;
  if (asked === "desiredLevel" && /^(?:the )?same\b/.test(text)) return { keepLevel: true };
  const all = segments.flatMap(({ items }) => items);
  const levels = all.filter(
    (item): item is Extract<Item, { kind: "level" }> => item.kind === "level",
  );
  const [first, second] = levels;
  const isOne = !second || text.slice(first?.end, second.at).trim() === "or";
  return first && isOne && !all.some(({ kind }) => kind === "lift")
    ? { [asked]: first.value }
    : undefined;
}
