// overlay debug: mask, face, exposure etc.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { linearRaster, labRaster } from "#tools/colour/reading/raster.ts";
import { findHair } from "#tools/colour/reading/find-hair.ts";
import { fineMask } from "#tools/colour/reading/mask-scale.ts";
import { exposureOf } from "#tools/colour/reading/exposure.ts";
import { whiteBalance } from "#tools/colour/reading/white-balance.ts";
import { readHair } from "#tools/colour/reading/read-hair.ts";
const dir = process.env.DIR ?? "/work/shared/photos";
const files = process.argv.slice(2);
for (const f of files) {
  const { data, info } = await sharp(dir + "/" + f).rotate().resize(640, 640, { fit: "inside", withoutEnlargement: true }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const px = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const light = linearRaster(px, 512);
  const map = findHair(light);
  const bal = whiteBalance(map), lift = exposureOf(map);
  const mask = fineMask(map, light);
  const r = readHair(px);
  console.log(f, "gain", bal.gain.map(x=>x.toFixed(2)).join(), "lift", lift.toFixed(2), "face", map.face && [map.face.x,map.face.y,map.face.width,map.face.score].map(x=>x.toFixed(2)).join(), r.hairFound, r.level?.value, r.tone);
  const { width: w, height: h } = light;
  const out = Buffer.alloc(w * 2 * h * 3);
  const small = await sharp(px.data, { raw: { width: px.width, height: px.height, channels: 4 } }).resize(w, h, { fit: "fill" }).removeAlpha().raw().toBuffer();
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const i = y * w + x;
    for (let c = 0; c < 3; c++) {
      out[(y * 2 * w + x) * 3 + c] = small[i * 3 + c]!;
      out[(y * 2 * w + w + x) * 3 + c] = mask[i] ? small[i * 3 + c]! : Math.round(small[i * 3 + c]! * 0.25 + (c === 2 ? 120 : 0));
    }
  }
  if (map.face) {
    const k = w / map.raster.width; const F = map.face;
    const x0 = Math.round((F.x - F.width / 2) * k), x1 = Math.round((F.x + F.width / 2) * k), y0 = Math.round((F.y - F.height / 2) * k), y1 = Math.round((F.y + F.height / 2) * k);
    for (let x = x0; x <= x1; x++) for (const y of [y0, y1]) if (x >= 0 && x < w && y >= 0 && y < h) out.set([255, 0, 0], (y * 2 * w + w + x) * 3);
    for (let y = y0; y <= y1; y++) for (const x of [x0, x1]) if (x >= 0 && x < w && y >= 0 && y < h) out.set([255, 0, 0], (y * 2 * w + w + x) * 3);
  }
  await sharp(out, { raw: { width: 2 * w, height: h, channels: 3 } }).resize(560).png().toFile("/tmp/ph/ov-" + f.replace(/\.\w+$/, "") + ".png");
}
