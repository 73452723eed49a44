import type { z } from "zod";
import { actionTools } from "./actions/tools.ts";
import { askTools } from "./asks/tools.ts";
import { bookingTools, textingTools } from "#tools/booking/own/booking-tools.ts";
import { appointmentTools } from "#tools/booking/tools.ts";
import { bookUndoTools } from "#tools/booking/undo-tools.ts";
import { waitlistTools } from "#tools/booking/waitlist/tools.ts";
import { auditTools } from "./audit/tools.ts";
import { brandTools, brandUndoTools } from "./brands/tools.ts";
import { chatTools } from "./chats/tools.ts";
import type { AnyTool } from "./core/tool.ts";
import type { ToolResult } from "./chats/schema.ts";
import { closingTools, closingUndoTools } from "./closing/tools.ts";
import { clientTools, clientUndoTools } from "./clients/tools.ts";
import { consultationTools } from "./consultations/tools.ts";
import { convertTools } from "#tools/library/convert-tools.ts";
import { importTools } from "#tools/migration/formulas/tools.ts";
import { libraryTools, libraryUndoTools } from "#tools/library/tools.ts";
import { factTools } from "#tools/bench/fact-tools.ts";
import { formulaTools, formulaUndoTools } from "#tools/bench/tools.ts";
import { historyTools } from "./history/tools.ts";
import { reweighTools } from "./inventory/bowls/reweigh-tools.ts";
import { inventoryTools } from "./inventory/tools.ts";
import { inventoryUndoTools } from "./inventory/undo-tools.ts";
import { conversationTools } from "#tools/messages/inbox/conversation-tools.ts";
import { memoryTools } from "./memory/tools.ts";
import { messageSettingsTools } from "./messages/settings-tools.ts";
import { messageTools } from "./messages/tools.ts";
import { erasingTools, keepingTools } from "#tools/privacy/tools.ts";
import { migrationTools, migrationUndoTools } from "./migration/tools.ts";
import { outcomeTools } from "#tools/bench/outcome-tools.ts";
import { outcomeUndoTools } from "#tools/bench/outcome-undo-tools.ts";
import { photoTools } from "./photos/tools.ts";
import { handTools, handUndoTools } from "./payments/bill/hand-tools.ts";
import { paymentTools } from "./payments/tools.ts";
import { reportTools } from "./reports/tools.ts";
import { repriceTools } from "./pricing/reprice/reprice-tools.ts";
import { serviceTools } from "./pricing/services/service-tools.ts";
import { pricingTools } from "./pricing/tools.ts";
import { pricingUndoTools } from "./pricing/undo-tools.ts";
import { roadmapTools } from "./roadmaps/tools.ts";
import { socialTools } from "./social/tools.ts";
import { socialUndoTools } from "./social/undo-tools.ts";
import { salonTools } from "./salons/tools.ts";
import { profileTools } from "./stylists/profile-tools.ts";
import { teamTools } from "#tools/team/tools.ts";
import { planTools } from "./billing/tools.ts";
import { subscriptionTools } from "./subscription/tools.ts";
import { pushTools } from "./push/tools.ts";
import { accessTools } from "./tokens/tools.ts";
import { trainingTools } from "./training/tools.ts";
import { trainingUndoTools } from "./training/undo-tools.ts";

/** Everything the assistant of a public page may call for a guest. */
export { bookingTools, textingTools };

/** Everything the stylist's agent may call. A tool added here must get a card, or the interface does not compile. */
export const stylistTools = {
  ...chatTools,
  ...actionTools,
  ...askTools,
  ...memoryTools,
  ...photoTools,
  ...clientTools,
  ...historyTools,
  ...erasingTools,
  ...consultationTools,
  ...formulaTools,
  ...factTools,
  ...libraryTools,
  ...importTools,
  ...convertTools,
  ...pricingTools,
  ...reweighTools,
  ...serviceTools,
  ...repriceTools,
  ...inventoryTools,
  ...socialTools,
  ...paymentTools,
  ...handTools,
  ...reportTools,
  ...migrationTools,
  ...auditTools,
  ...roadmapTools,
  ...outcomeTools,
  ...brandTools,
  ...teamTools,
  ...profileTools,
  ...salonTools,
  ...keepingTools,
  ...accessTools,
  ...pushTools,
  ...subscriptionTools,
  ...planTools,
  ...trainingTools,
  ...appointmentTools,
  ...closingTools,
  ...waitlistTools,
  ...messageTools,
  ...conversationTools,
  ...messageSettingsTools,
};

export type StylistTools = typeof stylistTools;
export type ToolName = keyof StylistTools;

/** What goes in and what comes out of each tool, for messages, cards and tests. */
export type ToolTypes = {
  [Name in ToolName]: {
    input: z.output<StylistTools[Name]["input"]>;
    output: ToolResult<z.input<StylistTools[Name]["output"]>>;
  };
};

/** Acts that only take another one back: no model is offered them. */
export const undoTools = {
  ...inventoryUndoTools,
  ...pricingUndoTools,
  ...socialUndoTools,
  ...trainingUndoTools,
  ...outcomeUndoTools,
  ...clientUndoTools,
  ...brandUndoTools,
  ...libraryUndoTools,
  ...formulaUndoTools,
  ...migrationUndoTools,
  ...bookUndoTools,
  ...closingUndoTools,
  ...handUndoTools,
};

export type UndoName = keyof typeof undoTools;

const acts = new Map<string, AnyTool>(
  Object.entries({ ...stylistTools, ...undoTools } as unknown as Record<string, AnyTool>),
);

/** A tool by its name, those that only take back included. */
export const findTool = (name: string): AnyTool | undefined => acts.get(name);
