import { readFileSync } from "node:fs";
import sharp from "sharp";
(globalThis as any).P = { s: 1, apart: 2, dark: 0 };
const { readHair } = await import("#tools/colour/reading/read-hair.ts");
const { items } = JSON.parse(readFileSync("/work/shared/photos/labels.json", "utf8"));
const photos = await Promise.all(items.map(async (it: any) => { const { data, info } = await sharp("/work/shared/photos/" + it.file).rotate().resize(640, 640, { fit: "inside", withoutEnlargement: true }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true }); return { it, px: { data: new Uint8ClampedArray(data), width: info.width, height: info.height } }; }));
for (const brow of [9, 0.5, 0.3, 0.1]) {
  (globalThis as any).P = { brow };
  const out: string[] = [];
  for (const tap of [false, true]) {
    let n = 0, sum = 0, bias = 0, tone = 0, found = 0; const big: string[] = [];
    for (const { it, px } of photos as any[]) {
      if (it.kind !== "hair") continue;
      const r = readHair(px, tap ? { points: it.hair_points } : {});
      if (r.hairFound) { found++; if ([it.tone, ...(it.tone_also_acceptable ?? [])].includes(r.tone)) tone++; }
      if (!r.level || it.natural_level_readable === false) continue;
      const e = r.level.value - it.level; n++; sum += Math.abs(e); bias += e; if (Math.abs(e) >= 1.5) big.push(it.file.slice(0, 3) + e);
    }
    out.push(`${tap ? "tap" : "auto"} ${(sum / n).toFixed(3)} bias ${(bias / n).toFixed(2)} n${n} tone ${tone}/${found} ${big.join(" ")}`);
  }
  console.log(JSON.stringify({ brow }), out.join(" | "));
}
