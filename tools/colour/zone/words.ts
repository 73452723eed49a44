import type { Zone, ZoneName } from "#tools/colour/words.ts";

const words: Record<ZoneName, string> = {
  roots: "roots",
  bands: "bands",
  mids: "mid-lengths",
  ends: "ends",
  hairline: "hairline",
  resistant: "resistant white",
};

/** Parts of a head in a sentence: "roots and ends", "mid-lengths, ends and hairline". */
export function zoneWords(names: readonly ZoneName[]): string {
  const said = names.map((name) => words[name]);
  return said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : (said[0] ?? "");
}

const reachesScalp: readonly Zone[] = ["roots", "lengths", "all", "resistant"];

/** "off the scalp", for a bowl that stops short of it where its place alone does not say so; else empty. */
export function offScalpWords({ onScalp, zone }: { onScalp: boolean; zone: Zone }): string {
  return !onScalp && reachesScalp.includes(zone) ? "off the scalp" : "";
}

/** The same at the head of a sentence. */
export function zoneTitle(names: readonly ZoneName[]): string {
  const said = zoneWords(names);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
