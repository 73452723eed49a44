import { displayName } from "#tools/values/name-rules.ts";
import { GraduationCap, Target } from "lucide-react";
import type { outcomeTools } from "#tools/bench/outcome-tools.ts";
import type { trainingTools } from "#tools/training/tools.ts";
import { plural } from "#ui/lib/format.ts";
import { ExamplesCard, GradeResultCard, SavedPracticeCard, ScenariosCard } from "./grade-card.tsx";
import { DecidedOffsetCard, OutcomeReportCard, RecordedOutcomeCard } from "./outcome-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of practice and of outcomes appear. */
export const learningToolCards: {
  [Name in keyof typeof trainingTools | keyof typeof outcomeTools]: ToolCard<Name>;
} = {
  list_scenarios: {
    icon: GraduationCap,
    does: "fetch the practice heads",
    done: (_input, scenarios) => `Found ${plural(scenarios.length, "practice head")}`,
    Card: ScenariosCard,
  },
  grade_formula: {
    icon: GraduationCap,
    does: "grade your formula",
    done: ({ scenario }, { score }) => `Graded ${score} of 100 on scenario ${scenario}`,
    failed: "Your formula was not graded",
    Card: GradeResultCard,
  },
  save_practice: {
    icon: GraduationCap,
    does: "save your practice formula",
    done: (_input, { grade }) => `Saved your practice formula, ${grade.score} of 100`,
    failed: "Your practice formula was not saved",
    Card: SavedPracticeCard,
  },
  list_training_examples: {
    icon: GraduationCap,
    does: "fetch the worked cases",
    done: (_input, { total }) => `Found ${plural(total, "worked case")}`,
    Card: ExamplesCard,
  },
  add_training_example: {
    icon: GraduationCap,
    does: "keep the case",
    act: "Keep it",
    done: (_input, { name }) => `Kept ${name}`,
    failed: "The case was not kept",
  },
  delete_training_example: {
    icon: GraduationCap,
    does: "remove the case",
    act: "Remove it",
    done: (_input, { name }) => `Removed ${name}`,
    failed: "The case was not removed",
  },
  record_outcome: {
    icon: Target,
    does: "keep what came of it",
    done: (_input, { clientName }) => `Kept the outcome for ${displayName(clientName)}`,
    failed: "The outcome was not kept",
    Card: RecordedOutcomeCard,
  },
  outcome_report: {
    icon: Target,
    does: "look at the outcomes",
    done: (_input, { all }) => `Measured ${plural(all.count, "outcome")}`,
    Card: OutcomeReportCard,
  },
  decide_offset: {
    icon: Target,
    does: "keep your decision",
    waiting: "Waiting for you to decide on the offset",
    act: "Yes, do that",
    done: ({ use }, { lineName }) =>
      use ? `Plans with the offset of ${lineName}` : `Plans without the offset of ${lineName}`,
    failed: "Nothing was changed",
    Card: DecidedOffsetCard,
  },
};
