import type { LineLeaflet } from "#tools/brands/schema.ts";
import type { NotedBowl } from "#tools/colour/notation/schema.ts";
import type { Instead } from "#tools/colour/check/objection.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import type { HandBowl } from "#tools/bench/write-schema.ts";

/** A tube as it is typed. */
export type DraftShade = { key: number; code: string; grams: string };

/** A bowl as it is typed: figures are text until they are whole. */
export type HandDraft = {
  key: number;
  zone: HandBowl["zone"];
  purpose: HandBowl["purpose"];
  line: string;
  shades: DraftShade[];
  developerVolume: number | null;
  ratio: string;
  least: string;
  most: string;
  heat: boolean;
};

/** What becomes of a draft: told as a change, so that what is typed meanwhile is not lost. */
export type Change = (now: HandDraft) => HandDraft;

let keys = 0;
const nextKey = () => ++keys;

export function emptyShade(): DraftShade {
  return { key: nextKey(), code: "", grams: "" };
}

export function emptyDraft(): HandDraft {
  return {
    key: nextKey(),
    zone: "all",
    purpose: "deposit",
    line: "",
    shades: [emptyShade()],
    developerVolume: null,
    ratio: "",
    least: "",
    most: "",
    heat: false,
  };
}

/** A bowl that exists, to begin from. */
export function draftFrom(bowl: Bowl): HandDraft {
  return {
    key: nextKey(),
    zone: bowl.zone,
    purpose: bowl.purpose,
    line: `${bowl.brandId}/${bowl.lineId}`,
    shades: bowl.shades.map(({ code, grams }) => ({
      key: nextKey(),
      code,
      grams: grams > 0 ? String(grams) : "",
    })),
    developerVolume: bowl.developer?.volume ?? null,
    ratio: bowl.ratio ?? "",
    least: String(bowl.minutes[0]),
    most: String(bowl.minutes[1]),
    heat: bowl.heat,
  };
}

/** A bowl read from shorthand, to be completed: what was not written is empty. */
export function draftFromNoted(bowl: NotedBowl): HandDraft {
  return {
    key: nextKey(),
    zone: bowl.zone ?? "all",
    purpose: bowl.purpose ?? USUAL_PURPOSE[bowl.type ?? "permanent"] ?? "deposit",
    line: bowl.line ?? "",
    shades: bowl.shades.map(({ code, grams }) => ({
      key: nextKey(),
      code,
      grams: grams === null ? "" : String(grams),
    })),
    developerVolume: bowl.developer?.volume ?? null,
    ratio: bowl.ratio ?? "",
    least: bowl.minutes ? String(bowl.minutes[0]) : "",
    most: bowl.minutes ? String(bowl.minutes[1]) : "",
    heat: bowl.heat,
  };
}

const USUAL_PURPOSE: Partial<Record<NonNullable<NotedBowl["type"]>, HandDraft["purpose"]>> = {
  toner: "tone",
  "high-lift": "lighten",
  lightener: "lighten",
  "colour-remover": "remove",
  treatment: "treat",
};

/** Whether nothing has been typed into a draft yet. */
export function isUntouched({ line, shades }: HandDraft): boolean {
  return line === "" && shades.every(({ code, grams }) => code === "" && grams === "");
}

/** The draft on another line, with what that line prints. Colour that may lift begins at the stylist's usual volume, where it comes in it. */
export function withLine(
  draft: HandDraft,
  line: string,
  leaflet: LineLeaflet,
  usualVolume?: number,
): HandDraft {
  const product = leaflet.shades.length === 0 ? leaflet.name : "";
  const usual = LIFTS.includes(leaflet.type)
    ? leaflet.developers.find((volume) => volume === usualVolume)
    : undefined;
  return {
    ...draft,
    line,
    ratio: leaflet.ratio ?? "",
    developerVolume: usual ?? leaflet.developers[0] ?? null,
    least: String(leaflet.minutes[0]),
    most: String(leaflet.minutes[1]),
    shades: draft.shades.map((shade) => ({ ...shade, code: shade.code || product })),
  };
}

const LIFTS: readonly LineLeaflet["type"][] = ["permanent", "high-lift", "lightener"];

/** The draft with what the checks propose in place of what they objected to. */
export function withInstead(draft: HandDraft, instead: Instead): HandDraft {
  const { shade, ratio, developerVolume, minutes, heat } = instead;
  return {
    ...draft,
    ...(ratio !== undefined && { ratio }),
    ...(developerVolume !== undefined && { developerVolume }),
    ...(minutes && { least: String(minutes[0]), most: String(minutes[1]) }),
    ...(heat !== undefined && { heat }),
    shades: draft.shades.map((each) =>
      shade && each.code === shade.from ? { ...each, code: shade.to } : each,
    ),
  };
}

/** What the button beside an objection says; undefined where nothing can be proposed. */
export function insteadWords(instead: Instead | undefined): string | undefined {
  if (!instead) return undefined;
  const { shade, ratio, developerVolume, minutes, heat } = instead;
  if (shade) return `Use ${shade.to} instead`;
  if (ratio) return `Mix ${ratio} instead`;
  if (developerVolume === null) return "Use no developer";
  if (developerVolume !== undefined) return `Use ${developerVolume} vol instead`;
  if (minutes)
    return `Leave it ${minutes[0] === minutes[1] ? minutes[1] : `${minutes[0]} to ${minutes[1]}`} min instead`;
  return heat === false ? "Work without heat" : undefined;
}

/** The bowl in the words of the API; undefined while something is missing. */
export function handBowl(draft: HandDraft): HandBowl | undefined {
  const shades = draft.shades.map(({ code, grams }) => ({
    code: code.trim(),
    grams: figure(grams),
  }));
  const [least, most] = [figure(draft.least), figure(draft.most)];
  if (!draft.line || shades.some(({ code, grams }) => !code || !(grams >= 0.1))) return undefined;
  if (!(least >= 0) || !(most >= 0) || Math.max(least, most) > 240) return undefined;
  if (draft.developerVolume !== null && !RATIO.test(draft.ratio.trim())) return undefined;
  return {
    zone: draft.zone,
    purpose: draft.purpose,
    line: draft.line,
    shades,
    developerVolume: draft.developerVolume,
    ratio: draft.developerVolume === null ? null : draft.ratio.trim(),
    minutes: [least, most],
    ...(draft.heat && { heat: true }),
  };
}

/** Grams of developer by the ratio; undefined while colour or ratio are not whole. */
export function developerWeight(draft: HandDraft): number | undefined {
  const [, colour = "", developer = ""] = RATIO.exec(draft.ratio.trim()) ?? [];
  const grams = draft.shades.reduce((sum, shade) => sum + figure(shade.grams), 0);
  const weight = (grams * Number(developer)) / Number(colour);
  return draft.developerVolume === null || !(weight > 0) ? undefined : Math.round(weight * 10) / 10;
}

const RATIO = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/;

const figure = (text: string) => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")));
