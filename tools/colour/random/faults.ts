import { bowlOfStep } from "#tools/colour/bowl-of-step.ts";
import { checkFormula } from "#tools/colour/checks.ts";
import { diagnose } from "#tools/colour/diagnosis.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import type { FormulateAnswer, FormulateRequest, Step } from "#tools/colour/schema.ts";
import { swatchHex } from "#tools/colour/swatch.ts";
import { CanonicalTone } from "#tools/colour/words.ts";

export function faultsOf(answer: FormulateAnswer, hair: FormulateRequest): string[] {
  const { steps, findings, refused, formula, confidence, waitDays, sessions } = answer;
  const said = (code: string) => findings.some((f) => f.code === code);
  const out: string[] = [];
  const colour = steps.filter((s) => s.type !== "treatment");
  const oxidative = colour.filter((s) => s.developer !== null || s.type === "lightener");
  if (waitDays > 0 && sessions[0] < 2 && oxidative.length > 0) out.push("C waits and mixes");
  if (refused.colour && formula) out.push("U refused and mixed");
  if (refused.lightener && steps.some((s) => s.type === "lightener")) out.push("U lightener where refused");
  if ((formula === null) !== (colour.length === 0)) out.push("C formula null vs steps");
  if ((formula === null) !== (confidence === 0)) out.push("C confidence vs formula");
  if (!formula && !refused.colour && !findings.some((f) => f.severity === "block")) out.push("C null unexplained");
  for (const text of [...findings.map((f) => f.sentence), ...(formula?.instructions ?? []), formula?.name ?? "", ...answer.trace.map((t) => t.effect)])
    if (/[a-z]_[a-z]/.test(text)) out.push("C enum word");
  if (!formula) return out;
  const check = checkFormula({ context: hair, candidate: { bowls: steps.map(bowlOfStep) } });
  for (const { code, severity } of check.findings) {
    if (severity === "block") out.push(`U block ${code}`);
    else if (severity === "warn" && !said(code)) out.push(`C objects ${code}`);
    if (/^tone_adds|violet_does|blue_on_yellow/.test(code)) out.push(`C feeds ${code}`);
  }
  const d = diagnose(hair as never, openLedger());
  // grey
  const asked = { ...hair } as any;
  const pct = asked.grayPercent ?? ({ minimal: 20, partial: 40, substantial: 65, full: 85 } as any)[asked.grayCoverage] ?? 0;
  const rootsShare = asked.zones?.roots?.greyShare;
  const head = asked.hasGray || asked.serviceType === "gray-coverage" ? pct : 0;
  const white = Math.max(head, rootsShare ?? 0);
  if (white >= 50) {
    const covered = colour.some((s) => s.type === "permanent" && s.purpose === "deposit" && ["all", "roots", "resistant"].includes(s.zone));
    const told = findings.some((f) => /grey|white/.test(f.code) || /% white|white hair/.test(f.sentence));
    if (!covered && !told) out.push("C grey neither covered nor said");
  }
  // tone
  const last = steps.at(-1)!;
  const named = CanonicalTone.safeParse(formula.name.split(", ")[1]?.replaceAll(" ", "-")).data;
  if (named && last.type !== "semi-permanent") {
    const cool = new Set(["ash", "ash-blue", "ash-green", "ash-violet", "matte", "violet", "pearl", "silver", "blue", "green", "teal"]);
    const warm = new Set(["gold", "gold-copper", "copper", "red-copper", "red", "mahogany", "red-violet", "rose", "orange", "yellow", "pink"]);
    const tones = last.shades.map((s) => s.tone);
    const own = tones.includes(named);
    const neutral = !cool.has(named) && !warm.has(named);
    if (!own && !neutral) out.push(`C named ${warm.has(named) ? "warm" : "cool"} over other bowl`);
    if (neutral && !last.shades.some((s) => s.series === "corrector") && tones.some((t) => cool.has(t) || warm.has(t)))
      out.push("C named neutral over tone");
    const level = last.purpose === "lighten" ? last.stopLevel! : 0;
  }
  return out;
}
