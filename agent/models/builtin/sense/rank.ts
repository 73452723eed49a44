import type { ToolName } from "#tools/registry.ts";
import { featuresOf } from "./features.ts";
import { INTENTS } from "./intents/all.ts";
import { scoresOf, sharesOf } from "./linear.ts";
import { knownBy } from "./sense.ts";
import { taught } from "./taught.ts";
import { tokensOf } from "./tokens.ts";

const known = knownBy(taught);
const toolOf = new Map(INTENTS.map(({ id, tool }) => [id, tool]));

/**
 * How likely words are for each tool, of one, likeliest first: by all that was taught, and nothing is made of it.
 * `after`: the tool that was called before.
 */
export function rankTools(text: string, after?: string): { tool: ToolName; share: number }[] {
  const shares = sharesOf(scoresOf(taught.intents, featuresOf(tokensOf(text), after, known)));
  const tools = new Map<ToolName, number>();
  taught.intents.labels.forEach((label, at) => {
    const tool = toolOf.get(label);
    if (tool) tools.set(tool, (tools.get(tool) ?? 0) + (shares[at] ?? 0));
  });
  return [...tools].map(([tool, share]) => ({ tool, share })).toSorted((a, b) => b.share - a.share);
}
