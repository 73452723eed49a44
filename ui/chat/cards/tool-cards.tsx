import { displayName } from "#tools/values/name-rules.ts";
import {
  BookOpen,
  FlaskConical,
  History,
  MessageCircleQuestion,
  NotebookPen,
  Route,
  ScanEye,
  ShieldAlert,
  Undo2,
  WandSparkles,
} from "lucide-react";
import type { FunctionComponent } from "react";
import type { ToolName } from "#tools/registry.ts";
import { plural, shortDate } from "#ui/lib/format.ts";
import { appointmentToolCards } from "#ui/chat/cards/desk/appointments-tool-cards.ts";
import { messageToolCards } from "#ui/chat/cards/desk/message-tool-cards.ts";
import { brandToolCards } from "#ui/chat/cards/chair/brands-tool-cards.ts";
import { correspondenceToolCards } from "#ui/chat/cards/desk/correspondence-tool-cards.ts";
import { clientToolCards } from "#ui/chat/cards/chair/clients-tool-cards.ts";
import { factsToolCards } from "#ui/chat/cards/chair/facts-tool-cards.ts";
import { formulaToolCards } from "#ui/chat/cards/chair/formula-tool-cards.ts";
import { FormulaResultCard } from "#ui/chat/cards/chair/formula-result-card.tsx";
import { FoundCard } from "#ui/chat/cards/chair/found-card.tsx";
import { learningToolCards } from "#ui/chat/cards/chair/learning-tool-cards.ts";
import { libraryToolCards } from "#ui/chat/cards/chair/library-tool-cards.ts";
import { OpenedCard } from "#ui/chat/cards/chair/opened-card.tsx";
import { planToolCards } from "#ui/chat/cards/house/plan-tool-cards.ts";
import { pricingToolCards } from "#ui/chat/cards/desk/pricing-tool-cards.ts";
import { ReadingsCard } from "#ui/chat/cards/chair/readings-card.tsx";
import { RulesCard } from "#ui/chat/cards/desk/rules-card.tsx";
import { closingToolCards } from "./desk/closing-tool-cards.ts";
import { paymentToolCards } from "#ui/chat/cards/desk/payment-tool-cards.ts";
import { SafetyCard } from "#ui/chat/cards/chair/safety-card.tsx";
import { repriceToolCards, serviceToolCards } from "#ui/chat/cards/desk/service-tool-cards.ts";
import { socialToolCards } from "#ui/chat/cards/desk/social-tool-cards.ts";
import { reportToolCards } from "#ui/chat/cards/desk/report-tool-cards.ts";
import { houseToolCards } from "#ui/chat/cards/house/house-tool-cards.ts";
import { stockToolCards } from "#ui/chat/cards/desk/stock-tool-cards.ts";
import { pushToolCards } from "#ui/chat/cards/house/push-tool-cards.ts";
import { standingToolCards } from "#ui/chat/cards/house/standing-tool-cards.tsx";
import { settingsToolCards } from "#ui/chat/cards/house/settings-tool-cards.ts";
import { RatesCard } from "#ui/chat/cards/house/settings-cards.tsx";
import { SharedPlanCard } from "#ui/chat/cards/chair/shared-plan-card.tsx";
import { teamToolCards } from "#ui/chat/cards/house/team-tool-cards.ts";
import { linesOf, type ToolCard } from "./tool-card.ts";
import { nameOf, resultOf, type ToolPart } from "#ui/chat/thread/tool-parts.ts";

