import { FRAMES } from "./frames/all.ts";
import type { View } from "./view.ts";
import { listed } from "./wording.ts";

const NO_WORD =
  /^(?:the|and|for|with|your|you|that|this|them|from|all|any|some|thing|stuff|make|take|give|send|what|have|off|out|her|his)$/;

/** Whether something that is asked about can be done, and how it is asked for: by what the rows say that they do. */
export function ableTo(topic: string, view: View): string {
  const words = topic
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?:ing|s)$/, ""))
    .filter((word) => word.length > 2 && !NO_WORD.test(word));
  const does = FRAMES.flatMap(({ tool, does: act }) =>
    act && view.tools.has(tool) && words.some((word) => `${act} ${tool}`.includes(word))
      ? [act]
      : [],
  );
  const [first, ...more] = [...new Set(does)];
  if (!first) return "I can't say that I do that. Ask “what can you do” for all that I do.";
  return `Yes: I can ${listed([first, ...more.slice(0, 2)])}. Tell me plainly what you want done, and it is shown to you before anything changes. (${topic.trim()})`;
}
