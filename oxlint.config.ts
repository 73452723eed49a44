import { defineConfig } from "oxlint";

/** One row of the import table: files matching `from` never import what matches `never`. */
type Row = { from: string[]; never: string[]; why: string; except?: string[] };

const words = ["tools/*/schema.ts", "tools/*/rules.ts", "tools/*/data.ts", "tools/colour/**/*.ts"];
const tests = ["**/*.test.ts", "**/*.test.tsx"];

const rows: Row[] = [
  {
    from: words,
    never: ["#db/**", "#agent/**", "#ui/**", "ai", "ai/**", "@ai-sdk/**", "drizzle-orm", "drizzle-orm/**", "postgres", "node:*", "hono", "hono/**"],
    why: "words and the colour engine ship to the browser: zod and each other only",
  },
  {
    from: ["db/**/*.ts"],
    never: ["#agent/**", "#ui/**", "hono", "hono/**"],
    why: "db may import tools/*/schema.ts, never agent or ui",
  },
  {
    from: ["tools/**/*.ts"],
    never: ["#agent/**", "#ui/**", "hono", "hono/**", "@hono/**"],
    why: "a verb knows no transport",
  },
  {
    from: ["agent/**/*.ts"],
    except: ["agent/server.ts"],
    never: ["#db/**", "drizzle-orm", "drizzle-orm/**", "postgres", "#ui/**"],
    why: "a query in a route is a defect: agent goes through tools",
  },
  {
    from: ["ui/**/*.ts", "ui/**/*.tsx"],
    never: ["#db/**", "drizzle-orm", "drizzle-orm/**", "postgres", "node:*"],
    why: "the UI knows the words and types of the agent, nothing else of the server",
  },
  {
    from: ["ui/lib/**", "ui/components/**"],
    never: ["#ui/api/**", "#ui/cards/**", "#ui/chat/**", "#ui/shell/**", "#ui/screens/**"],
    why: "primitives know no domain",
  },
  {
    from: ["ui/cards/**", "ui/api/**"],
    never: ["#ui/chat/**", "#ui/shell/**", "#ui/screens/**"],
    why: "cards serve chat and screens alike",
  },
  {
    from: ["ui/chat/**", "ui/shell/**"],
    never: ["#ui/screens/**"],
    why: "chat and shell meet screens in routes.tsx",
  },
  {
    from: ["ui/screens/**"],
    never: ["#ui/chat/**", "#ui/shell/**"],
    why: "screens meet chat and shell in routes.tsx",
  },
];

const ban = (group: string[], message: string, allowTypeImports = false) => ({
  group,
  message,
  ...(allowTypeImports ? { allowTypeImports } : {}),
});

/** Verbs, tools and everything else of the server inside tools/: the UI may only take the words. */
const uiServerBan = [
  ban(["#agent/**"], "import type only", true),
  ban(
    ["#tools/*/*", "!#tools/*/schema.ts", "!#tools/*/rules.ts", "!#tools/*/data.ts", "!#tools/colour/**", "#tools/core/**", "#tools/registry.ts"],
    "the UI takes words only: schema.ts, rules.ts, data.ts, the colour engine",
    true,
  ),
];
const parent = ban(["../*", "../**"], "write #layer/… so the layer is visible");
const rawDb = ban(["#db/client.ts"], "withSalon in #db/tenant.ts is the only way to a tenant's rows");

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
    "react/react-in-jsx-scope": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/consistent-function-scoping": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "no-restricted-imports": ["error", { patterns: [parent] }],
  },
  overrides: [
    ...layered(rows),
    { files: ["tools/**/*.json"], rules: { "max-lines": "off" } },
    { files: tests, rules: { "max-lines": "off", "typescript/no-non-null-assertion": "off", "no-restricted-imports": ["error", { patterns: [parent] }] } },
  ],
});

/** oxlint keeps the last matching override of a rule, so each disjoint set of files gets the union of its rows. */
function layered(table: Row[]) {
  const sets = new Map<string, { files: string[]; excluded?: string[]; rows: Row[] }>();
  for (const row of table) for (const file of row.from) {
    const known = sets.get(file) ?? { files: [file], excluded: row.except, rows: [] };
    known.rows.push(row);
    sets.set(file, known);
  }
  for (const [file, set] of sets) for (const [other, wider] of sets) {
    if (file !== other && covers(other, file)) set.rows.push(...wider.rows.filter((row) => !set.rows.includes(row)));
  }
  return [...sets.values()]
    .sort((a, b) => (a.files[0] ?? "").length - (b.files[0] ?? "").length)
    .map(({ files, excluded, rows: rules }) => ({
      files,
      ...(excluded ? { excludeFiles: excluded } : {}),
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              parent,
              ...rules.map((row) => ban(row.never, row.why)),
              ...(files[0]?.startsWith("ui/") ? uiServerBan : []),
              ...(files[0]?.startsWith("tools/") ? [rawDb] : []),
            ],
          },
        ] as const,
      },
    }));
}

function covers(wide: string, narrow: string) {
  const root = wide.slice(0, wide.indexOf("*"));
  return wide.includes("**") && narrow.startsWith(root);
}
