import type {
  Disagreement,
  DisagreementAbout,
} from "#tools/consultations/analysis/disagreement-schema.ts";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

/** What the form, the photo, the model and the engine see differently, and which of them the formula follows; nothing where all agree. */
export function DisagreementsCard({
  disagreements,
  consultationType,
}: {
  disagreements: readonly Disagreement[];
  consultationType: string;
}) {
  if (disagreements.length === 0) return null;
  return (
    <Card title="Seen differently">
      <ul className="flex flex-col gap-5">
        {disagreements.map((each) => (
          <li key={`${each.about} ${each.used}`} className="flex flex-col gap-2.5">
            <h3 className="text-base">{TITLES[each.about]}</h3>
            <Sources disagreement={each} />
            <p className="text-sm text-ink-2">{each.why}</p>
            {each.photoLevel !== null && consultationType === "new" && (
              <TextLink to={`/consultation?level=${each.photoLevel}`} className="self-start">
                Start again with level {each.photoLevel}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const TITLES: Record<DisagreementAbout, string> = {
  level: "Level",
  tone: "Tone",
  grey: "White hair",
  history: "History",
  zones: "Zones",
  cause: "What went wrong",
  formula: "Bowls",
};

function Sources({ disagreement }: { disagreement: Disagreement }) {
  const { entered, measured, model, engine, used } = disagreement;
  const said: [string, string | null][] = [
    ["You entered", entered],
    ["Photo measured", measured],
    ["Model saw", disagreement.about === "formula" ? null : model],
    ["Model would mix", disagreement.about === "formula" ? model : null],
    ["Engine", engine],
    ["Formula follows", used],
  ];
  return (
    <dl className="grid grid-cols-[minmax(7.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-y border-line-soft py-2.5 text-sm">
      {said.map(
        ([term, value]) =>
          value !== null && (
            <div key={term} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-2">{term}</dt>
              <dd className={term === "Formula follows" ? "font-semibold" : undefined}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
