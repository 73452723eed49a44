import { actionTools } from "#tools/actions/tools.ts";
import { planTools } from "#tools/billing/tools.ts";
import { appointmentTools } from "#tools/booking/tools.ts";
import { waitlistTools } from "#tools/booking/waitlist-tools.ts";
import { auditTools } from "#tools/audit/tools.ts";
import { brandTools } from "#tools/brands/tools.ts";
import { chatTools } from "#tools/chats/tools.ts";
import { clientTools } from "#tools/clients/tools.ts";
import { consultationTools } from "#tools/consultations/tools.ts";
import { convertTools } from "#tools/library/convert-tools.ts";
import { importTools } from "#tools/migration/formulas/tools.ts";
import { libraryTools } from "#tools/library/tools.ts";
import { formulaTools } from "#tools/bench/tools.ts";
import { historyTools } from "#tools/history/tools.ts";
import { reweighTools } from "#tools/inventory/reweigh-tools.ts";
import { inventoryTools } from "#tools/inventory/tools.ts";
import { conversationTools } from "#tools/messages/inbox/conversation-tools.ts";
import { messageSettingsTools } from "#tools/messages/settings-tools.ts";
import { messageTools } from "#tools/messages/tools.ts";
import { erasingTools, keepingTools } from "#tools/privacy/tools.ts";
import { migrationTools } from "#tools/migration/tools.ts";
import { outcomeTools } from "#tools/bench/outcome-tools.ts";
import { paymentTools } from "#tools/payments/tools.ts";
import { photoTools } from "#tools/photos/tools.ts";
import { repriceTools } from "#tools/pricing/reprice-tools.ts";
import { serviceTools } from "#tools/pricing/service-tools.ts";
import { pricingTools } from "#tools/pricing/tools.ts";
import { reportTools } from "#tools/reports/tools.ts";
import { roadmapTools } from "#tools/roadmaps/tools.ts";
import { socialTools } from "#tools/social/tools.ts";
import { salonTools } from "#tools/salons/tools.ts";
import { profileTools } from "#tools/stylists/profile-tools.ts";
import { teamTools } from "#tools/team/tools.ts";
import { subscriptionTools } from "#tools/subscription/tools.ts";
import { pushTools } from "#tools/push/tools.ts";
import { accessTools } from "#tools/tokens/tools.ts";
import { trainingTools } from "#tools/training/tools.ts";

/** Tools that are talked about in the same words. `words` and `screens` bring the group into a turn. */
export type ToolGroup = {
  /** What it is for, as a model is told when it looks for more. */
  about: string;
  words: RegExp;
  screens: readonly string[];
  tools: readonly string[];
};

const names = (...sets: object[]) => sets.flatMap((set) => Object.keys(set));

/** Plans that are taken where what they open is talked about. */
const PLAN_OF = { stock: "activate_inventory", social: "subscribe_social" } as const;
const otherPlans = names(planTools).filter(
  (name) => !Object.values<string>(PLAN_OF).includes(name),
);

/** At hand in every turn: the chair itself. */
export const CORE: readonly string[] = names(
  chatTools,
  actionTools,
  photoTools,
  clientTools,
  historyTools,
  erasingTools,
  consultationTools,
  formulaTools,
);

