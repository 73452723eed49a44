import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { linearRaster, labRaster } from "#tools/colour/reading/raster.ts";
import { findHair } from "#tools/colour/reading/find-hair.ts";
import { fineMask } from "#tools/colour/reading/mask-scale.ts";
import { exposureOf } from "#tools/colour/reading/exposure.ts";
import { whiteBalance } from "#tools/colour/reading/white-balance.ts";
import { hairlike } from "#tools/colour/reading/hairlike.ts";
import { patchesAtPoints, patchesInMask, zonesByHeight } from "#tools/colour/reading/marks.ts";
import { centroid } from "#tools/colour/reading/centroids.ts";
import { luminance } from "#tools/colour/reading/colour-space.ts";
import { quantile, trimmedMean, median } from "#tools/colour/reading/samples.ts";
const dir = "/work/shared/photos";
const { items } = JSON.parse(readFileSync(dir + "/labels.json", "utf8"));
const rows: any[] = [];
for (const it of items) {
  if (it.kind !== "hair") continue;
  const { data, info } = await sharp(dir + "/" + it.file).rotate().resize(640, 640, { fit: "inside", withoutEnlargement: true }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = linearRaster({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, 512);
  const map = findHair(light);
  const raster = labRaster(light);
  const mask = fineMask(map, light);
  const row = (i: number) => Math.floor(i / raster.width) / raster.height;
  const auto = hairlike(map, patchesInMask(raster, mask, zonesByHeight(row(mask.indexOf(1)), row(mask.lastIndexOf(1)))));
  const tap = patchesAtPoints(raster, it.hair_points);
  const skinL: number[] = [], skinA: number[] = [], skinB: number[] = [], rest: number[] = [], all: number[] = [];
  for (let i = 0; i < map.mask.length; i++) {
    const x = i % map.raster.width, y = Math.floor(i / map.raster.width);
    const f = map.face;
    const inFace = f && Math.abs(x - f.x) < 0.4 * f.width && Math.abs(y - f.y) < 0.42 * f.height;
    if (inFace && !map.mask[i] && map.skin[i]! > 0.3) { skinL.push(map.raster.l[i]!); skinA.push(map.raster.a[i]!); skinB.push(map.raster.b[i]!); }
    if (!map.mask[i]) rest.push(map.raster.l[i]!);
    all.push(map.raster.l[i]!);
  }
  const need = luminance(centroid(it.level).l);
  const lit = (p: any[]) => trimmedMean(p.map((q) => q.lit.l));
  const tapL = lit(tap), autoL = auto.length ? lit(auto) : NaN;
  rows.push({ f: it.file.slice(0, 3), level: it.level, readable: it.natural_level_readable !== false, tapL, autoL, needTap: Math.log2(need / luminance(tapL)), needAuto: Math.log2(need / luminance(autoL)), liftNow: Math.log2(exposureOf(map)), face: map.face?.score ?? 0, nskin: skinL.length, skinY: skinL.length > 15 ? Math.log2(luminance(quantile(skinL, 0.6))) : null, skinL: quantile(skinL, 0.6), skinA: median(skinA), skinB: median(skinB), q98: quantile(rest, 0.98), q50: quantile(all, 0.5), q90: quantile(rest, 0.9), lighting: it.lighting, conf: it.confidence, r: it.level_range,
    q: [0.25, 0.5, 0.65, 0.75, 0.85].map((s) => quantile(auto.map((p) => p.lit.l), s)) });
}
writeFileSync("/tmp/ph/cues.json", JSON.stringify(rows));
const n = (x: any, d = 2) => (x === null || x === undefined || Number.isNaN(x) ? "-" : x.toFixed(d)).padStart(6);
console.log("f level tapL autoL needTap needAuto liftNow | skinL a b | q98 q90 q50 | autoquant");
for (const r of rows) console.log(r.f, String(r.level).padStart(2), n(r.tapL, 0), n(r.autoL, 0), n(r.needTap), n(r.needAuto), n(r.liftNow), "|", n(r.skinL, 0), n(r.skinA, 0), n(r.skinB, 0), "|", n(r.q98, 0), n(r.q90, 0), n(r.q50, 0), "|", r.q.map((x: number) => n(x, 0)).join(""), r.lighting, r.conf);
