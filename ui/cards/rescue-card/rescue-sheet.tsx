import { capital } from "#ui/lib/format.ts";
import { useMutation } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import type { RescueSign } from "#tools/colour/rescue/schema.ts";
import { productWords } from "#tools/colour/rescue/product.ts";
import { hearRescue } from "#tools/colour/rescue/words.ts";
import type { Zone } from "#tools/colour/words.ts";
import type { Timer } from "#tools/formulas/schema.ts";
import { rescueBowl } from "#ui/api/chair/rescue.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { Button } from "#ui/components/button.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { RescueCard } from "./rescue-card.tsx";
import { BODY_SIGNS, SIGN_WORDS, signsFor } from "./rescue-signs.ts";

const ZONES = ["all", "roots", "mids", "ends"] as const satisfies readonly Zone[];
type Place = (typeof ZONES)[number];

/** Asks in one tap what is seen on a timed bowl, and answers with the rescue card. */
export function RescueSheet({
  timer,
  open,
  onClose,
}: {
  timer: Pick<Timer, "id" | "label">;
  open: boolean;
  onClose: () => void;
}) {
  const ask = useMutation(rescueBowl);
  const [zone, setZone] = useState<Place | undefined>(placeIn(timer.label));
  const [words, setWords] = useState("");
  const about = { timerId: timer.id, ...(zone && { zone }) };
  const tap = (sign: RescueSign) => ask.mutate({ ...about, seen: [sign] });
  const tell = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) ask.mutate({ ...about, text: words.trim() });
  };
  const again = () => {
    ask.reset();
    setWords("");
  };
  return (
    <Sheet open={open} onClose={onClose} title="Something is wrong" side="bottom">
      <div className="mx-auto flex max-w-[46rem] flex-col gap-5 pb-5">
        {ask.data ? (
          <>
            <div aria-live="assertive">
              <RescueCard answer={ask.data} />
            </div>
            <Button big onClick={again}>
              I see something else
            </Button>
          </>
        ) : (
          <>
            <p className="text-sm text-ink-2">{timer.label}</p>
            <ChoiceChips
              label="Where"
              words={ZONES}
              nameOf={(word) => (word === "all" ? "All over" : capital(word))}
              value={zone}
              onChange={setZone}
              optional
            />
            <SignChips
              label="What do you see?"
              signs={signsFor(productWords(timer.label))}
              onTap={tap}
              disabled={ask.isPending}
            />
            <SignChips
              label="Scalp, person, hair"
              signs={BODY_SIGNS}
              onTap={tap}
              disabled={ask.isPending}
            />
            <form onSubmit={tell} className="flex gap-2">
              <Input
                aria-label="In your words"
                placeholder="Ends going violet"
                maxLength={500}
                value={words}
                onChange={(event) => setWords(event.target.value)}
                className="min-w-0 flex-1"
              />
              <Button kind="primary" type="submit" disabled={!words.trim()} pending={ask.isPending}>
                Ask
              </Button>
            </form>
            {ask.isPending && <Spinner label="Looking it up" />}
            <FormAlert>{ask.error ? NO_ANSWER : undefined}</FormAlert>
          </>
        )}
      </div>
    </Sheet>
  );
}

function SignChips({
  label,
  signs,
  onTap,
  disabled,
}: {
  label: string;
  signs: readonly RescueSign[];
  onTap: (sign: RescueSign) => void;
  disabled: boolean;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {signs.map((sign) => (
          <Chip key={sign} disabled={disabled} onClick={() => onTap(sign)}>
            {SIGN_WORDS[sign]}
          </Chip>
        ))}
      </div>
    </div>
  );
}

/** The zone that the timer's label names. */
function placeIn(label: string): Place | undefined {
  const { zone } = hearRescue(label);
  return ZONES.find((place) => place === zone);
}

/** What holds without an answer, too. */
const NO_ANSWER =
  "No answer came. Rinse if anything burns, heats, stretches or breaks; otherwise wipe a strand, look at it, and ask again.";
