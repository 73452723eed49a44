import { useMutation } from "@tanstack/react-query";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Post } from "#tools/social/schema.ts";
import { deletePost } from "#ui/api/social.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";

/** Asks before a post is deleted, and says where it will still be shown. */
export function DeletePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const remove = useMutation(deletePost);
  const shown = post.publications
    .filter(({ state }) => state === "published")
    .map(({ platform }) => PLATFORM_NAMES[platform])
    .join(" and ");
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this post?"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button
            kind="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(post.id, { onSettled: onClose })}
          >
            Delete post
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        {shown
          ? `It goes from here. On ${shown} it stays until you take it down there.`
          : "Its words are gone then. It still counts in this month’s posts."}
      </p>
    </Dialog>
  );
}
