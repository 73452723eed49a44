import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type OxlintOverride } from "oxlint";

/** What a file may not import, in gitignore terms; with `!` what it may after all. */
type Ban = { group: string[]; message: string; allowTypeImports?: boolean };

const parent: Ban = {
  group: ["../**"],
  message: "Write #layer/… so that the layer is visible.",
};
const allButWords: Ban = {
  group: [
    "*",
    "!zod",
    "!temporal-polyfill",
    "!sms-segments-calculator",
    "!./**",
    "!#tools/**/{,*-}{schema,rules,data,fields}.ts",
    "!#tools/colour/**",
  ],
  message:
    "Words and the colour engine ship to the browser: zod, the calendar's arithmetic, the count of a text's parts and each other only.",
};
const allButSchema: Ban = {
  group: [
    "#tools/**",
    "!#tools/**/{,*-}{schema,data}.ts",
    "#agent/**",
    "#ui/**",
    "hono",
    "@hono/**",
  ],
  message: "db knows the schemas and fixed tables of tools only: no verbs, no agent, no ui.",
};
const transport: Ban = {
  group: ["#agent/**", "#ui/**", "hono", "hono/**", "@hono/**"],
  message: "A verb knows no transport.",
};
const rawDatabase: Ban = {
  group: ["#db/client.ts", "#db/embedded*.ts", "#db/migrate.ts", "postgres"],
  message: "A verb queries through ctx.db, which is bound to its salon.",
  allowTypeImports: true,
};
const queries: Ban = {
  group: ["#db/**", "drizzle-orm", "drizzle-orm/**", "postgres"],
  message: "A query in a route is a defect: agent goes through tools.",
};
const interfaces: Ban = { group: ["#ui/**"], message: "The server knows no UI." };
const database: Ban = {
  group: ["#db/**", "drizzle-orm", "drizzle-orm/**", "postgres", "node:*"],
  message: "This runs in the browser.",
};
/** What takes hair that nobody gathered the facts of; `formulate` and the checks take a case. */
const insideEngine: Ban = {
  group: ["#tools/colour/{visit/plan,bowl/steps,visit/visit,zone/plan}.ts"],
  message: "The engine is asked by formulate and the checks, which take a case.",
};
const engine: Ban = {
  group: [
    ...insideEngine.group,
    "#tools/colour/{case,check/checks,diagnosis,formulate,rescue/rescue}.ts",
    "#tools/colour/safety/holds.ts",
  ],
  message: "A door asks a verb, which gathers all that is known of the head.",
  allowTypeImports: true,
};
const server: Ban = {
  group: [
    "#agent/**",
    "#tools/**",
    "!#tools/**/{,*-}{schema,rules,data,fields}.ts",
    "!#tools/colour/**",
    ...engine.group,
  ],
  message: "The UI takes the words; of the rest of the server, types only.",
  allowTypeImports: true,
};
const above = (...layers: string[]): Ban => ({
  group: layers.map((layer) => `#ui/${layer}/**`),
  message: "UI layers import downwards only: screens, chat and shell meet in routes.tsx.",
});

const browser = [parent, database, server];

/** The import table of the architecture. oxlint takes the last row that matches a file. */
const layers: { files: string[]; bans: Ban[] }[] = [
  { files: ["db/**"], bans: [parent, allButSchema] },
  { files: ["tools/**"], bans: [parent, transport, rawDatabase, insideEngine] },
  {
    files: ["tools/**/{,*-}{schema,rules,data,fields}.ts", "tools/colour/**"],
    bans: [parent, allButWords],
  },
  { files: ["agent/**"], bans: [parent, interfaces, queries, engine] },
  { files: ["agent/{{server,start,wiring,demo},commands/*}.ts"], bans: [parent, interfaces] },
  { files: ["ui/**"], bans: browser },
  {
    files: ["ui/{lib,components}/**"],
    bans: [...browser, above("api", "cards", "chat", "shell", "screens")],
  },
  { files: ["ui/api/**"], bans: [...browser, above("cards", "chat", "shell", "screens")] },
  { files: ["ui/cards/**"], bans: [...browser, above("chat", "shell", "screens")] },
  { files: ["ui/{chat,shell}/**"], bans: [...browser, above("screens")] },
  {
    files: ["ui/booking/**"],
    bans: [...browser, above("api", "cards", "chat", "shell", "screens")],
  },
  ...screens().map((screen) => ({
    files: [`ui/screens/${screen}/**`],
    bans: [
      ...browser,
      above("chat", "shell", ...others(screen).map((other) => `screens/${other}`)),
    ],
  })),
  { files: ["tests/**", "**/*.test.{ts,tsx}"], bans: [parent] },
];

export default defineConfig({
  plugins: ["typescript", "import", "react", "unicorn", "oxc"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["node_modules", "dist", ".data", "db/sql"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "import/no-cycle": "error",
    "import/no-unassigned-import": "off",
    "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
    // a transaction's ctx shadows the outer one on purpose: nothing escapes it
    "no-shadow": ["error", { allow: ["ctx"] }],
    "react/react-in-jsx-scope": "off",
    "unicorn/require-post-message-target-origin": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/consistent-function-scoping": "off",
    "typescript/no-unsafe-type-assertion": "off",
  },
  overrides: [
    ...layers.map(({ files, bans }): OxlintOverride => ({
      files,
      rules: { "no-restricted-imports": ["error", { patterns: bans }] },
    })),
    {
      files: ["tests/**", "**/*.test.{ts,tsx}"],
      rules: { "max-lines": "off", "typescript/no-non-null-assertion": "off" },
    },
  ],
});

function screens() {
  const entries = readdirSync(join(import.meta.dirname, "ui/screens"), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function others(screen: string) {
  return screens().filter((name) => name !== screen);
}
