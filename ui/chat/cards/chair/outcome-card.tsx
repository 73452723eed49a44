import { useQuery } from "@tanstack/react-query";
import type { ConsultationOutcome, LineOffset, OutcomeReport } from "#tools/outcomes/schema.ts";
import { outcomeReport } from "#ui/api/outcomes.ts";
import { LineOutcome } from "#ui/cards/outcome-card/line-outcome.tsx";
import { OutcomeCard } from "#ui/cards/outcome-card/outcome-card.tsx";
import { percentText } from "#ui/cards/outcome-card/outcome-words.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { plural } from "#ui/lib/format.ts";

/** What was just told of a result, with what may be added. */
export function RecordedOutcomeCard({ value }: { value: ConsultationOutcome }) {
  return <OutcomeCard consultationId={value.consultationId} known={value} />;
}

/** How formulas came out, by line, with the suggested offsets. */
export function OutcomeReportCard({ value }: { value: OutcomeReport }) {
  const { all, lines } = value;
  return (
    <Card title="Outcomes" className="flex flex-col gap-5">
      <p className="text-ink-2">
        {all.count === 0
          ? "No outcome has been told yet."
          : `${percentText(all.happyPercent)} happy of ${plural(all.count, "outcome")}, ${percentText(all.withinHalf)} within half a level of the plan.`}
      </p>
      {lines.map((offset) => (
        <LineNow key={offset.line} offset={offset} />
      ))}
      <ButtonLink to="/outcomes" className="self-start">
        Open outcomes
      </ButtonLink>
    </Card>
  );
}

/** A line whose offset was decided on. */
export function DecidedOffsetCard({ value }: { value: LineOffset }) {
  return (
    <Card aria-label={value.lineName}>
      <LineNow offset={value} />
    </Card>
  );
}

/** The figures as they were told, with what is suggested and in use now: a chat is read again days later. */
function LineNow({ offset }: { offset: LineOffset }) {
  const { data } = useQuery(outcomeReport);
  const now = data?.lines.find(({ line }) => line === offset.line);
  return <LineOutcome offset={now ? { ...now, measured: offset.measured } : offset} />;
}
