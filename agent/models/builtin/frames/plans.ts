import { reportSubscription } from "#agent/models/builtin/report.ts";
import type { SubscriptionStatus } from "#tools/subscription/schema.ts";
import type { Ask, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { Frame } from "./frame.ts";

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

const asked =
  (ask: string) =>
  ({ product: said }: Slots): Input | Ask => {
    const product = productOf(said);
    return product ? { product } : { ask, ...WHICH };
  };

const MOST_FEATURES = 6;

/** A plan that was asked about by its name: what it costs, and what is in it. */
function tierOf({ tiers, tier: own }: SubscriptionStatus, said: string): string | undefined {
  const [word] = /\b(?:essential|pro|complete)\b/i.exec(said) ?? [];
  const named = tiers.find(({ id }) => id === word?.toLowerCase());
  if (!named) return undefined;
  const { name, price, monthlyUploadLimit: most, features } = named;
  const uploads = most < 0 ? "photo analyses without a limit" : `${most} photo analyses a month`;
  const yours = named.id === own ? " It is yours now." : "";
  return `${name}: $${price} a month, ${uploads}. In it: ${listed(features.slice(0, MOST_FEATURES))}.${yours}`;
}

/** The plans of the salon itself. */
export const PLANS: readonly Frame[] = [
  {
    id: "get_subscription",
    slots: { tier: "word" },
    says: ["what plan am I on", "what is in the {tier} plan"],
    report: (value, { tier }, { text }) =>
      tierOf(value as SubscriptionStatus, `${tier ?? ""} ${text}`) ??
      reportSubscription(value as SubscriptionStatus),
  },
  {
    id: "upgrade_subscription",
    slots: { tier: "word" },
    says: ["move us to the {tier} plan"],
    does: "change the plan of the salon",
    input: ({ tier = "" }) => {
      const [named] = /essential|pro|complete/i.exec(tier) ?? [];
      return named
        ? { tier: named.toLowerCase() }
        : {
            ask: "Which plan shall it be?",
            slot: "tier",
            options: ["Essential", "Pro", "Complete"],
            takes: /essential|pro|complete/,
          };
    },
    report: (value) => (value as { message?: string }).message ?? "The plan is changed.",
  },
  {
    id: "show_billing",
    says: ["show the billing"],
    report: (value) =>
      (value as { charged?: boolean }).charged === false
        ? "Nothing is charged here."
        : "Here is what the salon pays.",
  },
  {
    id: "end_plan",
    slots: { product: "word" },
    says: ["end the {product} plan"],
    does: "end a plan",
    input: asked("Which plan shall end?"),
    report: () => "It ends. What is paid runs to the end of its month.",
  },
  {
    id: "resume_plan",
    slots: { product: "word" },
    says: ["resume the {product} plan"],
    does: "let a plan go on that was to end",
    input: asked("Which plan shall go on?"),
    report: () => "The plan goes on.",
  },
];
