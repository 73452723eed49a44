import { tool } from "ai";
import { z } from "zod";
import { rankTools } from "#agent/models/builtin/sense/rank.ts";
import { stylistTools, type ToolName } from "#tools/registry.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** The tool by which a model reaches what this turn did not bring. */
export const FIND_TOOLS = "find_tools";

/** How many are found by what was taught, and how many by the words of their descriptions. */
const MOST = { likely: 3, worded: 3 };
/** What is less likely is no find. */
const LEAST = 0.03;

const Sought = z.strictObject({
  query: z.string().trim().min(1).max(200).describe("What should be done, in a few plain words."),
});

/** Tells a model what else there is; the next step has it. */
export const findTools = {
  [FIND_TOOLS]: tool({
    description:
      "Find further tools when those at hand cannot do what was asked. There is one for everything a salon does: book, stock, prices, payments, texts, posts, team, settings, figures. They are at hand in the next step.",
    inputSchema: Sought,
    execute: async ({ query }) => ({
      ok: true as const,
      value: { found: foundFor(query).map((name) => `${name}: ${aboutOf(name)}`) },
    }),
  }),
};

/** The tools that a call of `find_tools` brings; none for any other call. */
export function foundIn(toolName: string, input: unknown): ToolName[] {
  if (toolName !== FIND_TOOLS) return [];
  const { data } = Sought.safeParse(input);
  return data ? foundFor(data.query) : [];
}

function foundFor(query: string): ToolName[] {
  const likely = rankTools(query).filter(({ share }) => share >= LEAST);
  return [
    ...new Set([...likely.slice(0, MOST.likely).map((each) => each.tool), ...wordedLike(query)]),
  ];
}

const aboutOf = (name: ToolName): string =>
  stylistTools[name].description.split(/(?<=\.) /)[0] ?? "";

const NAMES = Object.keys(stylistTools) as ToolName[];
const wordsOf = (text: string): string[] =>
  (oneSpelling(text).match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?:ing|ed|es|s)$/, ""));
const WORDED = new Map(
  NAMES.map((name) => [name, new Set(wordsOf(`${name} ${stylistTools[name].description}`))]),
);
/** In how many tools a word stands: the fewer, the more it says. */
const SPREAD = new Map<string, number>();
for (const words of WORDED.values())
  for (const word of words) SPREAD.set(word, (SPREAD.get(word) ?? 0) + 1);

function wordedLike(query: string): ToolName[] {
  const sought = new Set(wordsOf(query));
  const weightOf = (name: ToolName) =>
    [...sought].reduce((sum, word) => {
      const spread = WORDED.get(name)?.has(word) ? SPREAD.get(word) : undefined;
      return spread === undefined ? sum : sum + Math.log(NAMES.length / spread);
    }, 0);
  return NAMES.map((name) => ({ name, weight: weightOf(name) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST.worded)
    .map(({ name }) => name);
}
