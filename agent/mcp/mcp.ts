import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import type { Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import type { Ctx } from "#tools/core/context.ts";
import type { TokenScope } from "#tools/tokens/schema.ts";
import { callTool, listTools, pageOfTools } from "./tools.ts";

const INSTRUCTIONS =
  "Undertone is a hair colorist's assistant: clients, formulas, bookings, stock and prices of one salon. Tools that look answer at once. Tools that change something only ask: give the link of their answer to the person in charge, who approves it there.";

/**
 * `POST /mcp`: the tools of the assistant for other programs, by the Model Context Protocol over streamable HTTP. Every request
 * stands alone: there is no session, so any process may answer any of them.
 */
export const mcp: Handler<AppEnv> = async (c) => {
  const message = await c.req.json<unknown>().catch(() => undefined);
  if (message === undefined) return c.json(jsonRpcError(ErrorCode.ParseError, "Not JSON."), 400);
  // one request is counted once, so it may not be many
  if (Array.isArray(message))
    return c.json(jsonRpcError(ErrorCode.InvalidRequest, "Send one message at a time."), 400);
  const server = serverFor(c.var.ctx, c.var.scopes);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(c.req.raw, { parsedBody: message });
  } finally {
    await server.close();
  }
};

/** `GET` would open a stream of what the server says by itself, and `DELETE` would end a session: there is neither. */
export const mcpMethodRefused: Handler<AppEnv> = (c) => {
  c.header("Allow", "POST");
  return c.json(jsonRpcError(ErrorCode.ConnectionClosed, "Method not allowed."), 405);
};

function serverFor(ctx: Ctx, scopes: readonly TokenScope[]): Server {
  const server = new Server(
    { name: "undertone", title: "Undertone", version: "1" },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => {
    const page = pageOfTools(listTools(scopes), params?.cursor);
    if (!page) throw new McpError(ErrorCode.InvalidParams, "There is no such page.");
    return page;
  });
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { name, arguments: input = {} } = params;
    const result = await callTool(ctx, scopes, { name, input });
    if (!result) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`);
    return result;
  });
  return server;
}

const jsonRpcError = (code: number, message: string) => ({
  jsonrpc: "2.0",
  error: { code, message },
  id: null,
});
