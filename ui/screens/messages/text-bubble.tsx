import { Bell, CalendarCheck, ChevronDown, Image, Link2 } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Link } from "react-router";
import type { SmsMessage } from "#tools/messages/sms-schema.ts";
import { getProfile } from "#ui/api/house/stylists.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Mark } from "#ui/components/mark.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { Face } from "./face.tsx";
import { authorWords, clockTime, isLost, standingWords } from "./inbox-words.ts";

/** Theirs is quiet and at the left; the salon's is ink, whoever wrote it for it. */
const THEIRS = "rounded-bl-[4px] bg-accent-soft";
const OURS = "rounded-br-[4px] bg-accent text-accent-ink";

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

/** What the salon sends by itself is much alike: a line of its beginning and how it stands, and a tap for all of it. */
function Automatic({ text }: { text: SmsMessage }) {
  const lost = isLost(text);
  const { data: profile } = useQuery(getProfile);
  // each begins with the salon's own name, which says nothing here
  const opening = profile?.salonName ? `${profile.salonName}: ` : "";
  const named = opening !== "" && text.body.startsWith(opening);
  return (
    <li className="text-xs text-ink-2">
      <details className="group/text rounded-m border border-line-soft">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-m px-3 py-2 hover:bg-accent-soft/50 [&::-webkit-details-marker]:hidden">
          <Bell size={15} aria-hidden="true" className="shrink-0 text-ink-3" />
          <span className="sr-only">Automatic: </span>
          <span className="line-clamp-1 min-w-0 flex-1 wrap-anywhere group-open/text:line-clamp-none">
            {named && <span className="hidden group-open/text:inline">{opening}</span>}
            {withoutLink(named ? text.body.slice(opening.length) : text.body)}
          </span>
          <span className="shrink-0 text-ink-3">
            <time dateTime={text.createdAt}>{clockTime(text.createdAt)}</time>
            <span className={lost ? "font-semibold text-bad" : undefined}>
              {" "}
              · {standingWords(text)}
            </span>
          </span>
          <ChevronDown
            size={15}
            aria-hidden="true"
            className="shrink-0 text-ink-3 transition-transform duration-150 group-open/text:rotate-180"
          />
        </summary>
      </details>
      {lost && text.error && <p className="px-3 pt-1 wrap-anywhere">{text.error}</p>}
    </li>
  );
}

/** One text: theirs at the left, the salon's at the right, with who wrote it, when, and how it stands. */
export function TextBubble({
  text,
  them,
  known,
  me,
  bookedAt,
}: {
  text: SmsMessage;
  them: string;
  /** Their name, where it is on record. */
  known: string | null;
  me: string | undefined;
  /** Where the appointment is that it booked. */
  bookedAt: string;
}) {
  const { author, body, media, appointmentId, error, createdAt } = text;
  const lost = isLost(text);
  if (author === "notice") return <Automatic text={text} />;
  const out = author !== "client";
  return (
    <li
      className={cx(
        "grid max-w-[84%] gap-x-2.5 gap-y-1",
        out
          ? "grid-cols-[minmax(0,1fr)_32px] justify-items-end self-end"
          : "grid-cols-[32px_minmax(0,1fr)] justify-items-start self-start",
      )}
    >
      <span className={cx("row-start-1 self-end", out && "col-start-2")}>
        {author === "assistant" ? (
          <span className="grid size-8 place-items-center rounded-full border border-line-soft">
            <Mark className="size-5" />
          </span>
        ) : (
          <Face name={out ? (text.authorName ?? "") : known} className="size-8! text-2xs!" />
        )}
      </span>
      <div
        className={cx(
          "row-start-1 w-fit rounded-[18px] px-4 py-[11px] wrap-anywhere whitespace-pre-wrap",
          out ? OURS : THEIRS,
        )}
      >
        <span className="sr-only">{authorWords(text, { me, them })}: </span>
        {withoutLink(body)}
      </div>
      <div className={cx("flex flex-col gap-1", out ? "col-start-1 items-end" : "col-start-2")}>
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
          {out && <span aria-hidden="true">{authorWords(text, { me, them })} ·</span>}
          <time dateTime={createdAt}>{clockTime(createdAt)}</time>
          {out && (
            <span className={lost ? "font-semibold text-bad" : undefined}>
              · {standingWords(text)}
            </span>
          )}
        </p>
        {lost && error && <p className="text-right text-xs wrap-anywhere text-ink-2">{error}</p>}
      </div>
    </li>
  );
}
