import { getToolName, isToolUIPart } from "ai";
import { z } from "zod";
import type { StoredMessage } from "#tools/chats/messages.ts";
import type { SharedChat } from "#tools/chats/shared.ts";
import { levelName } from "#tools/colour/science.ts";
import { ingredientsOf, minutesText } from "#tools/formulas/rules.ts";
import { Bowl } from "#tools/formulas/schema.ts";
import { inventoryTools } from "#tools/inventory/tools.ts";
import { PhotoReadings } from "#tools/photos/schema.ts";
import { findTool } from "#tools/registry.ts";
import { veiled } from "./veiled.ts";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

/** What a reader of a shared thread sees of one message. */
export type SharedWords = { who: "person" | "assistant"; blocks: SharedBlock[] };
export type SharedBlock = { heading?: string; lines: string[] };

type Part = StoredMessage["parts"][number];
type ToolPart = Extract<Part, { toolCallId: string }>;

/**
 * A shared thread in plain words: what both said, the bowls of formulas, what photos showed, and a line for each act.
 * No ids, no photos, no arguments of tools, no prices of stock; numbers and addresses that reach a person are veiled.
 */
export function sharedWords({ messages, acts }: Pick<SharedChat, "messages" | "acts">) {
  return messages.flatMap(({ role, parts }): SharedWords[] => {
    const blocks = [...parts.flatMap((part) => blocksOf(part, acts)), ...enclosedIn(parts)];
    if (blocks.length === 0) return [];
    return [{ who: role === "user" ? "person" : "assistant", blocks: blocks.map(veiledBlock) }];
  });
}

function blocksOf(part: Part, acts: SharedChat["acts"]): SharedBlock[] {
  if (part.type === "text") return part.text.trim() ? [{ lines: [plain(part.text)] }] : [];
  if (part.type === "data-notice") return [{ lines: [part.data.text] }];
  if (!isToolUIPart(part) || getToolName(part) === "offer_choices") return [];
  return toolBlocks(part, acts);
}

function enclosedIn(parts: readonly Part[]): SharedBlock[] {
  const count = (kind: string) => parts.filter(({ type }) => type === kind).length;
  return [
    { one: "One photo", many: "photos", count: count("data-photo") },
    { one: "One sheet", many: "sheets", count: count("data-sheet") },
  ].flatMap((each) => {
    if (each.count === 0) return [];
    const said = each.count === 1 ? each.one : `${each.count} ${each.many}`;
    return [{ lines: [`${said}, not shown here.`] }];
  });
}

function toolBlocks(part: ToolPart, acts: SharedChat["acts"]): SharedBlock[] {
  const name = getToolName(part);
  // what was only looked up is told by the reply
  if (!FORMULAS.has(name) && name !== "read_photos" && findTool(name)?.effect === "read") return [];
  const called = capital(oneSpelling(name.replaceAll("_", " ")));
  if (part.state === "output-denied") return [{ lines: [`${called}: turned down.`] }];
  if (part.state === "approval-requested") return [{ lines: [`${called}: not decided.`] }];
  if (part.state !== "output-available") return [{ lines: [`${called}: not done.`] }];
  const result = part.output as { ok?: boolean; value?: unknown } | undefined;
  if (!result?.ok) return [{ lines: [`${called}: not done.`] }];
  if (FORMULAS.has(name)) return formulaBlocks(result.value) ?? [{ lines: [called] }];
  if (name === "read_photos") return readingBlocks(result.value) ?? [{ lines: [called] }];
  const act = acts.get(part.toolCallId);
  // what the ledger says of stock names what it costs
  if (!act || name in inventoryTools) return [{ lines: [called] }];
  return [{ lines: [`${capital(act.words)}${act.undone ? " (taken back)" : ""}`] }];
}

/** Tools whose results are formulas. */
const FORMULAS = new Set([
  "formulate",
  "correct",
  "get_consultation",
  "write_formula",
  "override_formula",
  "scale_bowl",
]);

const Mixed = z.object({
  steps: z.array(Bowl).optional(),
  bowl: Bowl.nullish(),
  withheld: z.boolean().optional(),
  formulas: z.array(z.object({ withheld: z.boolean(), bowl: Bowl.nullable() })).optional(),
});

/** The bowls as they are mixed; undefined for a result of former times that cannot be read. */
function formulaBlocks(value: unknown): SharedBlock[] | undefined {
  const { data } = Mixed.safeParse(value);
  if (!data) return undefined;
  const held = data.withheld ?? data.formulas?.some(({ withheld }) => withheld);
  if (held) return [{ heading: "Formula", lines: ["Its grams are held back by the checks."] }];
  const ofFormulas = data.formulas?.flatMap(({ bowl }) => bowl ?? []) ?? [];
  const bowls = data.steps?.length ? data.steps : data.bowl ? [data.bowl] : ofFormulas;
  if (bowls.length === 0) return [{ heading: "Formula", lines: ["Nothing may be mixed."] }];
  return bowls.map((bowl, place) => ({
    heading: bowls.length > 1 ? `Bowl ${place + 1}: ${bowl.zone}` : `Bowl: ${bowl.zone}`,
    lines: [
      ...ingredientsOf(bowl).map(({ name, amount }) => `${amount} ${name}`),
      minutesText(bowl.minutes),
    ],
  }));
}

function readingBlocks(value: unknown): SharedBlock[] | undefined {
  const { data } = PhotoReadings.safeParse(value);
  return data?.photos.map(({ role, reading }) => ({
    heading: ROLES[role],
    lines: [reading.hairFound ? readingLine(reading) : "No hair was found."],
  }));
}

const ROLES = {
  current: "Photo of the hair now",
  target: "Photo of the goal",
  result: "Photo of the result",
} as const;

function readingLine({
  level,
  tone,
  greyShare,
}: PhotoReadings["photos"][number]["reading"]): string {
  const said = [
    level && `level ${level.value}, ${levelName(Math.round(level.value)).toLowerCase()}`,
    tone,
    greyShare >= 0.05 && `${Math.round(greyShare * 100)}% gray`,
  ].filter((each) => typeof each === "string");
  return said.length > 0 ? capital(said.join(", ")) : "Nothing could be read.";
}

/** The little markup that replies have, without its signs. */
const plain = (text: string) => text.replaceAll("**", "").replaceAll(/^#+ /gm, "").trim();

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const veiledBlock = ({ heading, lines }: SharedBlock): SharedBlock => ({
  ...(heading !== undefined && { heading }),
  lines: lines.map(veiled),
});
