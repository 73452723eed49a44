import { getToolName, isToolUIPart, tool, type ToolSet } from "ai";
import type { StoredMessage } from "#tools/chats/messages.ts";
import { z } from "zod";
import { CORE, GROUP_NAMES, toolGroups, type GroupName } from "./tool-groups.ts";

/** How many of the person's newest messages say what is talked about. */
const HEARD = 3;
/** How many of the newest messages keep the groups of the tools they called. */
const REMEMBERED = 6;

/** The tool by which a model reaches what this turn did not bring. */
export const MORE_TOOLS = "more_tools";

const Wanted = z.strictObject({
  groups: z.array(z.enum(GROUP_NAMES)).min(1).max(GROUP_NAMES.length),
});

/**
 * The groups of tools of a turn, so that its prompt stays small: what the newest words and the screen speak of, what was
 * used a moment ago, and what the model asked for.
 */
export function groupsFor(messages: readonly StoredMessage[]): GroupName[] {
  const mine = messages.filter(({ role }) => role === "user").slice(-HEARD);
  const words = mine.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.type === "text" ? [part.text] : [])),
  );
  const screens = new Set(
    mine.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.type === "data-beside" ? [part.data.screen] : [])),
    ),
  );
  // what a sheet is needs no words
  const sheets = mine.some(({ parts }) => parts.some(({ type }) => type === "data-sheet"));
  if (sheets) screens.add("migration");
  const called = messages.slice(-REMEMBERED).flatMap(({ parts }) => parts.filter(isToolUIPart));
  const used = new Set(called.map((part) => getToolName(part)));
  const wanted = new Set(called.flatMap((part) => wantedIn(getToolName(part), part.input)));
  return GROUP_NAMES.filter((name) => {
    const group = toolGroups[name];
    return (
      wanted.has(name) ||
      words.some((text) => group.words.test(text)) ||
      group.screens.some((screen) => screens.has(screen)) ||
      group.tools.some((each) => used.has(each))
    );
  });
}

/** The groups that a call of `more_tools` asked for; none for any other call. */
export function wantedIn(toolName: string, input: unknown): GroupName[] {
  if (toolName !== MORE_TOOLS) return [];
  return Wanted.safeParse(input).data?.groups ?? [];
}

/** The names of the tools that a model is offered, of those there are. */
export function offered(groups: readonly GroupName[], tools: ToolSet): string[] {
  const names = new Set([MORE_TOOLS, ...CORE, ...groups.flatMap((name) => toolGroups[name].tools)]);
  return Object.keys(tools).filter((name) => names.has(name));
}

/** Tells a model what else there is; the next step has it. */
export const moreTools = {
  [MORE_TOOLS]: tool({
    description: `Bring further tools into this conversation when those at hand cannot do what was asked. ${GROUP_NAMES.map((name) => `${name}: ${toolGroups[name].about}.`).join(" ")}`,
    inputSchema: Wanted,
    execute: async ({ groups }) => ({
      ok: true as const,
      value: { added: groups.flatMap((name) => [...toolGroups[name].tools]) },
    }),
  }),
};
