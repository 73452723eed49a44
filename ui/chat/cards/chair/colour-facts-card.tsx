import type { ColourFacts, ColourTopic, ToldFact } from "#tools/colour/told/schema.ts";
import { SourceText } from "#ui/cards/formula-card/rule-list.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

/** What is known of colour, figure by figure, with the source of each; what the checks make of it stands in the corner. */
export function ColourFactsCard({ value: { topic, verdict, facts } }: { value: ColourFacts }) {
  if (facts.length === 0) return null;
  const sources = Map.groupBy(facts, ({ source }) => source);
  const to = GUIDE[topic];
  return (
    <Card
      title={TITLES[topic]}
      aside={verdict && <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].words}</Badge>}
      className="flex flex-col gap-5"
    >
      {[...sources].map(([source, told]) => (
        <section key={source} className="flex flex-col gap-2">
          <dl className="flex flex-col divide-y divide-line-soft *:first:pt-0">
            {told.map((fact) => (
              <Row key={`${fact.label} ${fact.figure}`} {...fact} />
            ))}
          </dl>
          <p className="text-xs wrap-anywhere text-ink-3">
            <SourceText text={source} />
            {told.some(({ confidence }) => confidence === "low") && ". Compare with the pack."}
          </p>
        </section>
      ))}
      {to && (
        <p className="text-sm">
          <TextLink to={to}>More in the Consultation Guide</TextLink>
        </p>
      )}
    </Card>
  );
}

/** A figure beside its name; a sentence below it. */
function Row({ label, figure }: ToldFact) {
  const long = figure.length > LONG;
  return (
    <div className={long ? "py-2 text-sm" : "flex justify-between gap-6 py-2 text-sm"}>
      <dt className="text-ink-2">{label}</dt>
      <dd className={long ? "mt-1" : "text-right font-semibold"}>{figure}</dd>
    </div>
  );
}

/** Letters of what still reads as a figure. */
const LONG = 44;

const VERDICTS = {
  yes: { words: "Nothing against it", tone: "ok" },
  careful: { words: "With care", tone: "warn" },
  no: { words: "Not as it is", tone: "bad" },
} as const;

const TITLES: Record<ColourTopic, string> = {
  ratio: "Mixing ratio",
  developer: "Developer",
  strength: "Volume and percent",
  pigment: "Underlying pigment",
  neutralise: "What cancels it",
  timing: "Time on the hair",
  grey: "White hair",
  line: "The line",
  shade: "The shade",
  filler: "Filler",
  porosity: "Porosity",
  safety: "What the rules say",
  over: "Over this hair",
  scalp: "On the scalp",
  lift: "Lift and visits",
  amount: "How much to mix",
  wait: "How long to wait",
  booster: "Mix tones",
  blend: "Two developers to a third",
  minerals: "Pool and hard water",
  cause: "Why",
  technique: "How it is done",
};

/** Where the guide says more. */
const GUIDE: Partial<Record<ColourTopic, string>> = {
  developer: "/guide#developers",
  strength: "/guide#developers",
  pigment: "/guide#level-scale",
  neutralise: "/guide#counter-tones",
  booster: "/guide#boosters",
  blend: "Two developers to a third",
  filler: "/guide#going-darker",
  porosity: "/guide#porosity",
  lift: "/guide#safe-lift",
  safety: "/guide#not-today",
  wait: "/guide#alert-test",
};
