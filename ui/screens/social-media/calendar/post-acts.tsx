import { Download, PenLine, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { canBeChanged } from "#tools/social/post-rules.ts";
import type { Post, SocialTier } from "#tools/social/schema.ts";
import { postFileUrl } from "#ui/api/desk/social.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { useMay } from "#ui/screens/social-media/use-may.ts";
import { DeletePost } from "./delete-post.tsx";
import { canBePublished } from "./publish-rules.ts";
import { PublishPost } from "./publish-post.tsx";

/** What can be done about a post: its words as a file, a change, publishing it now, deleting it. */
export function PostActs({
  post,
  tier,
  onOpen,
}: {
  post: Post;
  tier: SocialTier;
  onOpen: () => void;
}) {
  const may = useMay();
  const [asking, setAsking] = useState<"delete" | "publish">();
  const close = () => setAsking(undefined);
  const manages = may("manage_posts");
  return (
    <div className="flex flex-wrap gap-2 max-md:[&>*]:flex-1">
      {manages && canBePublished(post, tier) && (
        <Button icon={Send} onClick={() => setAsking("publish")}>
          Publish now
        </Button>
      )}
      {manages && canBeChanged(post.status, post.publications) && (
        <Button icon={PenLine} onClick={onOpen}>
          Edit
        </Button>
      )}
      <a href={postFileUrl(post.id)} download={`${post.id}.txt`} className={buttonLook()}>
        <Download size={16} aria-hidden="true" />
        Download
      </a>
      {manages && (
        <Button
          kind="ghost"
          icon={Trash2}
          disabled={post.status === "publishing"}
          onClick={() => setAsking("delete")}
        >
          Delete
        </Button>
      )}
      {asking === "delete" && <DeletePost post={post} onClose={close} />}
      {asking === "publish" && <PublishPost post={post} onClose={close} />}
    </div>
  );
}
