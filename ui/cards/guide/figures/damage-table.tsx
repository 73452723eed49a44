import { treatmentPlan } from "#tools/colour/care.ts";
import { DamageLevel } from "#tools/colour/words.ts";
import { DAMAGE } from "#ui/cards/hair-words.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";

const TONES: Record<DamageLevel, BadgeTone> = { 1: "ok", 2: "warn", 3: "bad", 4: "bad" };
type DamageLevel = (typeof DamageLevel.options)[number];

/** The levels of damage with what each allows and the care that goes with it. */
export function DamageTable() {
  return (
    <ol className="grid max-w-[720px] gap-3 sm:grid-cols-2">
      {DamageLevel.options.map((level) => {
        const { preService, postService } = treatmentPlan(Number(level));
        return (
          <li key={level} className="break-inside-avoid rounded-m bg-sunken p-4 print:border">
            <div className="flex items-center justify-between gap-2">
              <h4 className="font-semibold text-ink">
                {level}. {DAMAGE[level].name}
              </h4>
              <Badge tone={TONES[level]}>
                {level === "1" ? "Open" : level === "2" ? "Limited" : "Closed"}
              </Badge>
            </div>
            <p className="mt-1 font-medium">{DAMAGE[level].allows}</p>
            <ul className="mt-2.5 flex list-disc flex-col gap-1 pl-4.5 text-sm marker:text-ink-3">
              {[...preService, ...postService].map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
