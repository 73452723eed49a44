import type { Rates } from "#tools/salons/rates-schema.ts";
import { money } from "#tools/pricing/cost-rules.ts";
import { foundOf, settings } from "./finders.ts";
import type { Verb } from "./verb.ts";
import { minorIn } from "./words.ts";

const PLAN = "(plan|subscription|membership|package|add-?on)";
const PRODUCT =
  "(?<product>salon|main|undertone|whole|socials?|social media|instagram|insta|posts?|posting|inventory|stock|stock tracking)";
const PRODUCTS = [
  [/social|post|insta/i, "social"],
  [/inventory|stock/i, "inventory"],
  [/salon|main|undertone|whole/i, "salon"],
] as const;
const WHICH = {
  slot: "product",
  options: ["Salon plan", "Social media plan", "Inventory"],
  takes: /salon|main|social|post|inventory|stock/,
};
const productOf = (said: string | undefined) =>
  PRODUCTS.find(([sign]) => sign.test(said ?? ""))?.[1];

/** What the salon charges by the hour, and its own plans. */
export const PLANS: readonly Verb[] = [
  {
    tool: "set_rates",
    does: "set what the salon charges by the hour and for products",
    hears: [
      "(set|change|put|make|raise|lower|increase) ~(hourly rate|hourly|rate (per|by the|an) hour|chair rate) (up |down )?(to|at|is) {hour:sum}( an hour| per hour)?( and ~product rate (to |at )?{product:sum})?",
      "(set|change|put|make|raise|lower|increase) ~product rate (up |down )?(to|at|is) {product:sum}",
      "(i|we) charge {hour:sum} (an|per|by the) hour( now)?",
      "~(hourly|hourly rate'?s?|rate) (is |now |goes to |at )*{hour:sum}( (an|per) hour)?( now)?",
    ],
    finds: [settings("get_rates", "rates")],
    input: ({ hour, product }, about) => {
      const before = foundOf(about, "rates") as Rates | undefined;
      return {
        currency: before?.currency ?? "USD",
        hourlyRate: minorIn(hour) ?? before?.hourlyRate ?? null,
        productRate: minorIn(product) ?? before?.productRate ?? null,
      };
    },
    mends: [["hour", /^([$€£]? ?\d+(?:[.,]\d+)?)(?: an hour)?$/]],
    report: (value) => {
      const { hourlyRate, currency } = value as Rates;
      return hourlyRate === null
        ? "The rates are changed."
        : `An hour in the chair is ${money(hourlyRate, currency)} now.`;
    },
  },
  {
    tool: "get_rates",
    hears: [
      "(show|what('s| is| are|s)|list)( me)? ~(hourly rate|rates|product rate|hourly|rate per hour|hourly rates)",
      "what do (we|i) charge (an|per|by the) hour",
    ],
    report: (value) => {
      const { hourlyRate, productRate, currency } = value as Rates;
      const hour =
        hourlyRate === null ? "No hourly rate is set" : `${money(hourlyRate, currency)} an hour`;
      return productRate === null
        ? `${hour}.`
        : `${hour}, and ${money(productRate, currency)} for 100 g of product.`;
    },
  },
  {
    tool: "resume_plan",
    does: "let a plan go on that was to end",
    hears: [
      `(resume|continue|restart|reactivate|renew|keep|un-?cancel|carry on with|bring back) ~${PRODUCT} ${PLAN}( after all)?`,
      `(resume|continue|restart|reactivate|un-?cancel|bring back) ~${PLAN}( after all)?`,
      `let ~(${PRODUCT} )?${PLAN} (go on|run on|continue)`,
    ],
    input: ({ product }) => {
      const of = productOf(product);
      return of ? { product: of } : { ask: "Which plan shall go on?", ...WHICH };
    },
    report: () => "The plan goes on.",
  },
  {
    tool: "upgrade_subscription",
    does: "change the plan of the salon",
    hears: [
      "(drop|bump|put|move|switch|take|get|downgrade|upgrade|change|step|go)( (me|us|the salon|it|my plan|our plan|the plan|my subscription|our subscription|plans?))? (down |up |back |over )*(to|on|onto) ~(plan )?(?<tier>essential|pro|complete)( plan| tier| package)?",
      "(upgrade|downgrade)( me| us| my plan| our plan)?",
      "(i|we) (want|need|('d| would) like|('ll| will) take) ~(?<tier>essential|pro|complete)( plan| tier| package)",
    ],
    input: ({ tier }) =>
      tier
        ? { tier: /essential|pro|complete/.exec(tier.toLowerCase())?.[0] }
        : {
            ask: "Which plan shall it be?",
            slot: "tier",
            options: ["Essential", "Pro", "Complete"],
            takes: /essential|pro|complete/,
          },
    mends: [["tier", /^(?:the )?(essential|pro|complete)\b/]],
    report: (value) => (value as { message?: string }).message ?? "The plan is changed.",
  },
  {
    tool: "end_plan",
    does: "end a plan",
    hears: [
      `(cancel|end|stop|quit|terminate|unsubscribe from|close|drop) ~${PRODUCT} ${PLAN}`,
      `(cancel|end|stop|quit|terminate) ~${PLAN}( of| for)? ?~${PRODUCT}?`,
      "(turn|switch) off ~(?<product>inventory|stock tracking)",
      "unsubscribe( me| us)?",
      "(cancel|quit|leave|stop using|stop paying for) (?<product>undertone)( altogether)?",
    ],
    input: ({ product }) => {
      const of = productOf(product);
      return of ? { product: of } : { ask: "Which plan shall end?", ...WHICH };
    },
    mends: [["product", /^(?:the )?(salon|social|inventory)/]],
    report: () => "It ends. What is paid runs to the end of its month.",
  },
  {
    tool: "get_subscription",
    hears: [
      "(am|are) (i|we) (still )?on ~(essential|pro|complete|free|trial)( plan)?",
      "what (do|does|would|is) (i|we)? ?(get|have|included|in|come)? ?(with|in|on|under) ~(essential|pro|complete)( plan)?( .*)?",
    ],
    report: (value) => {
      const { tier } = value as { tier?: string };
      return tier ? `The salon is on ${tier}. The card shows what it holds.` : "Here is your plan.";
    },
  },
  {
    tool: "show_billing",
    hears: [
      "what (do|are) (we|i) pay(ing)?( (you|for (this|undertone|the app|the software|it|you)|every month|a month|monthly|each month))+",
      "(show|open|see|view|what('s| is))( me)? ~(billing|bill|monthly bill|subscription bill|next bill|monthly cost|next charge|next payment)( for (undertone|this))?",
      "when('s| is| does| do) (my|our|the) (next (payment|bill|charge)|plan|subscription|trial)( (renew|end|due|run out))?",
      "(is|did) (my|our|the) (last )?(bill|subscription|plan|month) (paid|go through|unpaid)",
      "billing",
    ],
    report: (value) => {
      const { charged } = value as { charged?: boolean };
      return charged === false ? "Nothing is charged here." : "Here is what the salon pays.";
    },
  },
];
