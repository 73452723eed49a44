import { checkFormula, formulate } from "#tests/engine.ts";
import * as fc from "fast-check";
import { bowlOfStep } from "./bowl/bowl-of-step.ts";
import { expect, it } from "vitest";
import { anyHair, anyLine } from "#tests/any-hair.ts";
import { runs } from "#tests/runs.ts";
import { findLine, findShade } from "./catalogue.ts";
import { scheduleOf } from "./visit/schedule.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "./schema.ts";
import { spanOf } from "./bowl/timing.ts";
import { Figure } from "./words.ts";

it("gives any head on any line bowls that are sound, safe, timed and explained", () => {
  fc.assert(
    fc.property(anyHair, anyLine, (hair, line) => {
      const context = { ...hair, ...line } as FormulateRequest;
      const answer = formulate(context);
      expect([
        ...answer.steps.flatMap(unsound),
        ...unsafe(answer, context),
        ...untimed(answer.steps),
        ...unexplained(answer),
        ...(/undefined|NaN|null vol/.exec(JSON.stringify(answer)) ?? []),
      ]).toEqual([]);
    }),
    { numRuns: runs(800, 50_000), seed: 20 },
  );
}, 600_000);

it("gives the same answer for the same question", () => {
  fc.assert(
    fc.property(anyHair, (hair) => {
      expect(formulate(hair as FormulateRequest)).toEqual(formulate(hair as FormulateRequest));
    }),
    { numRuns: 100, seed: 20 },
  );
});

/** What is wrong with a bowl by the leaflet of its line: codes, grams, developer, minutes, heat. */
function unsound(step: Step): string[] {
  const line = findLine(`${step.brandId}/${step.lineId}`)!;
  const colour = step.shades.reduce((sum, shade) => sum + shade.grams, 0);
  const [least, most] = spanOf(line);
  const [low, high] = step.minutes;
  const [a = 1, b = 1] = (step.ratio ?? "1:1").split(":").map(Number);
  const wanted = step.developer ? (colour * b) / a : 0;
  return found(step.order, {
    "unknown shade": step.shades.some(
      ({ grams, code }) => grams <= 0 || (code !== line.name && !findShade(line, code)),
    ),
    "minutes the wrong way round": low > high,
    "minutes outside the line's":
      step.purpose !== "remove" && (low < Math.min(least, 5) || high > most),
    heat: step.heat,
    "a developer the line does not print":
      step.developer !== null && !line.developers.includes(step.developer.volume),
    "grams off the ratio": Math.abs(wanted - (step.developer?.grams ?? 0)) > 1,
  });
}

/** What may not be there on this head, and what the engine's own checks hold back. */
function unsafe(answer: FormulateAnswer, context: FormulateRequest): string[] {
  const { findings, steps, refused, formula } = answer;
  const coloured = steps.filter((step) => step.type !== "treatment");
  const fired = (code: string) => findings.some((finding) => finding.code === code);
  const faults = found(0, {
    "anything at damage 4": fired("damage_4_no_chemical") && steps.length > 0,
    "colour at damage 3": fired("damage_3_bond_only") && coloured.length > 0,
    "lightener where it is refused":
      refused.lightener && steps.some((step) => step.type === "lightener"),
    "a formula where colour is refused": refused.colour && formula !== null,
    "no bowl for hair that may be coloured": !refused.colour && steps.length === 0,
  });
  if (steps.length === 0 || refused.colour) return faults;
  const { findings: again } = checkFormula({
    context,
    candidate: { bowls: steps.map(bowlOfStep) },
  });
  return [...faults, ...again.flatMap(({ severity, code }) => (severity === "block" ? code : []))];
}

/** Bowls of a stage that neither come off together nor at their own latest minute. */
function untimed(steps: readonly Step[]): string[] {
  const missing = steps.flatMap(({ order, stage, startAt, applyMinutes }) =>
    found(order, { "no stage or start": !stage || startAt === undefined || !applyMinutes }),
  );
  const apart = scheduleOf(steps).flatMap(({ bowls, minutes }) =>
    bowls.flatMap(({ order, onAt, rinseAt }) => {
      const [least, most] = steps.find((step) => step.order === order)!.minutes;
      const stays = rinseAt - onAt;
      return found(order, {
        "rinsed apart": minutes - rinseAt > 1 && stays !== most,
        "on too short": stays < least,
        "on too long": stays > most,
      });
    }),
  );
  return [...missing, ...apart];
}

const ofBowl = [
  "line",
  "shade",
  "grams",
  "ratio",
  "developer",
  "minutes",
  "zone",
  "order",
] as const;
const ofVisit = ["sessions", "technique", "confidence"] as const;

/** Figures that no rule in the trace, with how sure it is, accounts for. */
function unexplained({ steps, trace, formula }: FormulateAnswer): string[] {
  const told = new Set(
    trace.flatMap(({ about, step, confidence }) => (confidence ? `${step ?? 0} ${about}` : [])),
  );
  const wanted = [
    ...steps.flatMap((step) => ofBowl.map((figure) => `${step.order} ${figure}`)),
    ...(formula ? ofVisit.map((figure) => `0 ${figure}`) : []),
  ];
  return wanted.filter((figure) => !told.has(figure));
}

function found(order: number, faults: Record<string, boolean>): string[] {
  return Object.entries(faults).flatMap(([fault, holds]) => (holds ? `${order}: ${fault}` : []));
}

it("knows a figure for every word of the trace", () => {
  expect(new Set<string>([...ofBowl, ...ofVisit])).toEqual(new Set(Figure.options));
});
