import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import type { Post } from "#tools/social/schema.ts";
import { weekOf } from "#ui/lib/week.ts";

/** The days that a month is drawn with, "YYYY-MM-DD": whole weeks. */
export function daysOfMonth(month: string): string[] {
  const [start = ""] = weekOf(`${month}-01`);
  const next = `${addMonths(month, 1)}-01`;
  const days: string[] = [];
  for (let day = start; day < next || days.length % 7 !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A month "YYYY-MM" some months on (or back). */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** The day that a key of a keyboard leads to from a day; undefined for any other key. */
export function dayAfterKey(key: string, day: string): string | undefined {
  if (key === "Home") return weekOf(day)[0];
  if (key === "End") return weekOf(day)[6];
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key !== "PageUp" && key !== "PageDown") return undefined;
  const month = addMonths(day.slice(0, 7), key === "PageUp" ? -1 : 1);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** The moment that puts a post on a day: shown then, or due then. A draft without a date has none. */
export function momentOf(post: Post): string | null {
  if (post.publishedAt) return post.publishedAt;
  if (post.scheduledFor) return post.scheduledFor;
  return post.status === "draft" ? null : post.createdAt;
}

/** Posts by the day they stand on, earliest first, by the clock of a zone. */
export function postsByDay(posts: readonly Post[], timeZone: string): Map<string, Post[]> {
  const placed = posts
    .flatMap((post) => {
      const at = momentOf(post);
      return at ? [{ post, at: Date.parse(at) }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  const days = new Map<string, Post[]>();
  for (const { post, at } of placed) {
    const { date } = wallOf(timeZone, at);
    days.set(date, [...(days.get(date) ?? []), post]);
  }
  return days;
}
