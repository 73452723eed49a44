import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

/** From which consultation this one begins, with what was mixed then. */
export function AgainFrom({ earlier }: { earlier: ConsultationResult }) {
  const { consultation, formulas } = earlier;
  const dateOf = useShortDate();
  return (
    <Card aria-label="Again">
      <div className="flex flex-col gap-2 text-sm">
        <p>
          Again from{" "}
          <TextLink to={`/history/${consultation.id}`}>{dateOf(consultation.createdAt)}</TextLink>:
          the head and the wish are filled in as they were. Look at the hair, and change what is no
          longer so.
        </p>
        {formulas.map(({ name, ingredients, withheld }) => (
          <p key={name} className="font-mono text-[13px] text-ink-2 [overflow-wrap:anywhere]">
            {withheld || ingredients.length === 0
              ? name
              : `${name}: ${ingredients.map((each) => `${each.name} ${each.amount}`).join(" + ")}`}
          </p>
        ))}
      </div>
    </Card>
  );
}
