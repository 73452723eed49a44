import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Post } from "#tools/social/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { PlatformMark } from "./platform-mark.tsx";
import { STATUS_NAMES, STATUS_TONES, TYPE_NAMES } from "./post-words.ts";

/** How a post stands, what kind it is and where it goes. */
export function PostBadges({
  post: { status, postType, platform },
}: {
  post: Pick<Post, "status" | "postType" | "platform">;
}) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</Badge>
      <Badge>{TYPE_NAMES[postType]}</Badge>
      {platform.map((each) => (
        <Badge key={each} icon={<PlatformMark platform={each} />}>
          {PLATFORM_NAMES[each]}
        </Badge>
      ))}
    </p>
  );
}
