import { useMutation } from "@tanstack/react-query";
import { BookmarkPlus, CheckCheck } from "lucide-react";
import { useState } from "react";
import type { SwitchItem, SwitchPlan } from "#tools/library/convert-schema.ts";
import { applySwitch } from "#ui/api/chair/convert.ts";
import { SwitchCounts } from "#ui/cards/converted-formula/switch-counts.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural } from "#ui/lib/format.ts";
import { ReviewItem } from "./review-item.tsx";
import { useReview } from "./use-review.ts";

type Shown = SwitchItem["standing"] | "all";

const CHIPS: readonly [Shown, string][] = [
  ["all", "All"],
  ["published", "Published"],
  ["computed", "Worked out"],
  ["open", "Open"],
];

/** Every formula old beside new, to accept or skip; what was accepted is saved at once. */
export function Review({ plan, only }: { plan: SwitchPlan; only: string | undefined }) {
  const [wanted, setShown] = useState<Shown>("all");
  const review = useReview(plan.items, only);
  const save = useMutation(applySwitch);
  const count = (standing: Shown) =>
    standing === "all"
      ? plan.items.length
      : plan.items.filter((item) => item.standing === standing).length;
  const counts = {
    published: count("published"),
    computed: count("computed"),
    open: count("open"),
  };
  const shown = count(wanted) > 0 ? wanted : "all";
  const listed = plan.items.filter(({ standing }) => shown === "all" || standing === shown);
  const undecided = listed.filter(
    ({ standing, formula }) => standing !== "open" && review.verdict(formula.id) === undefined,
  );
  const cautions = [...new Set(plan.items.flatMap(({ converted }) => converted.cautions))];
  const ready = review.accepted.length;
  const alone = only !== undefined;
  return (
    <>
      <Card
        title={alone ? "Before you mix" : `${plural(plan.total, "formula")} of the last year`}
        className="flex flex-col gap-4"
      >
        {!alone && <SwitchCounts counts={counts} />}
        {plan.total > plan.items.length && (
          <p className="text-sm text-ink-2">
            The newest {plan.items.length} are shown. The next come when these are saved.
          </p>
        )}
        {cautions.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm text-ink-2">
            {cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        )}
      </Card>
      {!alone && (
        <div
          role="group"
          aria-label="Show"
          className="-mb-2 flex flex-wrap items-center gap-2 [&>:last-child]:ml-auto"
        >
          {CHIPS.filter(([standing]) => count(standing) > 0).map(([standing, label]) => (
            <Chip key={standing} on={shown === standing} onClick={() => setShown(standing)}>
              {label} {count(standing)}
            </Chip>
          ))}
          <Button
            icon={CheckCheck}
            disabled={undecided.length === 0}
            onClick={() => review.acceptAll(undecided)}
          >
            Accept all shown
          </Button>
        </div>
      )}
      <ol aria-label="Formulas to review" className="flex flex-col gap-4">
        {listed.map((item) => (
          <li
            key={item.formula.id}
            className="[contain-intrinsic-size:auto_320px] [content-visibility:auto]"
          >
            <ReviewItem item={item} review={review} />
          </li>
        ))}
      </ol>
      <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-between gap-3 border-t border-line-soft bg-bg px-5 py-3 max-md:bottom-[env(safe-area-inset-bottom)] md:-mx-8 md:px-8">
        <p role="status" className="text-sm text-ink-2">
          {ready === 0
            ? "Accept what you want to keep."
            : `${ready} of ${plan.items.length} accepted. The formulas they were made from stay.`}
          {save.isSuccess && ready === 0 && (
            <>
              {" "}
              <TextLink to="/library?origin=converted">See what was saved</TextLink>
            </>
          )}
        </p>
        <Button
          kind="primary"
          className="max-md:w-full"
          disabled={ready === 0}
          pending={save.isPending}
          icon={BookmarkPlus}
          onClick={() => save.mutate({ from: plan.from, to: plan.to, items: review.toSave() })}
        >
          {ready === 0 ? "Save" : `Save ${plural(ready, "formula")}`}
        </Button>
      </div>
    </>
  );
}
