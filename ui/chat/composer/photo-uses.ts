import type { PhotoRole } from "#tools/photos/schema.ts";

/** What a photo shows, in a word. */
export const USES: Record<PhotoRole, string> = { current: "Now", target: "Goal", result: "Result" };
