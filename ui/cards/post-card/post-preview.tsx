import {
  Bookmark,
  Globe,
  Heart,
  MessageCircle,
  MessageSquare,
  Send,
  Share2,
  ThumbsUp,
} from "lucide-react";
import { useState } from "react";
import { PLATFORM_NAMES, wordsOf } from "#tools/social/post-rules.ts";
import type { Platform } from "#tools/social/schema.ts";
import { cutFor } from "./post-text.ts";
import { PreviewPicture } from "./preview-picture.tsx";
import { initials } from "#ui/lib/initials.ts";

export type Previewed = {
  caption: string;
  hashtags: readonly string[];
  photoUrl: string | null;
  photoPulled?: boolean;
};

/** A post about as a follower would see it: the platform's own crop, and the words cut where it cuts them. */
export function PostPreview({
  platform,
  name,
  post,
}: {
  platform: Platform;
  /** Whose post it is. */
  name: string;
  post: Previewed;
}) {
  const picture = (
    <PreviewPicture platform={platform} photoUrl={post.photoUrl} pulled={post.photoPulled} />
  );
  return (
    <figure
      aria-label={`Preview for ${PLATFORM_NAMES[platform]}`}
      className="min-w-0 overflow-hidden rounded-[18px] border border-line bg-surface text-sm"
    >
      <div className="flex items-center gap-2.5 px-3.5 py-3">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-2xs font-semibold text-ink-2"
        >
          {initials(name)}
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate font-semibold">{name}</p>
          {platform === "facebook" && (
            <p className="flex items-center gap-1 text-2xs text-ink-3">
              Just now · <Globe size={12} aria-label="Public" />
            </p>
          )}
        </div>
      </div>
      {platform === "instagram" ? (
        <>
          {picture}
          <div aria-hidden="true" className="flex gap-3.5 px-3.5 pt-3 text-ink-2">
            <Heart size={21} />
            <MessageCircle size={21} />
            <Send size={21} />
            <Bookmark size={21} className="ml-auto" />
          </div>
          <Words platform={platform} name={name} post={post} className="px-3.5 pt-2 pb-4" />
        </>
      ) : (
        <>
          <Words platform={platform} post={post} className="px-3.5 pb-3" />
          {picture}
          <div
            aria-hidden="true"
            className="grid grid-cols-3 border-t border-line-soft py-2.5 text-2xs font-semibold text-ink-3 [&>span]:flex [&>span]:items-center [&>span]:justify-center [&>span]:gap-1.5"
          >
            <span>
              <ThumbsUp size={15} /> Like
            </span>
            <span>
              <MessageSquare size={15} /> Comment
            </span>
            <span>
              <Share2 size={15} /> Share
            </span>
          </div>
        </>
      )}
    </figure>
  );
}

function Words({
  platform,
  name,
  post: { caption, hashtags },
  className,
}: {
  platform: Platform;
  name?: string;
  post: Previewed;
  className: string;
}) {
  const [open, setOpen] = useState(false);
  const text = wordsOf({ caption, hashtags: [...hashtags] });
  const { shown, cut } = cutFor(platform, text);
  return (
    <p className={className}>
      {name && <span className="font-semibold">{name} </span>}
      <span className="wrap-anywhere whitespace-pre-line">{open ? text : shown}</span>
      {cut && (
        <>
          {!open && (/[.!?]$/.test(shown) ? " … " : "… ")}
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="relative text-ink-3 before:absolute before:-inset-x-2 before:-inset-y-3 before:content-[''] hover:text-ink-2"
          >
            {open ? <span className="pl-1.5">less</span> : MORE[platform]}
          </button>
        </>
      )}
    </p>
  );
}

const MORE: Record<Platform, string> = { instagram: "more", facebook: "See more" };
