import { CalendarClock, CircleAlert, PenLine, Send } from "lucide-react";
import type { ReactNode } from "react";
import type { Post } from "#tools/social/schema.ts";
import { tagsText } from "./post-text.ts";
import { PostBadges } from "./post-badges.tsx";
import { Publications } from "./publications.tsx";
import { TYPE_NAMES } from "./post-words.ts";
import { useMoment } from "./use-moment.ts";

/** A post in a list or in the chat: state, kind and platforms, its words and picture, its time, and how it fares. Acts go below. */
export function PostCard({ post, children }: { post: Post; children?: ReactNode }) {
  const { postType, caption, hashtags, photoId, publications, status, note, photoPulled } = post;
  // until it is on its way, nothing has happened on a platform that is worth a line
  const fares = status === "draft" || status === "scheduled" ? [] : publications;
  // the platform's own line says that nothing is known
  const said = !photoPulled && fares.some(({ state }) => state === "unknown");
  return (
    <article
      aria-label={`${TYPE_NAMES[postType]} post`}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line-soft bg-surface p-[22px] shadow-edge max-md:p-4"
    >
      <div className="flex items-start gap-4">
        {photoId && (
          <img
            src={`/api/photos/${photoId}/thumbnail`}
            alt="The picture of the post"
            loading="lazy"
            className="size-24 shrink-0 rounded-[16px] border border-line object-cover max-md:size-18"
          />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-2.5">
          <PostBadges post={post} />
          <p className="line-clamp-4 wrap-anywhere whitespace-pre-line">
            {caption.replaceAll(/\n{2,}/g, "\n")}
          </p>
          {hashtags.length > 0 && (
            <p className="line-clamp-2 text-sm wrap-anywhere text-ink-3">{tagsText(hashtags)}</p>
          )}
          <When post={post} />
        </div>
      </div>
      {note && !said && (
        <p
          role="note"
          className="flex items-start gap-2.5 rounded-m bg-warn-soft px-4 py-3 text-sm text-warn"
        >
          <CircleAlert size={18} aria-hidden="true" className="mt-px shrink-0" />
          <span className="min-w-0 wrap-anywhere">{note}</span>
        </p>
      )}
      <Publications publications={fares} />
      {children}
    </article>
  );
}

/** When it goes out, when it went, or when it was written, and by whom. */
function When({
  post: { status, scheduledFor, publishedAt, createdAt, stylistName },
}: {
  post: Post;
}) {
  const moment = useMoment();
  const [Icon, words, at] = publishedAt
    ? [Send, "Published", publishedAt]
    : scheduledFor
      ? [CalendarClock, status === "scheduled" ? "Goes out" : "Was due", scheduledFor]
      : [PenLine, "Written", createdAt];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <Icon size={16} aria-hidden="true" className="text-ink-3" />
      <span>
        {words} <time dateTime={at}>{moment(at)}</time>
      </span>
      {stylistName && <span className="text-ink-3">by {stylistName}</span>}
    </p>
  );
}
