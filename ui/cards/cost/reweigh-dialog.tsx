import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { costOfReweigh } from "#tools/pricing/cost/cost-rules.ts";
import { ReweighBowl, type BowlCost } from "#tools/pricing/cost/cost-schema.ts";
import { reweighBowl } from "#ui/api/desk/pricing.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";
import { typedNumber } from "#ui/lib/typed-number.ts";
import { wasteWords } from "./waste-words.ts";

const LARGE = "h-16 font-mono text-xl!";

export type ReweighDialogProps = {
  formulaId: string;
  /** What was mixed, as far as is known, in grams. */
  mixed: number;
  /** The bowl's cost, exact. */
  cost: BowlCost;
  currency: string;
  onClose: () => void;
};

/** Asks what was mixed and what is left, says at once what was wasted, and keeps it. */
export function ReweighDialog({ formulaId, mixed, cost, currency, onClose }: ReweighDialogProps) {
  const [mixedText, setMixed] = useState(String(mixed));
  const [leftText, setLeft] = useState("");
  const [tried, setTried] = useState(false);
  const save = useMutation(reweighBowl);
  const weighed = {
    formulaId,
    mixedGrams: typedNumber(mixedText),
    leftGrams: typedNumber(leftText),
  };
  const { data } = ReweighBowl.safeParse(weighed);
  const tooMuch = data && data.leftGrams > data.mixedGrams;
  const good = data && !tooMuch ? data : undefined;
  const { mixedGrams, leftGrams } = ReweighBowl.shape;
  const mixedError = mixedGrams.safeParse(weighed.mixedGrams).success
    ? undefined
    : "Write grams, such as 60.";
  const leftError = tooMuch
    ? "More cannot be left than was mixed."
    : leftGrams.safeParse(weighed.leftGrams).success
      ? undefined
      : "Write grams, such as 12. Nothing left is 0.";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (good) save.mutate(good, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Weigh what is left"
      description="Put the bowl back on the scale and take off its own weight."
      form={{
        submit,
        pending: save.isPending,
        refusal: wholeIssue(save.error, ["mixedGrams", "leftGrams"]),
      }}
      submit="Keep"

      className="flex flex-col gap-4"
    >
      <div className="grid grid-cols-2 gap-3">
        <Field
          label="Mixed (g)"
          error={(tried && mixedError) || issueFor(save.error, "mixedGrams")}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={mixedText}
            onChange={({ target }) => setMixed(target.value)}
            className={LARGE}
          />
        </Field>
        <Field
          label="Left over (g)"
          error={((tried || tooMuch) && leftError) || issueFor(save.error, "leftGrams")}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            value={leftText}
            onChange={({ target }) => setLeft(target.value)}
            className={LARGE}
          />
        </Field>
      </div>
      <p role="status" className="min-h-6 text-ink-2">
        {good && wasteWords({ ...good, ...costOfReweigh(good, cost) }, currency)}
      </p>
    </FormDialog>
  );
}
