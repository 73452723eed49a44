import type { Caller } from "./callers.ts";
import type { Schema } from "./from-schema.ts";

type Described = { name: string; inputSchema: Schema };
/** What came of a call by MCP. */
export type Called = { structuredContent?: { requestId?: string; code?: string } };

/** One message to the tools that other programs have. */
export const mcpMessage = (method: string, params: object = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
});

/** The tools that a program is offered, page by page. */
export async function toolsFor(program: Caller, cursor?: string): Promise<Described[]> {
  const answer = await program.request("/mcp", mcpMessage("tools/list", { cursor }));
  const { result } = (await answer.json()) as {
    result: { tools: Described[]; nextCursor?: string };
  };
  const { tools, nextCursor } = result;
  return nextCursor ? [...tools, ...(await toolsFor(program, nextCursor))] : tools;
}
