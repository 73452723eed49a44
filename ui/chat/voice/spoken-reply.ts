import { isToolUIPart } from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { cardBowls, stopsOf } from "#ui/cards/formula-card/card-bowls.ts";
import { gramsSaid, spokenBowl } from "#ui/cards/mixing/spoken-bowl.ts";
import { resultOf, textOf } from "#ui/chat/thread/tool-parts.ts";

/** Words as they are said: no marks of a list, and grams, volumes, minutes and shades as a person calls them. */
export function spokenText(text: string): string {
  return text
    .replaceAll(/^\s*(?:[-*•]|\d{1,3}[.)])\s+/gm, "")
    .replaceAll(/[*_`#]+/g, "")
    .replaceAll(/(\d+(?:\.\d+)?)\s?g\b/g, (_, grams: string) => gramsSaid(Number(grams)))
    .replaceAll(/(\d+)\s?vol\b/gi, "$1 volume")
    .replaceAll(/\b1\s?min\b/g, "1 minute")
    .replaceAll(/(\d+)\s?min\b/g, "$1 minutes")
    .replaceAll(/\b(\d{1,2})\/(\d{1,3})\b/g, "$1 $2")
    .replaceAll(/\b(\d{1,2})([A-Z]{1,2})\b/g, (_, level: string, tone: string) =>
      [level, ...tone.split("")].join(" "),
    )
    .trim();
}

/** A reply as it is read aloud: its words, then the bowls of its formula; grams that are held back are not said. */
export function spokenReply(message: StylistMessage): string {
  const bowls = message.parts.flatMap((part) => {
    if (!isToolUIPart(part)) return [];
    if (part.type !== "tool-formulate" && part.type !== "tool-correct") return [];
    const result = resultOf(part);
    if (!result?.ok) return [];
    const made = result.value as ConsultationResult;
    return cardBowls(made).flatMap((each) =>
      each.bowl && stopsOf(each).length === 0 ? spokenBowl(each.bowl) : [],
    );
  });
  return [spokenText(textOf(message)), ...bowls].filter(Boolean).join("\n");
}
