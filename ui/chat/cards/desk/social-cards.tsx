import type { Caption, Post } from "#tools/social/schema.ts";
import type { PostsFound } from "#tools/social/subject-schema.ts";
import { CaptionCard } from "#ui/cards/post-card/caption-card.tsx";
import { PostCard } from "#ui/cards/post-card/post-card.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";

/** Words for a post that are not kept yet. */
export const WrittenCard = ({ value }: { value: Caption }) => <CaptionCard caption={value} />;

/** A post after a change. */
export const OnePostCard = ({ value }: { value: Post }) => <PostCard post={value} />;

const SHOWN = 4;

/** The newest posts. */
export function PostsCard({ value: { posts } }: { value: PostsFound }) {
  return (
    <div className="flex flex-col items-start gap-4">
      {posts.slice(0, SHOWN).map((post) => (
        <div key={post.id} className="w-full">
          <PostCard post={post} />
        </div>
      ))}
      <ButtonLink to="/social-media">Open Social Media</ButtonLink>
    </div>
  );
}
