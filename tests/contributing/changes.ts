/** A change of one place of the tree: `put` stands there instead of `find`. A file that is not there yet has no `find`. */
export type Edit = { file: string; find?: string; put: string };

/** Puts lines before what is found. */
const before = (file: string, find: string, lines: string): Edit => ({
  file,
  find,
  put: `${lines}${find}`,
});

/** A field of a client, in the order in which the compiler asks for it. */
export const FIELD = {
  column: [before("db/schema/clients.ts", "    notes: text(),\n", "    diet: text(),\n")],
  entry: [
    before(
      "tools/clients/fields.ts",
      "  preferredStylistId: {\n",
      `  diet: {
    label: "Diet",
    kind: "text",
    longest: 300,
    forColourists: true,
    judgesFormulas: false,
    merged: "together",
    headings: "diet | ernahrung",
  },
`,
    ),
  ],
  words: [
    before(
      "tools/clients/schema.ts",
      "  preferredStylistId: z.uuid().nullish(),\n",
      "  diet: textOf(CLIENT_FIELDS.diet).nullish(),\n",
    ),
    before(
      "tools/clients/schema.ts",
      "  preferredStylistId: z.uuid().nullable(),\n",
      "  diet: z.string().nullable(),\n",
    ),
  ],
} satisfies Record<string, Edit[]>;

/** A verb: its words and function, the one definition, its route, its card. */
export const VERB = {
  definition: [
    before(
      "tools/formulas/schema.ts",
      "export const AddMinutes =",
      `/** Another label of a timer. */
export const RenameTimer = z.strictObject({ id: z.uuid(), label: z.string().min(1).max(80) });
export type RenameTimer = z.infer<typeof RenameTimer>;

`,
    ),
    before("tools/bench/timers.ts", "AddMinutes, ChangeTimer,", "RenameTimer, "),
    before(
      "tools/bench/timers.ts",
      "function asTimer(",
      `/** Gives a timer another label. @throws not_found */
export async function renameTimer(ctx: Ctx, { id, label }: RenameTimer): Promise<Timer> {
  const [row] = await ctx.db.update(timers).set({ label }).where(eq(timers.id, id)).returning();
  if (!row) throw new DomainError("not_found", "Timer not found.");
  return asTimer(row);
}

`,
    ),
    before("tools/bench/tools.ts", "  AddMinutes,\n", "  RenameTimer,\n"),
    before("tools/bench/tools.ts", "addMinutes, listTimers,", "renameTimer, "),
    before(
      "tools/bench/tools.ts",
      "  stop_timer: defineTool({\n",
      `  rename_timer: defineTool({
    description: "Give a timer another label.",
    input: RenameTimer,
    output: Timer,
    effect: "write",
    refreshes: ["timers"],
    route: "PUT /api/timers/{id}/label",
    records: (_input, { id }) => [{ kind: "timer", id }],
    did: (_input, { label }) => \`called a timer \${label}\`,
    undo: async (ctx, { id }) => {
      const [before] = await timerCalled(ctx, id);
      return () => (before ? { tool: "rename_timer", input: { id, label: before.label } } : null);
    },
    run: renameTimer,
  }),
`,
    ),
    before("agent/routes/chair/timers.ts", "ChangeTimer, StartTimer,", "RenameTimer, "),
    before("agent/routes/chair/timers.ts", "changeTimer, listTimers,", "renameTimer, "),
    {
      file: "agent/routes/chair/timers.ts",
      find: "export const timers = router()\n",
      put: `export const timers = router()
  .openapi(
    ...verb("put /{id}/label", { body: RenameTimer.omit({ id: true }), answer: Timer }, renameTimer),
  )
`,
    },
  ],
  card: [
    before(
      "ui/chat/cards/chair/formula-tool-cards.ts",
      "  stop_timer: {\n",
      `  rename_timer: {
    icon: TimerIcon,
    does: "rename the timer",
    done: (_input, { label }) => \`Called the timer \${label}\`,
  },
`,
    ),
  ],
  caller: [
    {
      file: "ui/api/rename-timer.ts",
      put: `import { api } from "#ui/lib/http/api.ts";

export const renamed = (id: string) =>
  api.timers[":id"].label.$put({ param: { id }, json: { label: "Roots" } });

export const misspelt = (id: string) =>
  // @ts-expect-error the typed caller knows what the verb takes
  api.timers[":id"].label.$put({ param: { id }, json: { lable: "Roots" } });
`,
    },
  ],
} satisfies Record<string, Edit[]>;

/** Tests that are laid into the copy: what a caller notices of both changes. */
export const NOTICED: Edit[] = [
  {
    file: "agent/routes/chair/noticed.test.ts",
    put: `import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { programsOf, type Program } from "#tests/callers.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { toolsFor } from "#tests/mcp-calls.ts";
import { COMMON_HEADINGS } from "#tools/migration/mapping/common-headings-data.ts";

let here: TestApp;
let maren: Salon;
let programs: Program[];
beforeAll(async () => {
  here = await startApp();
  maren = await openSalon(here);
  programs = await programsOf(here, maren);
});
afterAll(() => here.close());

it("the verb is done over its route, and described there", async () => {
  const made = await maren.json("POST", "/api/timers", { label: "Ends", minutes: 10 });
  const { id } = (await made.json()) as { id: string };
  const renamed = await maren.json("PUT", \`/api/timers/\${id}/label\`, { label: "Roots" });
  expect(await renamed.json()).toMatchObject({ id, label: "Roots" });
  const { paths } = (await (await maren.request("/api/openapi.json")).json()) as { paths: object };
  expect(paths).toHaveProperty(["/api/timers/{id}/label", "put", "requestBody"]);
});

it("programs have the verb, and tell the field, as the assistant does", async () => {
  const tools = (await Promise.all(programs.map((program) => toolsFor(program)))).flat();
  const inputOf = (tool: string) => tools.find(({ name }) => name === tool)?.inputSchema.properties;
  expect(inputOf("rename_timer")).toHaveProperty("label");
  expect(inputOf("save_client")).toHaveProperty("diet");
});

it("a sheet's column is known by its heading", () => {
  expect(COMMON_HEADINGS.clients.diet).toContain("ernahrung");
});
`,
  },
  before(
    "ui/screens/clients/clients.test.tsx",
    'it("opens a record with what must be known"',
    `it("asks for the new field, and shows it", async () => {
  list();
  fireEvent.click(await screen.findByRole("button", { name: "New client" }));
  expect(screen.getByLabelText(/^Diet/)).toBeTruthy();
  client = { ...client, diet: "No nuts" };
  open("?tab=notes");
  expect(await screen.findByText("No nuts")).toBeTruthy();
});

`,
  ),
];
