import type { Post, SocialTier } from "#tools/social/schema.ts";
import { PostCard } from "#ui/cards/post-card/post-card.tsx";
import { PostActs } from "./post-acts.tsx";

/** Posts one below the other, with what can be done about each. */
export function PostList({
  posts,
  tier,
  onOpen,
}: {
  posts: readonly Post[];
  tier: SocialTier;
  onOpen: (post: Post) => void;
}) {
  return (
    <ul aria-label="Posts" className="flex flex-col gap-3">
      {posts.map((post) => (
        <li
          key={post.id}
          className="min-w-0 [contain-intrinsic-size:auto_260px] [content-visibility:auto]"
        >
          <PostCard post={post}>
            <PostActs post={post} tier={tier} onOpen={() => onOpen(post)} />
          </PostCard>
        </li>
      ))}
    </ul>
  );
}
