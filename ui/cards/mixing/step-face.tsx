import { Timer } from "lucide-react";
import type { ReactNode } from "react";
import { minutesRange } from "#ui/cards/formula-card/bowl-words.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { grams } from "#ui/lib/format.ts";
import type { MixingStep } from "./mixing-steps.ts";

const HUGE =
  "font-mono text-[clamp(72px,min(24vw,30dvh),220px)] leading-none font-semibold tracking-[-0.04em] tabular-nums";
const NAME = "font-display text-[clamp(24px,4.4vw,44px)] leading-tight font-semibold";

/** One step, to be read from two metres away: what, how much, and what the scale then says. */
export function StepFace({ step }: { step: MixingStep }) {
  if (step.kind === "tare")
    return (
      <Face>
        <Weighs amount={0} />
        <p className={NAME}>Empty bowl on the scale</p>
        <p className="text-lg text-ink-2">Set it to zero.</p>
      </Face>
    );
  if (step.kind === "apply")
    return (
      <Face>
        {step.minutes[1] > 0 ? (
          <>
            <Timer size={56} aria-hidden="true" className="text-ink-3" />
            <p className="font-mono text-[clamp(48px,min(15vw,24dvh),160px)] leading-none font-semibold tracking-[-0.04em]">
              {minutesRange(step.minutes)}
            </p>
            <p className={NAME}>Mix it, put it on, start the timer</p>
          </>
        ) : (
          <p className={NAME}>Mix it, and put it on</p>
        )}
      </Face>
    );
  return (
    <Face>
      <Swatch hex={step.hex ?? "#9a8f83"} className="size-16 rounded-[18px]" />
      <p className={NAME}>
        {step.what}
        {step.detail && <span className="block text-lg font-normal text-ink-2">{step.detail}</span>}
      </p>
      <Weighs amount={step.grams} />
      <p className="text-lg text-ink-2">
        Scale then reads{" "}
        <span className="font-mono font-semibold text-ink tabular-nums">{grams(step.scale)}</span>
      </p>
    </Face>
  );
}

/** Grams with the unit small beside them: the figure is what is read from afar. */
function Weighs({ amount }: { amount: number }) {
  const [figure, unit] = grams(amount).split(" ");
  return (
    <p className={HUGE}>
      {figure}
      <span className="text-[0.42em] font-medium tracking-normal text-ink-2"> {unit}</span>
    </p>
  );
}

function Face({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-[clamp(12px,3dvh,28px)] px-5 py-4 text-center">
      {children}
    </div>
  );
}
