import { ArrowDown, ArrowRight } from "lucide-react";
import type { ConvertedIngredient } from "#tools/library/convert-schema.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { cx } from "#ui/lib/cx.ts";
import { BasisBadge } from "./basis-badge.tsx";

export type ConvertedIngredientsProps = {
  ingredients: readonly ConvertedIngredient[];
  /** The place of the chosen candidate, ingredient by ingredient. */
  choices?: readonly number[];
  /** Without it the best is shown and nothing can be chosen. */
  onChoose?: (ingredient: number, candidate: number) => void;
  /** In a narrow place old and new stand below one another. */
  compact?: boolean;
};

/** Old and new side by side, ingredient by ingredient, with whose word it rests on. */
export function ConvertedIngredients({
  ingredients,
  choices = [],
  onChoose,
  compact = false,
}: ConvertedIngredientsProps) {
  return (
    <ul className="flex flex-col">
      {ingredients.map((ingredient, at) => (
        <li key={at} className="border-t border-line-soft py-3 first:border-t-0">
          <Row
            ingredient={chosenOf(ingredient, choices[at] ?? 0)}
            choice={choices[at] ?? 0}
            onChoose={onChoose && ((candidate) => onChoose(at, candidate))}
            compact={compact}
          />
        </li>
      ))}
    </ul>
  );
}

/** The ingredient as it reads with another of its candidates. */
function chosenOf(ingredient: ConvertedIngredient, choice: number): ConvertedIngredient {
  const candidate = ingredient.candidates[choice];
  if (!candidate || choice === 0) return ingredient;
  const { code, basis, note } = candidate;
  return { ...ingredient, converted: code, basis, note };
}

function Row({
  ingredient,
  choice,
  onChoose,
  compact,
}: {
  ingredient: ConvertedIngredient;
  choice: number;
  onChoose: ((candidate: number) => void) | undefined;
  compact: boolean;
}) {
  const { original, originalAmount, converted, amount, note, candidates } = ingredient;
  const Arrow = compact ? ArrowDown : ArrowRight;
  return (
    <div
      className={cx(
        "grid gap-x-4 gap-y-2",
        !compact && "md:grid-cols-[minmax(0,2fr)_20px_minmax(0,3fr)]",
      )}
    >
      <p
        className={cx(
          "flex min-w-0 justify-between gap-3 [overflow-wrap:anywhere] text-ink-2",
          !compact && "md:pt-2.5",
        )}
      >
        <span>
          <span className="sr-only">From </span>
          {original}
        </span>
        <span className="font-mono whitespace-nowrap tabular-nums">{originalAmount}</span>
      </p>
      <Arrow
        size={18}
        aria-hidden="true"
        className={cx("text-ink-3", !compact && "max-md:rotate-90 md:mt-3")}
      />
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          {onChoose && candidates.length > 1 ? (
            <Field label={`${original} becomes`} hideLabel className="min-w-44 flex-1">
              <Select
                value={choice}
                onChange={({ target }) => onChoose(Number(target.value))}
                className="font-semibold"
              >
                {candidates.map(({ code, basis }, at) => (
                  <option key={code} value={at}>
                    {code} · {basis === "published" ? "published" : "worked out"}
                  </option>
                ))}
              </Select>
            </Field>
          ) : (
            <p className="min-w-0 flex-1 py-1.5 font-semibold [overflow-wrap:anywhere]">
              <span className="sr-only">to </span>
              {converted ?? "Nothing stands for it"}
            </p>
          )}
          <span className="font-mono font-semibold whitespace-nowrap tabular-nums">{amount}</span>
          <BasisBadge ingredient={ingredient} />
        </div>
        <p className="text-xs text-ink-2">{note}</p>
      </div>
    </div>
  );
}
