import { abilities } from "./decision.ts";
import { FRAMES } from "./frames/all.ts";
import type { View } from "./view.ts";
import { listed } from "./wording.ts";

const NO_WORD =
  /^(?:the|and|for|with|your|you|that|this|them|from|all|any|some|thing|stuff|make|take|give|send|what|have|off|out|her|his|can|could|actual(?:ly)?|real(?:ly)?|short|brief(?:ly)?|quick(?:ly)?|version|list|help|here|exact(?:ly)?)$/;

/** A word as its stem: "booking" is asked of what books. */
const stem = (word: string) => word.replace(/(?:ing|s)$/, "");

/** Whether something that is asked about can be done, and how it is asked for: by what the rows say that they do. */
export function ableTo(topic: string, view: View): string {
  const words = topic
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !NO_WORD.test(word))
    .map(stem);
  if (words.length === 0) return abilities(view.tools);
  const does = FRAMES.flatMap(({ tool, does: act }) =>
    act &&
    view.tools.has(tool) &&
    words.some((word) => wordsOf(`${act} ${tool}`).some((own) => own.startsWith(word)))
      ? [act]
      : [],
  );
  const [first, ...more] = [...new Set(does)];
  if (!first) return "I can't say that I do that. Ask “what can you do” for all that I do.";
  return `Yes: I can ${listed([first, ...more.slice(0, 2)])}. Tell me plainly what you want done, and it is shown to you before anything changes. (${topic.trim()})`;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(stem);
