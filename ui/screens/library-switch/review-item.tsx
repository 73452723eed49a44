import { displayName } from "#tools/values/name-rules.ts";
import type { SwitchItem } from "#tools/library/convert-schema.ts";
import { ConvertedIngredients } from "#ui/cards/converted-formula/converted-ingredients.tsx";
import { dayOf, LibrarySwatch, titleOf } from "#ui/cards/library-formula.tsx";
import { BowlLines, notedLines } from "#ui/cards/noted-bowls/bowl-lines.tsx";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import type { ReviewState } from "./use-review.ts";

const STANDINGS: Record<SwitchItem["standing"], readonly [BadgeTone, string]> = {
  published: ["ok", "Published"],
  computed: ["warn", "Worked out"],
  open: ["bad", "Open"],
};

/** One formula: what it was, what it becomes, accept or skip. */
export function ReviewItem({ item, review }: { item: SwitchItem; review: ReviewState }) {
  const { formula, converted, standing } = item;
  const { id, clientName, bowls } = formula;
  const name = titleOf(formula);
  const [tone, word] = STANDINGS[standing];
  return (
    <section
      aria-label={name}
      className="relative min-w-0 rounded-card border border-line-soft bg-surface p-[22px] shadow-edge max-md:p-4"
    >
      <div className={cx("flex items-start gap-3.5", standing !== "open" && "md:pr-40")}>
        <LibrarySwatch formula={formula} className="size-12 rounded-m" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-lg [overflow-wrap:anywhere]">{name}</h2>
            <Badge tone={tone}>{word}</Badge>
          </div>
          <p className="text-sm text-ink-2">
            {clientName && `${displayName(clientName)} · `}
            <time dateTime={formula.usedOn ?? formula.createdAt}>{dayOf(formula)}</time>
          </p>
          <BowlLines lines={notedLines(bowls)} className="mt-2" />
        </div>
      </div>
      <div className="mt-3">
        <ConvertedIngredients
          ingredients={converted.convertedIngredients}
          choices={review.choices(item)}
          onChoose={(ingredient, candidate) => review.choose(id, ingredient, candidate)}
        />
      </div>
      {converted.unread.length > 0 && (
        <p className="mb-2 text-sm text-ink-2">
          Not understood: {converted.unread.join(", ")}.{" "}
          <TextLink to={`/library/${id}`}>Correct it</TextLink>
        </p>
      )}
      {standing === "open" ? (
        <p className="border-t border-line-soft pt-3 text-sm text-ink-2">
          It cannot be saved as it is and stays in its old line.
        </p>
      ) : (
        <SegmentedControl
          className="md:absolute md:top-[22px] md:right-[22px]"
          label={`What to do with ${name}`}
          options={[
            { value: "accept", label: "Accept" },
            { value: "skip", label: "Skip" },
          ]}
          value={verdictOf(review.verdict(id))}
          onChange={(value) => review.decide(id, value === "accept")}
        />
      )}
    </section>
  );
}

function verdictOf(accepted: boolean | undefined) {
  if (accepted === undefined) return undefined;
  return accepted ? "accept" : "skip";
}
