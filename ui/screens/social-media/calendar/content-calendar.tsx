import { firstOf } from "#ui/lib/http/read.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarDays, List, Megaphone } from "lucide-react";
import { useState } from "react";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Post, SocialTier } from "#tools/social/schema.ts";
import { listPosts } from "#ui/api/desk/social.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { ShowMore } from "#ui/components/page/paged-list.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { useClock } from "#ui/screens/social-media/use-clock.ts";
import { MonthView } from "./month-view.tsx";
import { PostFilters } from "./post-filters.tsx";
import { PostList } from "./post-list.tsx";
import { PostSheet } from "./post-sheet.tsx";
import { fitting, usePostFilter } from "./use-post-filter.ts";

const VIEWS = [
  { value: "list", label: <Named icon={<List size={15} aria-hidden="true" />} name="List" /> },
  {
    value: "month",
    label: <Named icon={<CalendarDays size={15} aria-hidden="true" />} name="Month" />,
  },
] as const;

/** All posts, as a list or by the days of a month. */
export function ContentCalendar({ tier, onCreate }: { tier: SocialTier; onCreate: () => void }) {
  const list = useInfiniteQuery(listPosts);
  const { filter, view, change, clear, filtered } = usePostFilter();
  const [openId, setOpenId] = useState<string>();
  const { timeZone, now } = useClock();
  const today = wallOf(timeZone, now).date;
  const [chosen, setDay] = useState<string>();
  const day = chosen ?? today;

  return (
    <QueryView
      query={firstOf(list)}
      name="the posts"
      shape={["h-44 rounded-card", "h-44 rounded-card", "h-44 rounded-card"]}
    >
      {({ pages }) => {
        const all = pages.flatMap(({ items }) => items);
        if (all.length === 0)
          return (
            <EmptyState
              icon={Megaphone}
              title="No posts yet"
              action={
                <Button kind="primary" onClick={onCreate}>
                  Write the first post
                </Button>
              }
            >
              Drafts, and posts with a day, stand here.
            </EmptyState>
          );
        const posts = fitting(all, filter);
        const open = all.find(({ id }) => id === openId);
        const shared = { tier, onOpen: (post: Post) => setOpenId(post.id) };
        return (
          <div className="flex flex-col gap-5">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <SegmentedControl
                label="Shown as"
                options={VIEWS}
                value={view}
                onChange={(next) => change("view", next === "list" ? "" : next)}
              />
              <PostFilters filter={filter} onChange={change} />
            </div>
            {posts.length === 0 && filtered && (
              <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
                <p>No post is like this.</p>
                <Button kind="ghost" onClick={clear}>
                  Show all posts
                </Button>
              </div>
            )}
            {view === "month" ? (
              <MonthView
                posts={posts}
                day={day}
                today={today}
                timeZone={timeZone}
                onDay={setDay}
                onDrafts={() => {
                  change("view", "");
                  change("status", "draft");
                }}
                {...shared}
              />
            ) : (
              <PostList posts={posts} {...shared} />
            )}
            <ShowMore list={list}>Show older posts</ShowMore>
            {open && <PostSheet post={open} tier={tier} onClose={() => setOpenId(undefined)} />}
          </div>
        );
      }}
    </QueryView>
  );
}

function Named({ icon, name }: { icon: React.ReactNode; name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      {icon}
      {name}
    </span>
  );
}
