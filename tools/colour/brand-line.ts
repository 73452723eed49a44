import type { CanonicalTone, Pigment, ProductType } from "./words.ts";

/** Minutes, levels or percent as [least, most]. */
export type Range = readonly [number, number];

export type Shade = {
  code: string;
  level: number | null;
  tone: CanonicalTone;
  tones: readonly CanonicalTone[];
  pigments: readonly Pigment[];
  name?: string;
  mixShade?: boolean;
  greySeries?: boolean;
  lowlightPrefilled?: boolean;
  plusRange?: boolean;
  fastToner?: boolean;
  intenseDepth?: boolean;
};

/** One row of a line's grey table, up to `maxPct` percent white. */
export type GreyBand = {
  maxPct: number;
  naturalShare?: number;
  nsCool?: number;
  developer?: number;
  minutes?: number;
  naturalSeries?: string;
  palette?: string;
  useInstead?: string;
};

export type GreyRule = {
  developer?: number;
  over90pct?: number;
  minutes?: number;
  minutesMax?: number;
  bands: readonly GreyBand[];
  redsOver50?: { naturalShare: number };
  resistant?: string | { naturalShare: number };
  /** Endings of the codes that cover by themselves and so may be the natural part. */
  standaloneFamilies?: readonly string[];
};

/** A maker's line with its own constants. Every figure carries `source` and `confidence` of the line it stands in. */
export type BrandLine = {
  id: string;
  key: string;
  brandId: string;
  brandName: string;
  name: string;
  type: ProductType | "developer";
  description: string;
  mixingRatio: string;
  developers: readonly number[];
  /** The developer line of the same brand that the maker mixes this line with; left out where the maker's word is not known. */
  mixesWith?: string;
  /** Of a developer line: bottles that are called otherwise than the line, or hold another percentage than 0.3 a volume. */
  bottles?: readonly { volume: number; name?: string; percent?: number }[];
  processingMinutes: Range;
  maxLift: number;
  greyCoverage: number;
  source: string;
  confidence: "high" | "medium" | "low";
  shades: readonly Shade[];
  mixShades?: readonly Shade[];
  shadeSystem?: { toneMap?: Readonly<Record<string, string>> } | null;
  liftByDeveloper?: Readonly<Record<string, Range>>;
  minutesByDeveloper?: Readonly<Record<string, Range>>;
  toningMinutes?: Range;
  fastTonerMinutes?: Range;
  greyBlendMinutes?: Range;
  greyRule?: GreyRule;
  fullTimeWhen?: readonly string[];
  series?: Readonly<
    Record<string, { ratio: string; lift: Readonly<Record<string, number>>; minStartLevel: number }>
  >;
  plus?: { name: string; greyCoverage: number; developer: number; mixesWith?: string };
  neutralisers?: {
    map: Readonly<Record<string, string>>;
    maxShareByLevel: Readonly<Record<string, number>>;
  };
  /** Intense mix shades with a limit of their own. */
  boosters?: { codes: readonly string[]; maxShare: number };
  dilution?: Readonly<Record<string, string>>;
  maxMinutes?: number;
  onScalpMaxDeveloper?: number;
  offScalpMaxDeveloper?: number;
  onScalpRatio?: string;
  offScalpOnly?: boolean;
  minStartLevel?: number;
  virginOnly?: boolean;
  requiresPrelightened?: boolean;
  heat?: boolean;
  withHeatMinutes?: Range;
  gateAs?: string;
  discontinued?: boolean;
  requiresColouredOrLightened?: boolean;
  pastelToning?: { ratio: string; developers: readonly number[] };
  extraLift?: { ratio: string };
  extralift?: { ratio: string };
  greyBlendRatio?: string;
};

export type Brand = { id: string; name: string; lines: readonly BrandLine[] };
