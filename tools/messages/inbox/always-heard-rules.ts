import { keywordOf } from "./keywords-rules.ts";

/** Whether a text is heard whoever answers and however many came before it: an opt-out, its end, or the call for help that the law asks to be answered. */
export function isAlwaysHeard(body: string): boolean {
  const keyword = keywordOf(body);
  if (keyword.kind === "start") return keyword.by === "keyword";
  return keyword.kind === "stop" || keyword.kind === "help";
}
