import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Post } from "#tools/social/schema.ts";
import { STATUS_NAMES, STATUS_TONES, TYPE_NAMES } from "#ui/cards/post-card/post-words.ts";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { weekOf } from "#ui/lib/week.ts";
import { addMonths, dayAfterKey, daysOfMonth, momentOf } from "./month-rules.ts";

const LINES = 2;

/** A month of posts; one stop in the tab order, arrows go from day to day, Page Up and Page Down from month to month. */
export function MonthGrid({
  day,
  today,
  byDay,
  timeZone,
  onDay,
}: {
  /** The chosen day; its month is shown. */
  day: string;
  today: string;
  byDay: ReadonlyMap<string, Post[]>;
  timeZone: string;
  onDay: (day: string) => void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const month = day.slice(0, 7);
  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    byKey.current = false;
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onDay(next);
  };
  const turn = (months: number) => {
    const next = addMonths(month, months);
    onDay(next === today.slice(0, 7) ? today : `${next}-01`);
  };
  return (
    <section aria-label="Month" className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <h2 aria-live="polite" className="min-w-0 flex-1 text-lg">
          {words(day, { month: "long", year: "numeric" })}
        </h2>
        <IconButton
          label="Previous month"
          kind="outline"
          icon={ChevronLeft}
          onClick={() => turn(-1)}
        />
        <Button disabled={day === today} onClick={() => onDay(today)}>
          Today
        </Button>
        <IconButton label="Next month" kind="outline" icon={ChevronRight} onClick={() => turn(1)} />
      </div>
      <div aria-hidden="true" className="grid grid-cols-7 gap-1">
        {weekOf(day).map((each) => (
          <span key={each} className="px-2 text-2xs text-ink-3 max-md:px-0 max-md:text-center">
            {words(each, { weekday: "short" })}
          </span>
        ))}
      </div>
      {/* the keys are the days' own: the group only hears them */}
      <div
        ref={grid}
        role="group"
        aria-label="Days"
        className="grid grid-cols-7 gap-1"
        onKeyDown={onKeyDown}
      >
        {daysOfMonth(month).map((each) => (
          <Day
            key={each}
            day={each}
            on={each === day}
            isToday={each === today}
            within={each.startsWith(month)}
            posts={byDay.get(each) ?? []}
            timeZone={timeZone}
            onTap={() => onDay(each)}
          />
        ))}
      </div>
    </section>
  );
}

function Day({
  day,
  on,
  isToday,
  within,
  posts,
  timeZone,
  onTap,
}: {
  day: string;
  on: boolean;
  isToday: boolean;
  within: boolean;
  posts: readonly Post[];
  timeZone: string;
  onTap: () => void;
}) {
  const named = words(day, { weekday: "long", day: "numeric", month: "long" });
  return (
    <button
      type="button"
      tabIndex={on ? 0 : -1}
      aria-pressed={on}
      aria-current={isToday ? "date" : undefined}
      aria-label={`${named}, ${posts.length > 0 ? plural(posts.length, "post") : "no posts"}`}
      onClick={onTap}
      className={cx(
        "flex min-h-12 min-w-0 flex-col gap-1 rounded-m border p-1.5 text-left transition-colors duration-150 max-md:items-center md:min-h-24 md:p-2",
        on ? "border-ink bg-surface" : "border-line-soft hover:border-ink-3",
        within ? "bg-surface" : "border-transparent text-ink-3",
      )}
    >
      <span
        className={cx(
          "grid size-6 place-items-center rounded-full text-sm font-semibold md:-mt-0.5 md:-ml-0.5",
          isToday && "bg-accent text-accent-ink",
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span className="flex gap-1 md:hidden">
        {posts.slice(0, 3).map((post) => (
          <Dot key={post.id} post={post} />
        ))}
      </span>
      <span className="flex min-w-0 flex-col gap-1 self-stretch max-md:hidden">
        {posts.slice(0, LINES).map((post) => (
          <span key={post.id} className="flex min-w-0 items-center gap-1.5 text-2xs text-ink-2">
            <Dot post={post} />
            <span className="truncate">
              <span className="font-mono">{timeOf(post, timeZone)}</span>{" "}
              {TYPE_NAMES[post.postType]}
            </span>
          </span>
        ))}
        {posts.length > LINES && (
          <span className="text-2xs text-ink-3">{posts.length - LINES} more</span>
        )}
      </span>
    </button>
  );
}

const DOTS = {
  ok: "bg-ok",
  warn: "bg-warn",
  bad: "bg-bad",
  cool: "bg-cool",
  neutral: "bg-ink-3",
};

function Dot({ post }: { post: Post }) {
  return (
    <span
      title={STATUS_NAMES[post.status]}
      className={cx("size-1.5 shrink-0 rounded-full", DOTS[STATUS_TONES[post.status]])}
    />
  );
}

function timeOf(post: Post, timeZone: string): string {
  const at = momentOf(post);
  return at ? wallOf(timeZone, Date.parse(at)).time : "";
}

const words = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { timeZone: "UTC", ...options });
