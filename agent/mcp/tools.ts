import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { asDomainError } from "#agent/errors.ts";
import { invalid } from "#tools/core/field-error.ts";
import { layRequest, statusOfRequest } from "#tools/actions/requests.ts";
import { REQUEST_MINUTES } from "#tools/actions/schema.ts";
import { storable } from "#tools/chats/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { AnyTool } from "#tools/core/tool.ts";
import { withoutLinks } from "#tools/values/link-rules.ts";
import { stylistTools } from "#tools/registry.ts";
import type { TokenScope } from "#tools/tokens/schema.ts";

/** Tools of the assistant that mean nothing without a thread, and why. */
export const OF_A_THREAD: Readonly<Record<string, string>> = {
  offer_choices: "It lays buttons under a message.",
  open_screen: "It lays a way to a screen under a message.",
};

/** The tool by which a program learns what became of what it asked for. */
export const STATUS_TOOL = "request_status";

const AskStatus = z.strictObject({ id: z.uuid() });

const offered = new Map<string, AnyTool>(
  Object.entries(stylistTools as unknown as Record<string, AnyTool>).filter(
    ([name]) => !(name in OF_A_THREAD),
  ),
);

/** Written down when they are first asked for: describing them all takes a moment. */
const described = new Map<string, Tool>();

/** The tools that a token with these scopes may use, as MCP describes them. */
export function listTools(scopes: readonly TokenScope[]): Tool[] {
  const usable = [...offered].filter(([, tool]) => within(scopes, tool));
  return [STATUS, ...usable.map(([name, tool]) => describedOnce(name, tool))];
}

/** What a page of the list may weigh, in characters of JSON: a program that reads it still has room to work. */
const PAGE = 55_000;

/** A page of the list, from the tool that `cursor` names on, and the name that the next one begins with; undefined where none is called so. */
export function pageOfTools(
  all: readonly Tool[],
  cursor?: string,
): { tools: Tool[]; nextCursor?: string } | undefined {
  const from = cursor === undefined ? 0 : all.findIndex(({ name }) => name === cursor);
  if (from < 0) return undefined;
  let weight = 0;
  const next = all.findIndex((tool, at) => at >= from && (weight += weightOf(tool)) > PAGE);
  const nextCursor = all[next]?.name;
  return {
    tools: all.slice(from, next < 0 ? undefined : next),
    ...(nextCursor && { nextCursor }),
  };
}

const weightOf = (tool: Tool) => JSON.stringify(tool).length;

function describedOnce(name: string, tool: AnyTool): Tool {
  const known = described.get(name) ?? describe(name, tool);
  described.set(name, known);
  return known;
}

/**
 * Calls a tool. One that looks is run; one that changes something is laid before its person, and the answer says where they
 * decide. A refusal is an answer with a sentence. Null for a tool that there is not, or not for these scopes.
 */
export async function callTool(
  ctx: Ctx,
  scopes: readonly TokenScope[],
  { name, input: given }: { name: string; input: unknown },
): Promise<CallToolResult | null> {
  // checked as it is kept until a person decides
  const input = storable(given);
  const tool = offered.get(name);
  if (name !== STATUS_TOOL && !(tool && within(scopes, tool))) return null;
  try {
    const parsed = (tool?.input ?? AskStatus).safeParse(input);
    if (!parsed.success) throw invalid(parsed.error);
    if (!tool) return answer(await statusOfRequest(ctx, AskStatus.parse(input)));
    return tool.effect === "read"
      ? answer(await tool.run(ctx, parsed.data, () => undefined))
      : await askPerson(ctx, { name, tool, input });
  } catch (error) {
    return refusal(ctx, error);
  }
}

async function askPerson(
  ctx: Ctx,
  asked: Parameters<typeof layRequest>[1],
): Promise<CallToolResult> {
  const { id, question, changes, expiresAt } = await layRequest(ctx, asked);
  const link = `${ctx.publicUrl}/approve/${id}`;
  const sentence = `Nothing was done yet. A person has to approve it within ${REQUEST_MINUTES} minutes at ${link} . ${STATUS_TOOL} with the id ${id} tells what became of it.`;
  return {
    content: [{ type: "text", text: sentence }],
    structuredContent: { requestId: id, status: "waiting", question, changes, link, expiresAt },
  };
}

/** JSON as text for models, and the same as data; what is no object is its `result`. */
function answer(value: unknown): CallToolResult {
  const plain: unknown = JSON.parse(withoutLinks(JSON.stringify(value ?? null)));
  const isObject = typeof plain === "object" && plain !== null && !Array.isArray(plain);
  return {
    content: [{ type: "text", text: JSON.stringify(plain) }],
    structuredContent: isObject ? (plain as Record<string, unknown>) : { result: plain },
  };
}

function refusal(ctx: Ctx, error: unknown): CallToolResult {
  const known = asDomainError(error);
  if (!known) ctx.log.error({ err: error }, "a tool failed");
  const sentence = known?.message ?? "Something went wrong on our side. Nothing was changed.";
  const issues = known?.details["issues"];
  return {
    isError: true,
    content: [{ type: "text", text: sentence }],
    structuredContent: {
      code: known?.code ?? "internal",
      error: sentence,
      ...(issues !== undefined && { issues }),
    },
  };
}

const within = (scopes: readonly TokenScope[], { effect }: AnyTool) =>
  scopes.includes(effect === "read" ? "read" : "write");

function describe(name: string, { description, input, effect }: AnyTool): Tool {
  const looks = effect === "read";
  return {
    name,
    description,
    inputSchema: schemaOf(input),
    annotations: { readOnlyHint: looks, destructiveHint: false, openWorldHint: false },
  };
}

const STATUS: Tool = {
  name: STATUS_TOOL,
  description:
    "Tells what became of an act that was asked for: whether it waits, was approved, denied, has failed or run out, and what came of it.",
  inputSchema: schemaOf(AskStatus),
  annotations: { readOnlyHint: true, destructiveHint: false, openWorldHint: false },
};

/** Without what tells a program nothing more: the dialect, which is MCP's own, and patterns beside the format that they spell out. */
function schemaOf(input: z.ZodType): Tool["inputSchema"] {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return { ...(schema as object), type: "object" };
}
