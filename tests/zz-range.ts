import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { readHair } from "#tools/colour/reading/read-hair.ts";
import { levelOf } from "#tools/colour/reading/level.ts";
import { quantile } from "#tools/colour/reading/samples.ts";
const { items } = JSON.parse(readFileSync("/work/shared/photos/labels.json", "utf8"));
const rows: any[] = [];
let last: any; (globalThis as any).DBG = (x: any) => (last = x);
for (const it of items) {
  if (it.kind !== "hair" || it.natural_level_readable === false) continue;
  const { data, info } = await sharp("/work/shared/photos/" + it.file).rotate().resize(640, 640, { fit: "inside", withoutEnlargement: true }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const tap of [0, 1]) {
    const r = readHair({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, tap ? { points: it.hair_points } : {});
    if (!r.level) continue;
    const lv = last.patches.map((p: any) => levelOf(p.lit.l));
    rows.push({ f: it.file.slice(0, 3), tap, label: it.level, raw: last.mixture.level, e: last.mixture.level - it.level, scatter: last.mixture.scatter, q10: quantile(lv, 0.1), q25: quantile(lv, 0.25), q75: quantile(lv, 0.75), q90: quantile(lv, 0.9), lift: Math.log2(last.lift), face: last.face?.score ?? 0, area: last.evidence.area, n: lv.length, flags: r.quality.flags, conf: r.confidence, w: r.level.high - r.level.low, strands: last.evidence.strands, motley: last.evidence.motley });
  }
}
writeFileSync("/tmp/ph/range.json", JSON.stringify(rows));
for (const r of rows) if (!r.tap) console.log(r.f, r.label, "e", r.e.toFixed(2), "sc", r.scatter.toFixed(1), "iqr", (r.q75 - r.q25).toFixed(2), "lift", r.lift.toFixed(2), "face", r.face.toFixed(2), "area", r.area.toFixed(2), "n", r.n, r.flags.join(","), r.conf);
