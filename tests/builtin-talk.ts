import { hasToolCall, isStepCount, tool, ToolLoopAgent, type ModelMessage } from "ai";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { stylistTools } from "#tools/registry.ts";

/** Every call that was made, in order. */
export type Calls = [name: string, input: Record<string, unknown>][];
/** What each tool answers; one without an entry answers its own input. */
export type Answers = Record<string, (input: Record<string, unknown>) => unknown>;

/** Talks to the built-in model over the real tools' schemas; the tools' answers are scripted. */
export function talkTo(answers: Answers, names: string[] = Object.keys(stylistTools)) {
  const calls: Calls = [];
  const tools = Object.fromEntries(
    Object.entries(stylistTools)
      .filter(([name]) => names.includes(name))
      .map(([name, { description, input }]) => [
        name,
        tool({
          description,
          inputSchema: input as never,
          execute: async (given: Record<string, unknown>): Promise<unknown> => {
            calls.push([name, given]);
            const answer = answers[name]?.(given) ?? given;
            return (answer as { ok?: boolean }).ok === false ? answer : { ok: true, value: answer };
          },
        }),
      ]),
  );
  const agent = new ToolLoopAgent({
    model: builtinModel(),
    tools,
    stopWhen: [isStepCount(6), hasToolCall("offer_choices")],
  });
  const messages: ModelMessage[] = [];
  return {
    calls,
    says: async (text: string, ...lines: string[]) => {
      messages.push({
        role: "user",
        content: [text, ...lines]
          .filter(Boolean)
          .map((line) => ({ type: "text" as const, text: line })),
      });
      const { responseMessages, steps } = await agent.generate({ messages });
      messages.push(...responseMessages);
      return steps.map((step) => step.text).join("");
    },
  };
}
