import { useQuery } from "@tanstack/react-query";
import { Menu as MenuIcon } from "lucide-react";
import { Link, useLocation } from "react-router";
import { sessionQuery } from "#ui/api/session.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { cx } from "#ui/lib/cx.ts";
import { Unread } from "./nav-link.tsx";
import { itemAt, navFor } from "./nav.ts";
import type { Screens } from "./slots.ts";
import { useUnreadTexts } from "./use-unread-texts.ts";

/** In the order of the thumb. */
const PHONE = ["/", "/appointments?view=day", "/chat", "/clients"];
const TABLET = [...PHONE, "/messages", "/consultation"];

const LOOK =
  "relative flex min-h-14 flex-col items-center justify-center gap-1 rounded-m px-0.5 text-[11px] leading-none font-semibold";

/** The day's places, each an icon over its word: a bar at the foot of a phone, a column beside a tablet's screen. */
export function Places({
  screens,
  by,
  onMore,
}: {
  screens: Screens;
  by: "phone" | "tablet";
  /** Shows the whole sidebar. */
  onMore: () => void;
}) {
  const { data: session } = useQuery(sessionQuery);
  const { data: status } = useQuery(subscriptionStatus);
  const groups = navFor(screens, { tier: status?.tier, session });
  const current = itemAt(groups, useLocation());
  const { data: unread } = useUnreadTexts(screens);
  const all = groups.flatMap(({ items }) => items);
  return (
    <nav
      aria-label="Places"
      className={cx(
        "print:hidden",
        by === "phone"
          ? "grid shrink-0 auto-cols-fr grid-flow-col border-t border-line-soft bg-sunken px-1 pb-[env(safe-area-inset-bottom)]"
          : "flex flex-col gap-1 p-1.5",
      )}
    >
      {(by === "phone" ? PHONE : TABLET).map((wanted) => {
        const item = all.find(({ path }) => path === wanted);
        if (!item) return null;
        const { label, short = label, icon: Icon, locked } = item;
        const content = (
          <>
            <Icon size={20} aria-hidden="true" />
            {short}
            {wanted === "/messages" && <Unread count={unread} />}
          </>
        );
        return locked ? (
          <span key={wanted} aria-disabled="true" className={cx(LOOK, "text-ink-3 opacity-60")}>
            {content}
            <span className="sr-only">(locked)</span>
          </span>
        ) : (
          <Link
            key={wanted}
            to={wanted}
            {...(item === current && { "aria-current": "page" as const })}
            className={cx(LOOK, item === current ? "text-ink" : "text-ink-2 hover:text-ink")}
          >
            {content}
          </Link>
        );
      })}
      <button type="button" onClick={onMore} className={cx(LOOK, "text-ink-2 hover:text-ink")}>
        <MenuIcon size={20} aria-hidden="true" />
        More
        {by === "phone" && <Unread count={unread} />}
      </button>
    </nav>
  );
}
