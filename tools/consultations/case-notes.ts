import { findLine } from "#tools/colour/catalogue.ts";
import { stockOf } from "#tools/colour/shade/stock.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Step } from "#tools/colour/schema.ts";
import { toneDistance } from "#tools/colour/shade/tone-distance.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import type { Diagnosis } from "./diagnosis.ts";
import type { Draft } from "./analysis/draft.ts";

const MAX_LINES = 4;
const MAX_SHADES = 24;
const MAX_FINDINGS = 8;
/** Enough for a wish; more would be paid for again with every question. */
const MAX_TEXT = 400;
/** How far a tone may lie from one in play to be shown as a choice; the nearest listed neighbours of a tone are 0.35 and 0.5. */
const NEAR = 0.5;

/** What was told of the hair, without what names a person and without what is empty. */
export function toldNotes(diagnosis: Diagnosis): Record<string, unknown> {
  const {
    clientName,
    parentConsultationId: _parent,
    consultationType: _type,
    touchupFrequency: _frequency,
    budget: _budget,
    clientGoals,
    issueDescription,
    ...told
  } = diagnosis;
  const said = {
    ...told,
    clientGoals: clientGoals && unnamed(clientGoals, clientName),
    issueDescription: issueDescription && unnamed(issueDescription, clientName),
  };
  return Object.fromEntries(
    Object.entries(said).filter(
      ([, value]) =>
        value !== null && value !== "none" && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** A reading in one line: "6 (5-7) gold, roots 4 mids 6 ends 7, 20% white, hard to read: dark". */
export function readingNote({ hairFound, level, tone, zones, greyShare, quality }: HairReading) {
  if (!hairFound) return "no hair found";
  const parts = (["roots", "mids", "ends"] as const).flatMap((zone) => {
    const at = zones[zone]?.level;
    return at === null || at === undefined ? [] : [`${zone} ${at}`];
  });
  return [
    `${level ? `${level.value} (${level.low}-${level.high})` : "level hidden"} ${tone ?? ""}`.trim(),
    ...(parts.length > 0 ? [parts.join(" ")] : []),
    ...(greyShare >= 0.05 ? [`${Math.round(greyShare * 100)}% white`] : []),
    ...(quality.ok ? [] : [`hard to read: ${quality.flags.join(" ")}`]),
  ].join(", ");
}

/** A bowl in one line: "tone ends goldwell/colorance 6N 40 + 6A 10 | 7 vol 1:2 | 15-20 min". Grams of colour. */
export function bowlNote({
  purpose,
  zone,
  brandId,
  lineId,
  shades,
  developer,
  ratio,
  minutes,
}: Pick<
  Step,
  "purpose" | "zone" | "brandId" | "lineId" | "shades" | "developer" | "ratio" | "minutes"
>): string {
  const mixed = shades.map(({ code, grams }) => `${code} ${grams}`).join(" + ");
  const strength = developer ? `${developer.volume} vol ${ratio ?? ""}`.trim() : "no developer";
  return `${purpose} ${zone} ${brandId}/${lineId} ${mixed} | ${strength} | ${minutes[0]}-${minutes[1]} min`;
}

/** What the engine made of it: its bowls, and what stands in the way. */
export function engineNotes({ answer }: Draft) {
  return {
    ...(answer.formula ? {} : { refused: "nothing may be mixed" }),
    bowls: answer.steps.map(bowlNote),
    mind: answer.findings
      .filter(({ severity }) => severity !== "info")
      .slice(0, MAX_FINDINGS)
      .map(({ sentence }) => sentence),
  };
}

/** The lines a bowl of this plan may come from: those of the engine's bowls, then the stylist's own of the same kinds. */
export function lineNotes({ answer, request }: Draft): string[] {
  const { steps } = answer;
  const kinds = new Set(steps.map(({ type }) => type));
  const used = steps.map(({ brandId, lineId }) => `${brandId}/${lineId}`);
  const keys = new Set([...used, ...(request.lines ?? [])]);
  const stock = stockOf(request.shelf);
  const near = shadesInPlay(steps, request);
  return [...keys]
    .flatMap((key) => stock.line(key) ?? (used.includes(key) ? findLine(key) : undefined) ?? [])
    .filter(({ type }) => type !== "developer" && kinds.has(type))
    .slice(0, MAX_LINES)
    .map((line) => `${lineHead(line)}: ${shadeNotes(line, near)}`);
}

const lineHead = ({ brandId, id, type, mixingRatio, developers, processingMinutes }: BrandLine) =>
  `${brandId}/${id} ${type} ${mixingRatio} ${developers.join("/")} vol ${processingMinutes.join("-")} min`;

type InPlay = (shade: Shade) => boolean;

/** Whether a shade lies within a level of the plan's own and near one of its tones. */
function shadesInPlay(
  steps: readonly Step[],
  { desiredLevel, desiredTone }: Draft["request"],
): InPlay {
  const used = steps.flatMap(({ shades }) => shades);
  const levels = [
    ...used.flatMap(({ level }) => level ?? []),
    ...(desiredLevel === undefined ? [] : [Math.min(10, desiredLevel)]),
  ];
  const wished = CanonicalTone.safeParse(desiredTone).data;
  const tones = new Set<CanonicalTone>([
    ...used.map(({ tone }) => tone),
    ...(wished ? [wished] : []),
    "natural",
  ]);
  return ({ level, tone }) =>
    (level === null || levels.some((each) => Math.abs(each - level) <= 1)) &&
    [...tones].some((each) => (toneDistance(each, tone) ?? Infinity) <= NEAR);
}

/** "ash 6: 6A 6AB; natural 6: 6N": codes by what they are, since makers number them differently. */
function shadeNotes({ shades, mixShades = [] }: BrandLine, near: InPlay): string {
  if (shades.length === 0) return "one product, any code";
  const chosen = [...shades, ...mixShades].filter(near).slice(0, MAX_SHADES);
  const groups = Map.groupBy(chosen, ({ tone, level }) => `${tone} ${level ?? "mix"}`);
  return [...groups]
    .map(([name, alike]) => `${name}: ${alike.map(({ code }) => code).join(" ")}`)
    .join("; ");
}

/** A stylist's words without the client's name, addresses and numbers to call, cut to length. */
export function unnamed(text: string, clientName: string): string {
  const names = [clientName, ...clientName.split(/\s+/)]
    .filter((name) => name.length > 2 && !/^(the|color|correction|client)$/i.test(name))
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const unreachable = text
    .replaceAll(/[^\s@]+@[^\s@]+/g, "(address)")
    .replaceAll(PHONE, "(number)");
  const anonymous =
    names.length > 0
      ? unreachable.replaceAll(
          new RegExp(String.raw`(?<![\p{L}\d])(?:${names.join("|")})(?![\p{L}\d])`, "giu"),
          "the client",
        )
      : unreachable;
  return anonymous.slice(0, MAX_TEXT);
}

/** As they are dialled from abroad, at home or in America; shade codes with their slashes and dashes are none. */
const PHONE = /(?:\+|\b0)\d[\d ()/-]{5,}\d|\b\d{3}[-. ]\d{3}[-. ]\d{4}\b/g;
