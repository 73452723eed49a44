import type { ReadNotation } from "#tools/colour/notation/schema.ts";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { answerOf } from "./grade-answer.ts";
import { openCase, type Case, type Verdict } from "./grade-case.ts";
import { judgeDeveloper } from "./grade-developer.ts";
import { judgeLevel } from "./grade-level.ts";
import { judgeRefused } from "./grade-refused.ts";
import { judgeSafety } from "./grade-safety.ts";
import { judgeTone } from "./grade-tone.ts";
import { scoreOf } from "./rules.ts";
import type { Grade, GradedAspect } from "./schema.ts";

type Judged = Pick<Grade, "read" | "score" | "aspects" | "findings" | "answer">;

/**
 * Grades an answer by what it would do to the hair, not by likeness to the engine's: the depth it deposits, the way its
 * pigments go, the strength of its developer, and whether it may go on this head at all. Pure.
 * Throws a ZodError for a request that the engine does not know.
 */
export function gradeAnswer(request: FormulateRequest, read: ReadNotation, text: string): Judged {
  const asked = openCase(request, read, text);
  const { danger, verdicts } = judge(asked);
  const aspects = (Object.entries(verdicts) as [GradedAspect, Verdict][]).map(
    ([aspect, { verdict, reason, source }]) => ({ aspect, verdict, reason, source }),
  );
  return {
    read,
    score: scoreOf(aspects, danger),
    aspects,
    findings: [...asked.findings],
    answer: answerOf(asked.engine),
  };
}

function judge(asked: Case): { danger: boolean; verdicts: Record<GradedAspect, Verdict> } {
  if (asked.engine.refused.colour || asked.engine.refused.chemical) return judgeRefused(asked);
  const { danger, ...safety } = judgeSafety(asked);
  return {
    danger,
    verdicts: {
      level: judgeLevel(asked),
      tone: judgeTone(asked),
      developer: judgeDeveloper(asked),
      safety,
    },
  };
}
