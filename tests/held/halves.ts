import { createHash } from "node:crypto";
import type { Domain } from "./entry.ts";
import type { Held } from "./run.ts";

/** The half whose failures may be read, and the half of which sums alone are known. */
export type Half = "dev" | "test";

/** Which half a phrasing is in: always the same. */
export const halfOf = (id: string): Half =>
  (createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 0 ? "dev" : "test";

export type Sums = { said: number; right: number; wrong: number; astray: number };

/** How many were right, acted on wrongly, or acted on with other facts. */
export function sumsOf(held: readonly Held[]): Sums {
  const count = (is: (each: Held) => boolean) => held.filter(is).length;
  return {
    said: held.length,
    right: count(({ score }) => score.right),
    wrong: count(({ score }) => score.wrong),
    astray: count(({ score }) => score.astray),
  };
}

/** The sums in a line. */
export const sumsText = ({ said, right, wrong, astray }: Sums) =>
  `${right} of ${said} right (${Math.round((right / said) * 1000) / 10} %), ${wrong} wrong, ${astray} astray`;

/** Both halves and their domains in lines; of the half that is shown, also each failure. */
export function reportOf(held: readonly Held[], shown: string | undefined): string {
  const half = (which: Half) => held.filter(({ phrasing }) => halfOf(phrasing.id) === which);
  return [
    `all: ${sumsText(sumsOf(held))}`,
    ...(["dev", "test"] as const).flatMap((which) => [
      `${which}: ${sumsText(sumsOf(half(which)))}`,
      ...byDomain(half(which)).map((line) => `  ${line}`),
    ]),
    ...(shown === "dev" ? half("dev").filter(isFault).map(faultText) : []),
  ].join("\n");
}

/** All of it in lines, and each failure: of a table that may be read. */
export const wholeReportOf = (held: readonly Held[]): string =>
  [
    `all: ${sumsText(sumsOf(held))}`,
    ...byDomain(held),
    ...held.filter(isFault).map(faultText),
  ].join("\n");

function byDomain(held: readonly Held[]): string[] {
  const domains = Map.groupBy(held, ({ phrasing }) => phrasing.id.split("-")[0] as Domain);
  return [...domains].map(([domain, each]) => `${domain}: ${sumsText(sumsOf(each))}`);
}

const isFault = ({ score }: Held) => !score.right || score.wrong || score.astray;

function faultText({ phrasing, reply, score }: Held): string {
  const { id, before = [], says, expect, may, never } = phrasing;
  const kind = score.wrong ? "WRONG" : score.astray ? "ASTRAY" : "missed";
  return [
    `\n${id} ${kind}`,
    ...before.map((text) => `  before: ${text}`),
    `  says: ${says}`,
    `  expected: ${JSON.stringify(expect)}${may ? ` may ${may.join(" ")}` : ""} never ${never.join(" ")}`,
    ...reply.calls.map(({ tool, input }) => `  called: ${tool} ${JSON.stringify(input)}`),
    `  said: ${reply.text.split("\n").join(" / ").slice(0, 600)}`,
  ].join("\n");
}
