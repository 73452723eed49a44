import {
  LifeBuoy,
  LockKeyholeOpen,
  PenLine,
  Scale,
  ScanEye,
  Timer as TimerIcon,
} from "lucide-react";
import type { formulaTools } from "#tools/bench/tools.ts";
import { timerFor } from "#tools/bench/timer-rules.ts";
import { grams, minutes, plural } from "#ui/lib/format.ts";
import { HandFormulaCard } from "./hand-formula-card.tsx";
import { NotationCard } from "./notation-card.tsx";
import { ReleasedCard } from "./released-card.tsx";
import { RescueResultCard } from "./rescue-result-card.tsx";
import { ScaledCard } from "./scaled-card.tsx";
import { CheckedFormulaCard } from "./sheet-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of the bowl and its timers appear. */
export const formulaToolCards: { [Name in keyof typeof formulaTools]: ToolCard<Name> } = {
  read_notation: {
    icon: PenLine,
    does: "read your shorthand",
    done: (_input, { bowls, unread }) =>
      `Read ${plural(bowls.length, "bowl")}${unread.length > 0 ? "; some of it was not understood" : ""}`,
    Card: NotationCard,
  },
  read_card: {
    icon: ScanEye,
    does: "read the card",
    done: (_input, { bowls, unread }) =>
      `Read ${plural(bowls.length, "bowl")}${unread.length > 0 ? "; some of it was not understood" : ""}`,
    Card: NotationCard,
  },
  check_formula: {
    icon: PenLine,
    does: "check your formula",
    done: (_input, { ok }) => (ok ? "The checks let it pass" : "The checks would hold it back"),
    Card: CheckedFormulaCard,
  },
  write_formula: {
    icon: PenLine,
    does: "check your formula",
    waiting: "Waiting for you to save your formula",
    act: "Save my formula",
    done: (_input, { ok }) =>
      ok ? "Saved your formula" : "Saved your formula; the checks hold its grams back",
    failed: "Your formula was not saved",
    Card: HandFormulaCard,
  },
  override_formula: {
    icon: LockKeyholeOpen,
    does: "release the formula",
    act: "Release the grams",
    done: ({ name }, formula) => `Released ${formula.name} in the name of ${name}`,
    failed: "The formula was not released",
    Card: ReleasedCard,
  },
  scale_bowl: {
    icon: Scale,
    does: "scale the bowl",
    done: (_input, { totalGrams }) => `Scaled to ${grams(totalGrams)}`,
    Card: ScaledCard,
  },
  start_timer: {
    icon: TimerIcon,
    does: "start the timer",
    done: (_input, timer) => `Started a timer of ${minutes(timer.minutes)}${timerFor(timer)}`,
  },
  add_minutes: {
    icon: TimerIcon,
    does: "change the timer",
    done: (_input, timer) => `Set the timer${timerFor(timer)} to ${minutes(timer.minutes)}`,
  },
  stop_timer: {
    icon: TimerIcon,
    does: "stop the timer",
    done: (_input, timer) => `Stopped the timer${timerFor(timer)}`,
  },
  rescue: {
    icon: LifeBuoy,
    does: "look up what to do",
    done: (_input, { headline }) => headline,
    failed: "No answer could be found",
    Card: RescueResultCard,
  },
  list_timers: {
    icon: TimerIcon,
    does: "look at the timers",
    done: (_input, timers) => `Found ${plural(timers.length, "timer")}`,
  },
};
