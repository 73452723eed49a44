import { readFileSync } from "node:fs";
import sharp from "sharp";
import { linearRaster } from "#tools/colour/reading/raster.ts";
import { findHair } from "#tools/colour/reading/find-hair.ts";
import { quantile } from "#tools/colour/reading/samples.ts";
const rows = JSON.parse(readFileSync("/tmp/ph/cues.json", "utf8"));
const { items } = JSON.parse(readFileSync("/work/shared/photos/labels.json", "utf8"));
for (const it of items) {
  if (it.kind !== "hair") continue;
  const { data, info } = await sharp("/work/shared/photos/" + it.file).rotate().resize(640, 640, { fit: "inside", withoutEnlargement: true }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const map = findHair(linearRaster({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, 512));
  const rest = map.raster.l.filter((_, i) => !map.mask[i]);
  const b = rest.filter((x) => x > 98).length / rest.length;
  const r = rows.find((r: any) => r.f === it.file.slice(0, 3));
  console.log(r.f, "burnt", b.toFixed(2), "q50", quantile(rest, 0.5).toFixed(0), "q75", quantile(rest, .75).toFixed(0), "q98", r.q98.toFixed(0), "needTap", r.needTap?.toFixed(2), "face", r.face > 0);
}
