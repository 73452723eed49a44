import { useSearchParams } from "react-router";
import { Platform, PostStatus, PostType, type Post } from "#tools/social/schema.ts";

export type PostFilter = {
  status?: PostStatus | undefined;
  type?: PostType | undefined;
  platform?: Platform | undefined;
};

/** How the calendar is looked at, as its address holds it; what is no such word counts as not said. */
export function usePostFilter() {
  const [params, setParams] = useSearchParams();
  const filter: PostFilter = {
    status: PostStatus.safeParse(params.get("status")).data,
    type: PostType.safeParse(params.get("type")).data,
    platform: Platform.safeParse(params.get("platform")).data,
  };
  const view = params.get("view") === "month" ? ("month" as const) : ("list" as const);
  const change = (name: keyof PostFilter | "view", value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const clear = () =>
    setParams({ tab: "calendar", ...(view === "month" && { view }) }, { replace: true });
  return { filter, view, change, clear, filtered: Object.values(filter).some(Boolean) };
}

/** The posts that a filter leaves. */
export function fitting(posts: readonly Post[], { status, type, platform }: PostFilter): Post[] {
  return posts.filter(
    (post) =>
      (!status || post.status === status) &&
      (!type || post.postType === type) &&
      (!platform || post.platform.includes(platform)),
  );
}
