import { useMutation } from "@tanstack/react-query";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Post } from "#tools/social/schema.ts";
import { deletePost } from "#ui/api/desk/social.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";

/** Asks before a post is deleted, and says where it will still be shown. */
export function DeletePost({ post, onClose }: { post: Post; onClose: () => void }) {
  const remove = useMutation(deletePost);
  const shown = post.publications
    .filter(({ state }) => state === "published")
    .map(({ platform }) => PLATFORM_NAMES[platform])
    .join(" and ");
  return (
    <ConfirmDialog
      title="Delete this post?"
      act="Delete post"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(post.id, { onSettled: onClose })}
      onClose={onClose}
    >
      {shown
        ? `It goes from here. On ${shown} it stays until you take it down there.`
        : "Its words are gone then. It still counts in this month’s posts."}
    </ConfirmDialog>
  );
}
