import { Bell, CalendarCheck, Image, Link2, MessageCircle } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import type { SmsMessage } from "#tools/messages/sms-schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { authorWords, clockTime, isLost, standingWords } from "./inbox-words.ts";

const LOOKS: Record<SmsMessage["author"], string> = {
  client: "self-start rounded-bl-[4px] border-transparent bg-accent-soft",
  assistant: "self-end rounded-br-[4px] border-line bg-field",
  staff: "self-end rounded-br-[4px] border-transparent bg-accent text-accent-ink",
  notice: "self-end rounded-br-[4px] border-transparent bg-bg text-sm text-ink-2",
};

/** The link of a client's own is not shown to the salon: what stands in its place is named. */
const OWN_LINK = /https?:\/\/\S*\(not-shown\)/;

function withoutLink(body: string) {
  return body.split(OWN_LINK).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <Badge icon={Link2} className="align-middle">
          link to their visit
        </Badge>
      )}
      {part}
    </Fragment>
  ));
}

/** What the salon sends by itself is much alike: its beginning, and a tap for all of it. */
function Automatic({ children }: { children: ReactNode }) {
  return (
    <details className="group/text">
      <summary className="cursor-pointer list-none rounded-[18px] px-4 py-[11px] [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-2 group-open/text:line-clamp-none">{children}</span>
      </summary>
    </details>
  );
}

/** One text: theirs at the left, the salon's at the right, with who wrote it, when, and how it stands. */
export function TextBubble({
  text,
  them,
  me,
  bookedAt,
}: {
  text: SmsMessage;
  them: string;
  me: string | undefined;
  /** Where the appointment is that it booked. */
  bookedAt: string;
}) {
  const { author, body, media, appointmentId, error, createdAt } = text;
  const lost = isLost(text);
  const told = withoutLink(body);
  const out = author !== "client";
  const Icon = author === "assistant" ? MessageCircle : author === "notice" ? Bell : null;
  return (
    <li
      className={cx("flex max-w-[84%] flex-col gap-1", out ? "items-end self-end" : "self-start")}
    >
      <div
        className={cx(
          "w-fit rounded-[18px] border wrap-anywhere whitespace-pre-wrap",
          author !== "notice" && "px-4 py-[11px]",
          LOOKS[author],
        )}
      >
        <span className="sr-only">{authorWords(text, { me, them })}: </span>
        {author === "notice" ? <Automatic>{told}</Automatic> : told}
      </div>
      {media > 0 && (
        <p className="flex items-center gap-1.5 text-xs text-ink-2">
          <Image size={14} aria-hidden="true" />
          {plural(media, "picture")} came with it. Pictures are not taken in by text.
        </p>
      )}
      {appointmentId && (
        <Link
          to={bookedAt}
          className="inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold underline decoration-line underline-offset-4 hover:decoration-ink touch:min-h-11"
        >
          <CalendarCheck size={15} aria-hidden="true" />
          Booked by this text
        </Link>
      )}
      <p className="flex flex-wrap items-center gap-x-1 text-xs text-ink-3">
        {Icon && <Icon size={13} aria-hidden="true" />}
        {out && <span aria-hidden="true">{authorWords(text, { me, them })} ·</span>}
        <time dateTime={createdAt}>{clockTime(createdAt)}</time>
        {out && (
          <span className={lost ? "font-semibold text-bad" : undefined}>
            · {standingWords(text)}
          </span>
        )}
      </p>
      {lost && error && <p className="text-right text-xs wrap-anywhere text-ink-2">{error}</p>}
    </li>
  );
}