/** The rest of the house, by what is talked about. */
export const toolGroups = {
  calendar: {
    about: "appointments, free times, blocked time, waiting list",
    words:
      /\b(?:appoint\w*|appts?|book\w*|diary|calendar|slots?|free|gap|move|resched\w*|cancel\w*|no.?show|wait(?:ing)? ?list|block|lunch|today|tomorrow|tmrw|mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|next|who(?:'s| is)|week|visit|late)\b/i,
    screens: ["appointments", "dashboard", "waitlist"],
    tools: names(appointmentTools, waitlistTools),
  },
  knowledge: {
    about: "saved formulas, converting between lines, plans of visits",
    words:
      /\b(?:library|saved?|recipe|convert\w*|equivalent|same in|in (?:wella|igora|redken|l'?or[eé]al|goldwell|matrix|majirel|shades)|switch|line|shorthand|plan|sessions?|roadmap|card)\b/i,
    screens: ["formulas", "library", "color-correction", "converter"],
    tools: names(libraryTools, importTools, convertTools, roadmapTools),
  },
  outcomes: {
    about: "how results came out, practice and training",
    words:
      /\b(?:outcome|result|turned out|came out|hit|missed|practi[sc]e|train\w*|grade|scenario|quiz|test lab)\b/i,
    screens: ["outcomes", "formula-training", "test-lab"],
    tools: names(outcomeTools, trainingTools),
  },
  money: {
    about: "what things cost, prices of services, payments",
    words:
      /\b(?:pric\w*|cost\w*|charge\w*|quote|margin|refund\w*|deposit|pa(?:y|id|yment)\w*|links?|fee|money|card|reprice|round|percent|cheap\w*|expensive|dearer|services?|menu|from now on|minutes? long|takings|owe\w*)\b|[$€£%]/i,
    screens: ["pricing", "services", "payments", "appointments"],
    tools: names(pricingTools, reweighTools, serviceTools, repriceTools, paymentTools),
  },
  stock: {
    about: "stock, suppliers and orders",
    words:
      /\b(?:stock\w*|inventory|order\w*|re-?order|supplier\w*|low|run(?:ning)? out|left|deliver\w*|arriv\w*|receiv\w*|tubes?|bottles?|count|shelf|barcode|expir\w*|waste|mix(?:ed)?|weigh\w*)\b/i,
    screens: ["inventory", "orders", "suppliers"],
    tools: [...names(inventoryTools), PLAN_OF.stock],
  },
  social: {
    about: "posts, captions, hashtags",
    words: /\b(?:post\w*|caption\w*|insta\w*|facebook|tiktok|hashtags?|publish\w*|social|story)\b/i,
    screens: ["social-media"],
    tools: [...names(socialTools), PLAN_OF.social],
  },
  messages: {
    about: "texts and mails to clients",
    words:
      /\b(?:text\w*|sms|messag\w*|mail\w*|outbox|repl(?:y|ied)|wrote|remind\w*|tell (?:her|him|them|everyone)|running late|inbox)\b/i,
    screens: ["messages", "outbox"],
    tools: names(messageTools, conversationTools, messageSettingsTools),
  },
  house: {
    about: "team, hours, brands, plan, moving in from another system, figures, who did what",
    words:
      /\b(?:team|staff|stylists?|invit\w*|hours?|open\w*|clos\w*|holiday|off|brands?|wella|redken|schwarzkopf|plan|upgrade|tier|subscri\w*|migrat\w*|import\w*|sheet|csv|square|acuity|mindbody|export\w*|figures?|report\w*|revenue|how (?:much|many)|rebook\w*|retention|log|who (?:did|changed|deleted)|settings?|salon|profile|wait(?:s|ing) for me|attention|licen[cs]e)\b/i,
    screens: ["settings", "stylists", "brand-preferences", "migration", "reports", "dashboard"],
    tools: [
      ...names(teamTools, brandTools, subscriptionTools, migrationTools, reportTools, auditTools),
      ...otherPlans,
    ],
  },
  settings: {
    about:
      "how the salon is booked, chairs, profiles, how long things are kept, tokens, AI key, notifications",
    words:
      /\b(?:settings?|booking rules?|notice|in advance|chairs?|profile|bio|licen[cs]e|specialt\w*|retention|kept|keep (?:data|photos|messages|chats)|tokens?|api|ai key|notif\w*|push|devices?|time ?zone|buffer|daily cap|cut.?off|new (?:stylist|colleague)|delet\w* the salon)\b/i,
    screens: ["settings", "stylists"],
    tools: names(profileTools, salonTools, keepingTools, accessTools, pushTools),
  },
} satisfies Record<string, ToolGroup>;

export type GroupName = keyof typeof toolGroups;
export const GROUP_NAMES = Object.keys(toolGroups) as GroupName[];
