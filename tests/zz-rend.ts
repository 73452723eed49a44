import { renderHair } from "#tools/colour/render/render-hair.ts";
import { linearRaster, labRaster } from "#tools/colour/reading/raster.ts";
import { findHair } from "#tools/colour/reading/find-hair.ts";
import { fineMask } from "#tools/colour/reading/mask-scale.ts";
import { exposureOf } from "#tools/colour/reading/exposure.ts";
import { readHair } from "#tools/colour/reading/read-hair.ts";
import { centroid } from "#tools/colour/reading/centroids.ts";
import { quantile } from "#tools/colour/reading/samples.ts";
for (const pose of ["back", "face"] as const)
for (let level = 1; level <= 10; level++) {
  const row: string[] = [];
  for (const exposure of [-1, 0, 1]) {
    const t0 = performance.now();
    const px = renderHair({ width: 320, height: 400, seed: level, level, pose, exposure });
    const t1 = performance.now();
    const r = readHair(px);
    const t2 = performance.now();
    const light = linearRaster(px, 512);
    const map = findHair(light);
    const raw = labRaster(light);
    const m = fineMask(map, light);
    const ls = raw.l.filter((_, i) => m[i]);
    row.push(`${exposure}: ${r.level?.value}(${r.level?.low}-${r.level?.high}) lift ${exposureOf(map).toFixed(2)} q50 ${quantile(ls, 0.5).toFixed(0)} q70 ${quantile(ls, 0.7).toFixed(0)} [${(t1 - t0).toFixed(0)}+${(t2 - t1).toFixed(0)}ms]`);
  }
  console.log(pose, level, "L*", centroid(level).l, row.join(" | "));
}
