import type { Service } from "#tools/pricing/service-schema.ts";
import { orNone, service } from "./finders.ts";
import { added, newService } from "./new-service.ts";
import { exampleOf, onMenu } from "./on-menu.ts";
import type { Verb } from "./verb.ts";

/** What costs something and is no service. */
const NO_GOODS = String.raw`(?!.*(?:\d|\b(?:this|that|her|his|tubes?|bottles?|packs?|bowls?|formulas?|mix|developers?|products?|plan|subscription|visit|appointment|order|chair|rent|salon)\b))`;
/** A service that was only remarked on: what is not on the menu is no matter. */
const remarkedOn = orNone(
  service,
  "Nothing on your menu goes by that name, so there is nothing to take off it.",
);

/** The menu. */
export const SERVICES: readonly Verb[] = [
  {
    tool: "delete_service",
    does: "take a service off your menu",
    hears: [
      "(delete|remove|take|drop|scrap|get rid of|pull|strike) ~{service:thing} (off|from) ~(menu|service list|services|price list|list of services)",
      "(delete|remove|get rid of|scrap|drop) ~service:? ~{service:thing}",
      "(delete|remove|get rid of|scrap|drop) ~{service:thing} service",
      "(stop|quit) (offering|doing|selling) ~{service:thing}",
      "(we|i) (no longer|don't) (offer|do) ~{service:thing} any ?more",
    ],
    despite: ["negated"],
    finds: [service],
    input: (_slots, { found, text }) =>
      /\b(?:don't|do not|never) (?!offer|do )/.test(text)
        ? { say: "All right, it stays on the menu." }
        : { service: found["service"]?.name },
    report: (value) => `${(value as Service).name} is off the menu. What is booked stays booked.`,
  },
  {
    tool: "delete_service",
    does: "take a service off your menu",
    narrow: true,
    hears: [
      "(nobody|no (one|1)|no-one|none of (my|our|the) clients|no client|hardly (anybody|anyone)|barely (anybody|anyone))( ever| really)? (books?|wants?|asks? for|gets?|has|comes in for|does|needs?|takes?) (?!to\\b)~{service:thing} (any ?more|these days|nowadays|lately)",
      "(people|clients|folks) (don't|never|no longer)( ever| really)? (book|want|ask for|get|come in for|do|need|take) (?!to\\b)~{service:thing} (any ?more|these days|nowadays|lately)",
    ],
    despite: ["negated", "hearsay"],
    finds: [remarkedOn],
    // a remark is no order: it is asked about
    input: (_slots, { found }) => {
      const name = found["service"]?.name ?? "";
      return {
        ask: `Shall I take ${name} off your menu?`,
        slot: "",
        takes: /^$/,
        options: [`Take ${name} off the menu`, "Leave it"],
      };
    },
  },
  {
    tool: "create_service",
    does: "put a service on your menu",
    hears: [
      "(add|create|make|set up|enter|new) ~(new )?service:? (called |named )?~{name:thing}[,:]? (?<more>(for |at |from |starting |costs? |which |that |with |\\d|[$€£]).+)",
      "(add|create|make|set up|enter|new) ~(new )?service:? (called |named )?~{name:thing}",
      "(add|create|make|set up|enter) ~(new )?service",
      "(add|put) ~{name:thing}[,:]? (?<more>(for |at |from |starting |costs? |\\d|[$€£]).+?)[,:]? (to|on|onto) ~(menu|services|service list|price list)",
      "(add|put) ~{name:thing} (to|on|onto) ~(menu|services|service list|price list)[,:]? ?(?<more>.*)",
      "new (on|for) ~menu[,:]? ~{name:thing}[,:]? (?<more>(for |at |from |starting |costs? |\\d|[$€£]).+)",
    ],
    input: newService,
    mends: [
      ["minutes", /^(\d+ ?(?:min(?:ute)?s?|h(?:ou)?rs?))$/],
      ["price", /^(?:at )?([$€£]? ?\d+(?:[.,]\d+)? ?(?:dollars|bucks|euros?)?)$/],
    ],
    report: added,
  },
  {
    tool: "copy_starter_menu",
    does: "make the starter menu your own",
    hears: [
      "(copy|use|take over|take|keep|adopt|import|load) ~(starter|example|sample|default|standard) (menu|services|prices|price list)( as (mine|my own|a start))?",
      "(make|turn) ~(starter|example|sample|default) (menu|services) (mine|my own|ours|into mine)",
      "(start|begin) (with|from) ~(starter|example|sample|default) (menu|services)",
    ],
    input: () => ({}),
    report: () =>
      "The starter menu is yours now, and clients see its prices. They were examples: put them right next.",
  },
  {
    tool: "list_services",
    hears: [
      "(show|list|open|see|view|give|read|bring up)( me)? ~(services|menu|service menu|price list|service list|list of services)( and prices| with prices)?",
      "(what('s| is| are|s) )(on )?~(services|menu|price list|service list)",
      "what (services|treatments) (do|can) (we|i) (offer|do|have)",
      "(services|menu|price list)",
      "(what|how much) do (we|i) charge for (?!this|that|her|him|it\\b)~{service:thing}",
      `what (does|do|would|will) (a|an|the|our|my) ${NO_GOODS}{service:thing} cost`,
      "how (long|much) (is|does|do we (have|book|plan) for|are) ~{service:thing} (on ~menu|take|service|cost on ~menu)",
      "how long (is|does) (?!.*\\b(timer|left|process|bleach|developer|toner|leave|hair|wait|on)\\b)(a|an|the|our|my) {service:thing}( take)?",
    ],
    report: (value, { service: said }) => {
      const { services } = value as { services: Service[] };
      if (said) return onMenu({ services }, said);
      const count = services.length === 1 ? "1 service." : `${services.length} services.`;
      return [count, ...exampleOf(services)].join(" ");
    },
  },
  {
    tool: "undo_reprice",
    does: "put back the prices that were changed together",
    hears: [
      "(undo|revert|roll back|take back|reverse) ~(last |whole )?(reprice|repricing|prices|price (changes?|increase|rise|raise|update))",
      "(put|change|set|bring|switch) ~(old )?prices back( to (what|how|where) they were| the way they were)?",
      "(put|bring) back ~old prices",
      "~old prices back",
    ],
    input: (_slots, { earlier }) => {
      const done = earlier.findLast(
        ({ tool, status }) => tool === "apply_reprice" && status === "ok",
      );
      const { batchId } = (done?.value ?? {}) as { batchId?: string };
      return batchId
        ? { batchId }
        : {
            say: "No prices were changed together in this chat. Tell me which price, and what it was.",
          };
    },
    report: () => "The prices are what they were.",
  },
];
