import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import type { Facts } from "#agent/models/builtin/hear/heard.ts";
import { rolesOf } from "#agent/models/builtin/hear/head/roles.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { titleFrom } from "#tools/chats/rules.ts";
import type { UserMessage } from "#tools/chats/schema.ts";

const GOAL =
  /\b(?:(?:smok(?:e?y)|soft|icy|creamy|cool|warm|golden|honey|rose|mushroom|ashy?|pearl|sandy|dark|light)\s+){0,2}(?:beige|blonde|brown|brunette|ash|copper|gold|caramel|pearl|chocolate|silver|auburn|platinum)\b/;

/** A chat's name from its first message: "Dana, brassy to smoky beige" where client and goal are told, else its first words. */
export function titleOf({ parts }: UserMessage): string {
  const typed = parts
    .map((part) => (part.type === "text" ? part.text : ""))
    .join(" ")
    .trim();
  const text = plain(typed);
  const facts = hearFacts(text, typed);
  const { clientName } = facts;
  if (!clientName) return titleFrom(typed);
  const from = startOf(facts);
  const to = goalOf(facts, text);
  if (from && to) return titleFrom(`${clientName}, ${from} to ${to}`);
  if (facts.unwantedTone && facts.unwantedTone !== "none")
    return titleFrom(`${clientName}, no more ${facts.unwantedTone}`);
  return to && rolesOf(text).goal !== "" ? titleFrom(`${clientName}, ${to}`) : titleFrom(typed);
}

function startOf({ unwantedTone, currentLevel, desiredLevel }: Partial<Facts>): string | undefined {
  if (unwantedTone && unwantedTone !== "none")
    return unwantedTone === "brass" ? "brassy" : unwantedTone;
  return currentLevel !== undefined && desiredLevel !== undefined
    ? `level ${currentLevel}`
    : undefined;
}

function goalOf({ desiredTone, desiredLevel }: Partial<Facts>, text: string): string | undefined {
  const wished = GOAL.exec(
    (rolesOf(text).goal || undefined) ?? / to (.*)/.exec(text)?.[1] ?? "",
  )?.[0];
  const tone = wished ?? (desiredTone === "cool_ash" ? "cool" : desiredTone);
  return [desiredLevel, tone].filter(Boolean).join(" ") || undefined;
}
