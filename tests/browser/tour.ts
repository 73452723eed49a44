import { DEMO_SIGN_IN } from "#agent/demo/team.ts";
import { demoDatabase } from "#tests/salons/demo-salon.ts";
import { placesOf, watchAsking, type Place } from "./screens.ts";
import { openStage, type Stage } from "./stage.ts";
import type { Device, Visit } from "./visit.ts";

/** The product with the demo's salon in it. */
export const openDemo = (): Promise<Stage> =>
  openStage({ ADMIN_EMAILS: DEMO_SIGN_IN.email }, [], demoDatabase);

/** The owner of the demo's salon. */
export async function demoOwner(stage: Stage, device: Device): Promise<Visit> {
  const visitor = await stage.visit(device);
  const signedIn = await visitor.context.request.post("/api/auth/sign-in/email", {
    headers: { origin: stage.server.url },
    data: DEMO_SIGN_IN,
  });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  await askAsProgram(stage, visitor);
  return visitor;
}

/** Has a program ask for something in the owner's name, so that there is a request to answer. */
async function askAsProgram({ server: { url } }: Stage, { context }: Visit): Promise<void> {
  const made = await context.request.post("/api/api-tokens", {
    headers: { origin: url },
    data: { name: "A program", scopes: ["read", "write"], days: 1 },
  });
  const { token } = (await made.json()) as { token: string };
  const call = { name: "start_timer", arguments: { label: "Roots", minutes: 35 } };
  const asked = await fetch(`${url}/mcp`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
  });
  if (!asked.ok) throw new Error(await asked.text());
}

export type Look = (place: Place, asking: ReturnType<typeof watchAsking>) => Promise<string[]>;

/**
 * Goes to one screen after the other, as whoever enters, and gathers what is wrong with each, so that one failure names all.
 * Lines of the console that match `expected` are no fault.
 */
export async function tour(
  enter: () => Promise<Visit>,
  begin: (visitor: Visit) => Look | Promise<Look>,
  expected?: RegExp,
): Promise<string[]> {
  const found: string[] = [];
  const visitor = await enter();
  const asking = watchAsking(visitor.page);
  const look = await begin(visitor);
  for (const place of await placesOf(visitor.context)) {
    asking.fresh();
    const lines = await look(place, asking).catch((error: unknown) => [String(error)]);
    const troubles = visitor.troubles.splice(0).filter((line) => !expected?.test(line));
    found.push(...[...lines, ...troubles].map((line) => `${place.path}: ${line}`));
  }
  await visitor.close();
  return found;
}

/** The title of the document, and one heading of the screen's own. */
export async function named({ page }: Visit, title: string): Promise<string[]> {
  const headings = await page.getByRole("main").getByRole("heading", { level: 1 }).allInnerTexts();
  const shown = await page.title();
  return [
    ...(shown === `${title} · Undertone` ? [] : [`is called “${shown}”`]),
    ...(headings.length === 1
      ? []
      : [`has ${headings.length} first headings: ${headings.join(", ")}`]),
  ];
}
