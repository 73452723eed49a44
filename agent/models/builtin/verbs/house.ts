import type { Profile } from "#tools/stylists/schema.ts";
import type { ApiToken } from "#tools/tokens/schema.ts";
import type { TrainingExample } from "#tools/training/schema.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Finder, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const token: Finder = {
  tool: "list_api_tokens",
  slot: "token",
  what: "token",
  among: (value) =>
    (value as { tokens: ApiToken[] }).tokens
      .filter(({ revokedAt }) => revokedAt === null)
      .map((of) => ({ id: of.id, name: of.name, of })),
  bare: "only",
  empty: "There is no token that opens anything.",
};

/** A worked case that was kept to learn from. */
export const example: Finder = {
  tool: "list_training_examples",
  slot: "example",
  what: "training example",
  among: (value) =>
    (value as { examples: TrainingExample[] }).examples.map((of) => ({
      id: of.id,
      name: of.name,
      of,
    })),
  empty: "There is no training example yet.",
};

const PROFILE: [RegExp, keyof Profile][] = [
  [/licen[cs]e (?:authority|board|state)/, "licenseAuthority"],
  [/licen[cs]e/, "licenseNumber"],
  [/salon(?:'s)? name|name of (?:the|my) salon/, "salonName"],
  [/address/, "salonAddress"],
  [/website|web ?site|homepage|site/, "website"],
  [/years?/, "yearsOfExperience"],
  [/e-?mail/, "email"],
  [/phone|number|mobile|cell/, "phone"],
  [/name/, "name"],
];
const FIELD =
  "(?<field>licen[cs]e( number| authority)?|salon(?:'s)? name|salon address|address|website|web ?site|years of experience|e-?mail( address)?|phone( number)?|mobile|number|(full )?name)";

/** Tokens, the model, one's own profile and training examples. */
export const HOUSE: readonly Verb[] = [
  {
    tool: "revoke_api_token",
    does: "end an API token",
    hears: [
      "(revoke|end|delete|kill|remove|cancel|disable) ~(api |access )?token",
      "(revoke|end|delete|kill|remove|cancel|disable) ~(api |access )?token( (called|named|for|of))? {token}",
      "(revoke|end|delete|kill|remove|cancel|disable) ~{token} (api |access )?token",
    ],
    finds: [token],
    input: (_slots, { found }) => ({ id: found["token"]?.id }),
    report: () => "The token opens nothing any more.",
  },
  {
    tool: "list_api_tokens",
    hears: [
      "(show|list|see|what|which)( me)? ~(api |access )tokens?( (are there|do (we|i) have|exist))?",
      "(what|which) (programs|apps|other programs) (have access|can get in|are connected)( .*)?",
    ],
    report: (value) => {
      const live = (value as { tokens: ApiToken[] }).tokens.filter(
        ({ revokedAt }) => revokedAt === null,
      );
      return live.length === 0
        ? "No token opens anything."
        : `${listed(live.map(({ name }) => name))}.`;
    },
  },
  {
    tool: "remove_ai_key",
    does: "take your AI key out",
    hears: [
      "(remove|delete|take out|forget|get rid of|disconnect) ~(ai |gemini |google |api )*key( for (ai|gemini|google))?",
    ],
    input: () => ({}),
    report: () => "The key is gone.",
  },
  {
    tool: "check_ai_key",
    does: "check your AI key",
    hears: [
      "(check|test|try|verify|recheck) ~(ai |gemini |google )+key( again)?( works)?",
      "(check|test|see) (if|whether) ~(ai |gemini |google )+key (works|is (ok|okay|valid|good|working)|still works)",
    ],
    despite: ["conditional"],
    input: () => ({}),
    report: () => "Checked; the card shows what came of it.",
  },
  {
    tool: "get_ai_configuration",
    hears: [
      "(which|what) (ai |language )?(model|ai|assistant|provider)( model)? (is|are|answers|am|do)( (this|you|i|we|it))?( (using|on|talking to|running))?",
      "(what's|what is|show|show me|see) ~ai (settings|provider|configuration|setup|model)",
      "(do|does|have) (we|i|the salon) (have|got|use) (an? |my |our )?(own )?(ai|gemini|google) key",
      "is (my|the|our) (ai|gemini|google) key (in|set|working|ok|okay|valid)",
    ],
  },
  {
    tool: "update_profile",
    does: "change your profile",
    hears: [
      `(change|set|update|put|make|correct) (my|our|the) ${FIELD} (to|as|is)[,:]? {value:all}`,
      `my (new )?${FIELD} is( now)?[,:]? {value:all}`,
      "(?<field>(i have|i've) (got |been )?(?<value>\\d+) years( of)? (experience|in the (trade|chair|business)))",
    ],
    input: ({ field = "", value = "" }) => {
      const name = PROFILE.find(([sign]) => sign.test(field.toLowerCase()))?.[1] ?? "name";
      if (name === "yearsOfExperience") return { [name]: numberIn(plain(value)) };
      if (name === "website" && !/^https?:/.test(value))
        return { [name]: `https://${value.trim()}` };
      return { [name]: value.trim() };
    },
    report: () => "Your profile is changed.",
  },
  {
    tool: "get_profile",
    hears: [
      "(show|open|see|what's|whats|what is|check)( me)? (my|our|the salon's) (own )?(profile|account( details| data)?|licen[cs]e( number)?|address|website|details)( (say|on file|you have|here))?",
      "(who am i|what do you have on me)",
      "am i (licensed|verified)( yet)?",
    ],
    report: (value) => {
      const { name, email, licenseNumber } = value as Profile;
      return `${name}, ${email}${licenseNumber ? `, licence ${licenseNumber}` : ""}.`;
    },
  },
  {
    tool: "delete_training_example",
    does: "delete a training example",
    hears: [
      "(delete|remove|bin|drop|get rid of) ~(training |practice )?example( (called|named|of|about|for))? {example}",
      "(delete|remove|bin|drop|get rid of) ~{example} (training |practice )?example",
    ],
    finds: [example],
    input: (_slots, { found }) => ({ exampleId: found["example"]?.id }),
    report: () => "The example is gone.",
  },
  {
    tool: "add_training_example",
    does: "keep a training example",
    hears: [
      "(add|save|create|keep|make|new) ~(new )?(training|teaching) example[,:]? (called |named |for |of )?(?<name>[^:,]+)",
      "(add|save|create|keep|make|new) ~(new )?(training|teaching) example",
      "(save|keep|add) {name} as ~(new )?(training|teaching) example",
    ],
    input: ({ name }) =>
      name
        ? { name: name.replaceAll(/^["“]|["”]$/g, "") }
        : { ask: "What is the example called?", slot: "name" },
    report: (value) => `Kept: ${(value as TrainingExample).name}.`,
  },
  {
    tool: "list_training_examples",
    hears: [
      "(show|list|see|open|what|which)( me)? ~(training|teaching) examples?( (are there|do (we|i) have))?",
      "~(training|teaching) examples",
    ],
    report: (value) => {
      const { total } = value as { total: number };
      return total === 0 ? "There is no example yet." : `${total} examples.`;
    },
  },
];
