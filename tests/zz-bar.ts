import { renderHair } from "#tools/colour/render/render-hair.ts";
import { cardCorners } from "#tools/colour/render/grey-card.ts";
import { readHair } from "#tools/colour/reading/read-hair.ts";
const card = { x: 0.84, y: 0.8, width: 0.28, turn: 8 };
const lamps = ["neutral", "warm", "cool", "bulb", "tube", "mixed"] as const;
const skins = ["fair", "light", "medium", "tan", "brown", "deep"] as const;
const size = { width: 320, height: 400 };
const E: Record<string, number[]> = {};
const add = (k: string, v: number) => (E[k] ??= []).push(v);
const t0 = performance.now();
for (let level = 1; level <= 10; level++) lamps.forEach((cast, n) => {
  for (const exposure of [-1, 0, 1]) {
    const o = { ...size, seed: level * 7 + n, level, cast, exposure, pose: (level + n) % 2 ? "face" as const : "back" as const, skin: skins[(level * 5 + n) % 6] };
    const r0 = readHair(renderHair(o));
    const r1 = readHair(renderHair({ ...o, card }), {}, cardCorners(size, card));
    for (const [w, r] of [["none", r0], ["card", r1]] as const) {
      if (!r.level) { add(w + " missed", level + exposure / 10); continue; }
      const e = r.level.value - level;
      add(w, e); add(`${w} stop ${exposure}`, e); add(`${w} level ${level}`, e); add(`${w} ${o.pose}`, e); add(`${w} ${cast}`, e);
      add(w + " width", r.level.high - r.level.low); add(w + " held", r.level.low <= level && r.level.high >= level ? 1 : 0);
      if (w === "card") add("used", r.quality.reference === "card" ? 1 : 0);
    }
  }
});
for (const k of Object.keys(E).sort()) { const a = E[k]!; console.log(k.padEnd(18), a.length, "abs", (a.reduce((s, x) => s + Math.abs(x), 0) / a.length).toFixed(2), "mean", (a.reduce((s, x) => s + x, 0) / a.length).toFixed(2), k.includes("missed") ? a.join(" ") : ""); }
console.log(((performance.now() - t0) / 1000).toFixed(0), "s");
