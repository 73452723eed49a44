import type { Entry } from "./entries.ts";

const KEPT = 6;
const name = (userId: string) => `palette:${userId}`;

/** What somebody went to by the palette on this device, the latest first. */
export function recentIds(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name(userId)) ?? "[]");
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

/** Remembers a screen or an act; what was found by words may be gone by the next look. */
export function rememberEntry(userId: string, { id, group }: Pick<Entry, "id" | "group">): void {
  if (group !== "Screens" && group !== "Actions") return;
  const ids = [id, ...recentIds(userId).filter((each) => each !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(name(userId), JSON.stringify(ids));
  } catch {
    // nothing is remembered then
  }
}
