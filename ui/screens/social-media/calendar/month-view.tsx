import type { Post, SocialTier } from "#tools/social/schema.ts";
import { Button } from "#ui/components/button.tsx";
import { plural } from "#ui/lib/format.ts";
import { MonthGrid } from "./month-grid.tsx";
import { momentOf, postsByDay } from "./month-rules.ts";
import { PostList } from "./post-list.tsx";

/** A month, the posts of its chosen day, and a word about drafts, which stand on no day. */
export function MonthView({
  posts,
  day,
  today,
  timeZone,
  tier,
  onDay,
  onOpen,
  onDrafts,
}: {
  posts: readonly Post[];
  day: string;
  today: string;
  timeZone: string;
  tier: SocialTier;
  onDay: (day: string) => void;
  onOpen: (post: Post) => void;
  onDrafts: () => void;
}) {
  const byDay = postsByDay(posts, timeZone);
  const ofDay = byDay.get(day) ?? [];
  const undated = posts.filter((post) => momentOf(post) === null).length;
  const named = new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  return (
    <div className="flex flex-col gap-5">
      <MonthGrid day={day} today={today} byDay={byDay} timeZone={timeZone} onDay={onDay} />
      {undated > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {plural(undated, "draft")} without a date {undated === 1 ? "is" : "are"} not in the month.
          <Button kind="ghost" onClick={onDrafts}>
            Show drafts
          </Button>
        </p>
      )}
      <section aria-label={named} className="flex flex-col gap-3">
        <h3 className="text-md">{named}</h3>
        {ofDay.length === 0 ? (
          <p className="text-sm text-ink-2">No post on this day.</p>
        ) : (
          <PostList posts={ofDay} tier={tier} onOpen={onOpen} />
        )}
      </section>
    </div>
  );
}