/** Every tool has its entry: one that is added to the registry does not compile until it is here. */
const toolCards: { [Name in ToolName]: ToolCard<Name> } = {
  offer_choices: {
    icon: MessageCircleQuestion,
    does: "think of what you may want",
    done: () => "Offered answers",
    failed: "Could not offer answers",
  },
  undo_last: {
    icon: Undo2,
    does: "take it back",
    done: () => "Took it back",
    failed: "Nothing was taken back",
  },
  read_photos: {
    icon: ScanEye,
    does: "read the photos",
    done: ({ photos }) => `Read ${plural(photos.length, "photo")}`,
    Card: ReadingsCard,
  },
  formulate: {
    icon: FlaskConical,
    does: "choose shades and checking them",
    done: (_input, { formula, formulas }) =>
      formula
        ? `Made ${plural(Math.max(1, formulas.length), "formula")}`
        : "Checked: nothing may be mixed",
    failed: "No formula was made",
    Card: FormulaResultCard,
  },
  correct: {
    icon: WandSparkles,
    does: "compare with the formula that was used",
    done: (_input, { formula }) =>
      formula ? "Compared with the formula that was used" : "Checked: nothing may be mixed",
    failed: "No correction was made",
    Card: FormulaResultCard,
  },
  note_safety: {
    icon: ShieldAlert,
    does: "judge what stands by it",
    done: (_input, { judged }) =>
      judged.some(({ held }) => held.length > 0)
        ? "Held back what this stops"
        : "Noted for this head",
    failed: "Could not judge the formulas by it",
    Card: SafetyCard,
  },
  withdraw_safety: {
    icon: ShieldAlert,
    does: "take it back",
    act: "Take it back",
    done: () => "Taken back, and judged anew",
    failed: "Nothing was taken back",
  },
  find_consultations: {
    icon: History,
    does: "look through the history",
    done: (_input, { total }) => `Found ${plural(total, "consultation")}`,
    Card: FoundCard,
  },
  get_consultation: {
    icon: History,
    does: "open the consultation",
    done: (_input, { consultation }) =>
      `Opened ${displayName(consultation.clientName)}, ${shortDate(consultation.createdAt)}`,
    Card: OpenedCard,
  },
  explain: {
    icon: BookOpen,
    does: "look up the rules",
    done: (_input, { rules }) => `Looked up ${plural(rules.length, "rule")}`,
    Card: RulesCard,
  },
  save_notes: {
    icon: NotebookPen,
    does: "save the notes",
    act: "Save notes",
    done: () => "Saved the notes",
    failed: "The notes were not saved",
  },
  ...formulaToolCards,
  ...factsToolCards,
  ...pricingToolCards,
  ...serviceToolCards,
  ...repriceToolCards,
  ...stockToolCards,
  ...reportToolCards,
  ...houseToolCards,
  ...socialToolCards,
  ...paymentToolCards,
  ...closingToolCards,
  ...teamToolCards,
  ...libraryToolCards,
  ...learningToolCards,
  share_roadmap: {
    icon: Route,
    does: "open the plan of visits",
    done: (_input, { visits }) => `Opened the plan of ${plural(visits.length, "visit")}`,
    failed: "There is no plan to share",
    Card: SharedPlanCard,
  },
  stop_sharing_roadmap: {
    icon: Route,
    does: "end the link",
    act: "End the link",
    done: () => "The link opens nothing any more",
    failed: "The link still opens",
  },
  get_rates: {
    icon: Route,
    does: "look at the rates",
    done: () => "Looked at the rates",
    Card: RatesCard,
  },
  set_rates: {
    icon: Route,
    does: "change the rates",
    act: "Change them",
    done: () => "Changed the rates",
    failed: "The rates stay",
    Card: RatesCard,
  },
  ...settingsToolCards,
  ...standingToolCards,
  ...pushToolCards,
  ...correspondenceToolCards,
  ...clientToolCards,
  ...brandToolCards,
  ...appointmentToolCards,
  ...messageToolCards,
  ...planToolCards,
};

type AnyCard = Omit<ToolCard<ToolName>, "done" | "Card"> & {
  done: (input: unknown, value: unknown) => string;
  Card?: FunctionComponent<{ value: unknown; input: unknown; compact: boolean }>;
};

/** The entry of the tool that a part calls; undefined for a tool of former times. */
export function cardFor(part: ToolPart): (AnyCard & ReturnType<typeof linesOf>) | undefined {
  const cards = toolCards as unknown as Record<string, AnyCard | undefined>;
  const card = Object.hasOwn(cards, nameOf(part)) ? cards[nameOf(part)] : undefined;
  return card && { ...card, ...linesOf(card) };
}

/** The card of a finished call; nothing for calls without one, refused, or still running. */
export function ResultCard({ part, compact }: { part: ToolPart; compact: boolean }) {
  const result = resultOf(part);
  const Card = cardFor(part)?.Card;
  if (!Card || !result?.ok) return null;
  return (
    <div className="min-w-0 animate-rise empty:hidden">
      <Card value={result.value} input={part.input} compact={compact} />
    </div>
  );
}
