import { readFileSync } from "node:fs";
import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { registry } from "#agent/watch/meters.ts";

type Rule = { alert: string; expr: string };
const { groups } = parse(readFileSync("deploy/alerts.yml", "utf8")) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(readFileSync("deploy/grafana.json", "utf8")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Figures that a process gives, each with its labels: `le`, and what Prometheus adds, aside. */
async function given(): Promise<Map<string, readonly string[]>> {
  const defaults = new Registry();
  collectDefaultMetrics({ register: defaults });
  const all = [...(await registry.getMetricsAsJSON()), ...(await defaults.getMetricsAsJSON())];
  const names = new Map<string, readonly string[]>([["up", []]]);
  for (const { name, type } of all) {
    const meter = registry.getSingleMetric(name) as { labelNames?: string[] } | undefined;
    const histogram = String(type) === "histogram" || (type as unknown) === 2;
    const shown = histogram ? ["_bucket", "_count", "_sum"].map((end) => name + end) : [name];
    for (const one of shown) names.set(one, meter?.labelNames ?? []);
  }
  return names;
}

const ADDED = ["le", "job", "instance"];

it.each([
  ...rules.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [`the panel "${title}"`, expr] as const),
  ),
])("%s asks for figures and labels that there are", async (_, expr) => {
  const figures = await given();
  const asked = [...expr.matchAll(/\b(?:undertone|nodejs|process)_\w+|\bup\b/g)].map(
    ([name]) => name,
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !figures.has(name))).toEqual([]);
  const known = new Set([...ADDED, ...asked.flatMap((name) => figures.get(name) ?? [])]);
  const labels = [
    ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = ""]) => list.split(", ")),
    ...[...expr.matchAll(/(\w+)(?:=~|!=|=)"/g)].map(([, label = ""]) => label),
  ];
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});

it("there are eleven alerts, and docs/operations.md says of each what to do", () => {
  expect(rules).toHaveLength(11);
  const doc = readFileSync("docs/operations.md", "utf8");
  const told = [...doc.matchAll(/^\| `([A-Z]\w+)` +\| \S.* \| \S.* \|$/gm)].map(([, name]) => name);
  for (const { alert } of rules) expect(told).toContain(alert);
});

it("every figure of our own has a panel", () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(" ");
  const own = registry.getMetricsAsArray().map(({ name }) => name);
  expect(own.length).toBeGreaterThan(9);
  expect(own.filter((name) => name.startsWith("undertone_") && !shown.includes(name))).toEqual([]);
});
