import { Scale } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Bowl } from "#tools/formulas/schema.ts";
import { bowlGrams } from "#tools/formulas/rules.ts";
import type { BowlTimer } from "#ui/cards/formula-card/bowl-timers.ts";
import type { CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { Button } from "#ui/components/button.tsx";
import { forgetPlace, keptPlace } from "./kept-place.ts";

const MixingStation = lazy(async () => ({
  default: (await import("./mixing-station.tsx")).MixingStation,
}));

export type MixByStepsProps = {
  consultationId: string;
  /** As it is to be mixed now. */
  scaled: CardBowl;
  bowl: Bowl;
  timer: BowlTimer | undefined;
  className?: string;
};

/** Opens the mixing station over a bowl; a page that was loaded again goes on where it stood. */
export function MixBySteps({ consultationId, scaled, bowl, timer, className }: MixByStepsProps) {
  const key = `${consultationId} ${bowl.order} ${bowlGrams(bowl)}`;
  const [open, setOpen] = useState(() => keptPlace()?.bowl === key);
  return (
    <>
      <Button {...(className && { className })} icon={Scale} onClick={() => setOpen(true)}>
        Mix step by step
      </Button>
      {open && (
        <Suspense>
          <MixingStation
            id={key}
            consultationId={consultationId}
            scaled={scaled}
            bowl={bowl}
            timer={timer}
            onClose={() => {
              forgetPlace();
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
