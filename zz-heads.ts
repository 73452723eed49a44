import { readFileSync } from "node:fs";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
const rows = JSON.parse(readFileSync(process.argv[2]!, "utf8"));
const show = process.argv[3] === "show"; const only = process.argv[4];
const per: Record<string, [number, number, number]> = {}; let right = 0, facts = 0, ok = 0, extra = 0, nots = 0, notOk = 0;
const same = (k: string, want: any, got: any): boolean => {
  if (got === undefined) return false;
  if (k === "zones") return Object.entries(want).every(([z, v]: any) => Object.entries(v).every(([f, x]: any) => { const g = got[z]?.[f]; return Array.isArray(x) ? x.includes(g) : String(g) === String(x); }));
  if (k === "previousTreatments" || k === "services") { const a = [...want].sort().join(), b = [...got].sort().join(); return a === b; }
  if (k === "desiredTone") { const w = [want].flat(); return w.includes(got) || (w.includes("warm") && got === "gold" && false); }
  if (k === "grayPercent" && Array.isArray(want)) return Number(got) >= want[0] && Number(got) <= want[1];
  if (Array.isArray(want)) return want.map(String).includes(String(got));
  return String(got).toLowerCase() === String(want).toLowerCase();
};
for (const r of rows) {
  const f: any = { ...hearFacts(plain(r.says), r.says) };
  if (f.desiredLevel === undefined && f.currentLevel !== undefined) { if (f.keepLevel) f.desiredLevel = f.currentLevel; else if (f.liftBy !== undefined) f.desiredLevel = Math.min(10, Math.max(1, f.currentLevel + f.liftBy)); }

  if (f.hasGray === false && f.grayPercent === undefined) f.grayPercent = 0;
  const bad: string[] = [];
  for (const [k, want] of Object.entries<any>(r.facts)) {
    if (k === "avoidTone" || k === "clientName") continue;
    const p = (per[k] ??= [0, 0, 0]); p[1]++; facts++;
    if (same(k, want, f[k])) { p[0]++; ok++; } else { if (f[k] !== undefined) p[2]++; bad.push(`${k}: want ${JSON.stringify(want)} got ${JSON.stringify(f[k])}`); }
  }
  for (const [k, not] of Object.entries<any>(r.not ?? {})) { nots++; const g = f[k]; const hit = g !== undefined && (Array.isArray(not) ? not : [not]).some((n: any) => JSON.stringify(g) === JSON.stringify(n) || (Array.isArray(g) && g.includes(n))); if (hit) bad.push(`NOT ${k}: ${JSON.stringify(g)}`); else notOk++; }
  for (const k of ["currentLevel", "desiredLevel", "desiredTone", "grayPercent", "previousTreatments", "unwantedTone", "damageLevel"]) if (r.facts[k] === undefined && f[k] !== undefined) { extra++; bad.push(`EXTRA ${k}: ${JSON.stringify(f[k])}`); }
  if (bad.length === 0) right++;
  if (show && bad.length && (!only || bad.some((b) => b.includes(only)))) console.log(`${r.id} ${r.says}\n     ${bad.join("\n     ")}`);
}
console.log(`rows ${right}/${rows.length} facts ${ok}/${facts} nots ${notOk}/${nots} extra ${extra}`);
console.log(Object.entries(per).map(([k, [a, b, c]]) => `${k} ${a}/${b} (wrong ${c})`).join("\n"));
