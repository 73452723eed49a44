import { findLine } from "#tools/colour/catalogue.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import type { Planned } from "#tools/outcomes/schema.ts";

export type PlannedFrom = {
  request: Pick<FormulateRequest, "currentLevel" | "desiredLevel" | "desiredTone" | "services">;
  answer: Pick<FormulateAnswer, "roadmap">;
  /** The bowls as they were really used, in their order. */
  bowls: readonly Omit<Step, "order" | "final">[];
};

/**
 * What a visit was for. Its level is that of the visit, which may stop short of the goal; its line the one that lightened,
 * else the one that laid down most colour. Nothing where no bowl was mixed.
 */
export function plannedOf({ request, answer, bowls }: PlannedFrom): Planned {
  const worked = bowls.filter(({ purpose }) => purpose !== "treat");
  if (worked.length === 0) return { level: null, tone: null, line: null, lineName: null };
  const decides = deciding(worked);
  const line = decides ? `${decides.brandId}/${decides.lineId}` : null;
  return {
    level: levelOf({ request, answer, bowls: worked }),
    tone: toneOf(request, worked),
    line,
    lineName: line ? (findLine(line)?.name ?? decides?.lineId ?? null) : null,
  };
}

type Bowl = PlannedFrom["bowls"][number];

function levelOf({ request, answer, bowls }: PlannedFrom): number {
  const { currentLevel, desiredLevel = currentLevel, services } = request;
  // vivid colour stays at the level it is laid on
  if (services?.includes("vivids")) return Math.min(10, currentLevel);
  const stops = bowls.flatMap(({ stopLevel }) => stopLevel ?? []);
  const visit = answer.roadmap?.[0]?.toLevel ?? (stops.length > 0 ? Math.max(...stops) : undefined);
  return Math.min(10, visit ?? desiredLevel);
}

/** Lightener decides the level before anything else; after it, the bowl with most colour. A filler and a remover decide nothing. */
function deciding(bowls: readonly Bowl[]): Bowl | undefined {
  const lightens = bowls.filter(({ purpose }) => purpose === "lighten");
  const deposits = bowls.filter(({ purpose }) => purpose === "deposit");
  const tones = bowls.filter(({ purpose }) => purpose === "tone" || purpose === "gloss");
  const pool = [lightens, deposits, tones].find((each) => each.length > 0) ?? [];
  return pool.toSorted((a, b) => grams(b) - grams(a))[0];
}

const grams = ({ shades }: Bowl) => shades.reduce((sum, each) => sum + each.grams, 0);

/** The tone that was asked for; where only a direction was, or none, that of the last bowl which lays one down. */
function toneOf({ desiredTone }: PlannedFrom["request"], bowls: readonly Bowl[]) {
  const asked = CanonicalTone.safeParse(desiredTone).data;
  if (asked) return asked;
  if (desiredTone === "neutral") return "natural";
  if (desiredTone === "cool_ash") return "ash";
  if (desiredTone === "warm") return "gold";
  const colours = bowls.findLast(({ purpose }) => ["deposit", "tone", "gloss"].includes(purpose));
  const laid = (colours?.shades ?? []).filter(
    ({ tone, series }) => tone !== "clear" && series !== "corrector",
  );
  const heaviest = laid.toSorted(
    (a, b) => Number(a.series === "natural") - Number(b.series === "natural") || b.grams - a.grams,
  )[0];
  return heaviest?.tone ?? null;
}
