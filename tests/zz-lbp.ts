import { readFileSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { linearRaster, shrunk, labRaster, integral, lightnessOf } from "#tools/colour/reading/raster.ts";
const { features, stages } = JSON.parse(readFileSync("/tmp/ph/cascade.json", "utf8")) as { features: number[][]; stages: { threshold: number; weak: number[][] }[] };
function detect(l: Float32Array, width: number, height: number) {
  const found: { x: number; y: number; s: number; score: number }[] = [];
  for (let scale = 1; Math.min(width, height) / scale >= 24; scale *= 1.12) {
    const w = Math.floor(width / scale), h = Math.floor(height / scale);
    // box-resample
    const sums = integral(l, width, height);
    const small = new Float32Array(w * h);
    for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
      const x0 = Math.floor(x * scale), x1 = Math.max(x0 + 1, Math.min(width, Math.floor((x + 1) * scale))), y0 = Math.floor(y * scale), y1 = Math.max(y0 + 1, Math.min(height, Math.floor((y + 1) * scale)));
      const W = width + 1;
      small[y * w + x] = Math.round(((sums[y1 * W + x1]! - sums[y0 * W + x1]! - sums[y1 * W + x0]! + sums[y0 * W + x0]!) / ((x1 - x0) * (y1 - y0))) * 2.55);
    }
    const I = integral(small, w, h), W = w + 1;
    for (let y = 0; y + 24 <= h; y++) for (let x = 0; x + 24 <= w; x++) {
      let score = 0, ok = true;
      for (const { threshold, weak } of stages) {
        let sum = 0;
        for (const t of weak) {
          const [fx, fy, bw, bh] = features[t[0]!]!;
          const o = (y + fy!) * W + x + fx!;
          const r0 = o, r1 = o + bh! * W, r2 = o + 2 * bh! * W, r3 = o + 3 * bh! * W;
          const b = bw!;
          const p = [I[r0]!, I[r0 + b]!, I[r0 + 2 * b]!, I[r0 + 3 * b]!, I[r1]!, I[r1 + b]!, I[r1 + 2 * b]!, I[r1 + 3 * b]!, I[r2]!, I[r2 + b]!, I[r2 + 2 * b]!, I[r2 + 3 * b]!, I[r3]!, I[r3 + b]!, I[r3 + 2 * b]!, I[r3 + 3 * b]!];
          const box = (i: number) => p[i]! - p[i + 1]! - p[i + 4]! + p[i + 5]!;
          const c = box(5);
          const code = (box(0) >= c ? 128 : 0) | (box(1) >= c ? 64 : 0) | (box(2) >= c ? 32 : 0) | (box(6) >= c ? 16 : 0) | (box(10) >= c ? 8 : 0) | (box(9) >= c ? 4 : 0) | (box(8) >= c ? 2 : 0) | (box(4) >= c ? 1 : 0);
          sum += (t[1 + (code >> 5)]! & (1 << (code & 31))) !== 0 ? t[9]! : t[10]!;
        }
        if (sum < threshold) { ok = false; break; }
        score += sum - threshold;
      }
      if (ok) found.push({ x: (x + 12) * scale, y: (y + 12) * scale, s: 24 * scale, score });
    }
  }
  // group
  const groups: { x: number; y: number; s: number; n: number }[] = [];
  for (const f of found) {
    const g = groups.find((g) => Math.hypot(g.x - f.x, g.y - f.y) < 0.3 * g.s && Math.abs(Math.log(g.s / f.s)) < 0.4);
    if (g) { g.x = (g.x * g.n + f.x) / (g.n + 1); g.y = (g.y * g.n + f.y) / (g.n + 1); g.s = (g.s * g.n + f.s) / (g.n + 1); g.n++; }
    else groups.push({ x: f.x, y: f.y, s: f.s, n: 1 });
  }
  return groups.sort((a, b) => b.n - a.n);
}
for (const dir of ["/work/shared/photos", "/tmp/ph/unseen"]) for (const f of readdirSync(dir).filter((f) => /\.(jpg|png)$/.test(f))) {
  const { data, info } = await sharp(dir + "/" + f).rotate().resize(640, 640, { fit: "inside", withoutEnlargement: true }).toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const light = shrunk(linearRaster({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, 512), Number(process.argv[2] ?? 240));
  const l = lightnessOf(light);
  const t = performance.now();
  const g = detect(l, light.width, light.height);
  const ms = performance.now() - t;
  console.log(f.padEnd(30), `${light.width}x${light.height}`, ms.toFixed(0) + "ms", g.slice(0, 4).map((q) => `(${(q.x / light.width).toFixed(2)},${(q.y / light.height).toFixed(2)} s${(q.s / light.width).toFixed(2)} n${q.n})`).join(" "));
}
