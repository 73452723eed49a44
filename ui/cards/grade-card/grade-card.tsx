import { CircleCheck, CircleDot, CircleHelp, CircleX, type LucideIcon } from "lucide-react";
import { SCENARIOS } from "#tools/training/data.ts";
import { WEIGHTS } from "#tools/training/rules.ts";
import type { Grade, GradedAspect } from "#tools/training/schema.ts";
import { SourceText } from "#ui/cards/formula-card/rule-list.tsx";
import { NotedBowls } from "#ui/cards/noted-bowls/noted-bowls.tsx";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { scoreTone, scoreWords } from "./score-words.ts";

type Verdict = Grade["aspects"][number]["verdict"];

const VERDICTS: Record<Verdict, { label: string; icon: LucideIcon; tone: BadgeTone }> = {
  right: { label: "Right", icon: CircleCheck, tone: "ok" },
  close: { label: "Close", icon: CircleDot, tone: "warn" },
  wrong: { label: "Wrong", icon: CircleX, tone: "bad" },
  missing: { label: "Missing", icon: CircleHelp, tone: "neutral" },
};

const ASPECTS: Record<GradedAspect, string> = {
  level: "Level",
  tone: "Tone",
  developer: "Developer",
  safety: "Safety",
};

/** A practice formula judged: its score, the four aspects with their reasons, how it was read, and the engine's answer to reveal. */
export function GradeCard({ grade, compact }: { grade: Grade; compact?: boolean }) {
  const { score, aspects, answer, read } = grade;
  return (
    <Card
      aria-label={`Graded ${score} of 100: ${titleOf(grade)}`}
      className="flex flex-col gap-4"
      role="region"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg">{titleOf(grade)}</h2>
          <p className="text-sm text-ink-2">
            <Badge tone={scoreTone(score)}>{scoreWords(score)}</Badge>
          </p>
        </div>
        <p className="font-mono tabular-nums">
          <span
            className={
              compact ? "text-2xl font-semibold" : "text-[44px] leading-none font-semibold"
            }
          >
            {score}
          </span>
          <span className="text-ink-3"> / 100</span>
        </p>
      </div>
      <ul className="flex flex-col">
        {aspects.map((aspect) => (
          <Aspect key={aspect.aspect} {...aspect} />
        ))}
      </ul>
      <div className="-mt-2 flex flex-col">
        <Fold summary="How it was read">
          <NotedBowls bowls={read.bowls} unread={read.unread} notes={read.notes} compact />
        </Fold>
        <Fold summary="Reveal the engine's answer">
          <EngineAnswer answer={answer} />
        </Fold>
        <Fold summary="How the score is made">
          <p className="text-sm text-ink-2">
            Safety {WEIGHTS.safety}, level {WEIGHTS.level}, tone {WEIGHTS.tone}, developer{" "}
            {WEIGHTS.developer}. Close earns seven tenths. What would hurt hair or scalp gets 40 at
            most. You are judged by what the formula does, not by likeness to the engine's.
          </p>
        </Fold>
      </div>
    </Card>
  );
}

function Aspect({ aspect, verdict, reason, source }: Grade["aspects"][number]) {
  const { label, icon: Icon, tone } = VERDICTS[verdict];
  return (
    <li className="flex flex-col gap-1.5 border-t border-line-soft py-3 sm:flex-row sm:gap-4">
      <div className="flex shrink-0 items-center justify-between gap-2 sm:w-44 sm:items-start">
        <h3 className="text-base">{ASPECTS[aspect]}</h3>
        <Badge tone={tone} icon={Icon}>
          {label}
        </Badge>
      </div>
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere]">{reason}</p>
        {source && (
          <p className="text-sm [overflow-wrap:anywhere] text-ink-3">
            <SourceText text={source} />
          </p>
        )}
      </div>
    </li>
  );
}

function EngineAnswer({ answer: { name, lines, refusal } }: { answer: Grade["answer"] }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">{name}</p>
      {refusal && <p>{refusal}</p>}
      {lines.length > 0 && (
        <ol className="flex list-decimal flex-col gap-1.5 pl-7 font-mono text-sm tabular-nums">
          {lines.map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ol>
      )}
      <p className="text-sm text-ink-2">
        One sound way of several. Yours may be as good in another line.
      </p>
    </div>
  );
}

/** "Box black that wants to be blonde, to mocha brown". */
function titleOf({ scenario, target }: Grade): string {
  const head = SCENARIOS.find(({ number }) => number === scenario);
  const goal = head?.sampleTargets[target - 1];
  return head && goal ? `${head.title}: ${goal.name.toLowerCase()}` : `Scenario ${scenario}`;
}
