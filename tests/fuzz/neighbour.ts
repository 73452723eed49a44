import { callFor, inputFor, type Route } from "#tests/api-calls.ts";
import type { TestApp } from "#tests/app.ts";
import { nobody, peopleOf, programsOf, type Caller } from "#tests/callers.ts";
import { joaquin, openSalon } from "#tests/fixtures.ts";
import { furnishSettings } from "#tests/salons/furnish-all.ts";
import { furnish, type Owned } from "#tests/salons/furnished-salon.ts";
import { mcpMessage, toolsFor } from "#tests/mcp-calls.ts";
import type { Meant } from "./requests.ts";

/** Good requests about what one salon has. */
export type AboutSalon = { routes: Meant[]; tools: Meant[] };

/** A salon of its own name whose people and programs ask things. */
export async function openNeighbour(here: TestApp, number: number) {
  const name = `${joaquin.name} ${number}`;
  const salon = await openSalon(here, { ...joaquin, name, email: `${number}@ibarra.example` });
  const owned = await furnish(salon);
  await furnishSettings(salon, owned);
  const people = [...(await peopleOf(here, salon)), nobody(here)];
  return { salon, owned, people, programs: await programsOf(here, salon) };
}

/** Every operation and every tool, asked as it is meant about what a salon has. */
export async function meantFor(
  routes: Route[],
  program: Caller,
  owned: Owned,
): Promise<AboutSalon> {
  const meant = [];
  for (const route of routes) meant.push({ route, ...(await callFor(route, owned)) });
  const tools = (await toolsFor(program)).map(({ name, inputSchema: schema }): Meant => {
    const { body: _body, ...init } = mcpMessage("tools/call");
    return {
      route: { name, method: "POST", path: "/mcp", operation: operationOf(name, schema) },
      url: "/mcp",
      init: { ...init, body: JSON.stringify(inputFor(schema, owned)) },
      sent: (input) => ({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name, arguments: input },
      }),
    };
  });
  return { routes: meant, tools };
}

const operationOf = (operationId: string, schema: object): Route["operation"] => ({
  operationId,
  tags: [],
  requestBody: { content: { "application/json": { schema } } },
  responses: {},
});
