import { useQuery } from "@tanstack/react-query";
import { ChevronDown, PanelLeft, Search, X } from "lucide-react";
import { Fragment, useEffect, useRef, type ComponentType } from "react";
import { Link, useLocation } from "react-router";
import { sessionQuery } from "#ui/api/session.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { Badge } from "#ui/components/badge.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Mark } from "#ui/components/mark.tsx";
import { cx } from "#ui/lib/cx.ts";
import { commandKey } from "#ui/lib/shortcut.ts";
import { ShellLink } from "./nav-link.tsx";
import { itemAt, navFor, screenOf, type ShownGroup } from "./nav.ts";
import { togglePalette } from "./palette/palette-state.ts";
import { closeSidebarSheet, foldGroup, useSidebar } from "./sidebar-state.ts";
import type { Screens } from "./slots.ts";
import { useUnreadTexts } from "./use-unread-texts.ts";
import { UserMenu } from "./user-menu.tsx";

export type SidebarProps = {
  screens: Screens;
  /** Icons alone. */
  rail?: boolean;
  /** Slid in over a phone's screen, which it leaves again. */
  sheet?: boolean;
  /** Recent chats, under Assistant. */
  threads?: ComponentType | undefined;
  onToggle: () => void;
};

/** The day's places, then every screen there is in groups that fold; who is signed in at the foot. */
export function Sidebar({
  screens,
  rail = false,
  sheet,
  threads: Threads,
  onToggle,
}: SidebarProps) {
  const { data: session } = useQuery(sessionQuery);
  const { data: status } = useQuery(subscriptionStatus);
  const { data: unread } = useUnreadTexts(screens);
  const groups = navFor(screens, { tier: status?.tier, session });
  const folded = useSidebar((state) => state.folded);
  const current = itemAt(groups, useLocation());
  const scroller = useRef<HTMLDivElement>(null);
  const here = current?.path;
  useEffect(() => {
    const list = scroller.current;
    if (!list || !here) return undefined;
    // the chats above take room of the list when they come
    const watch = new ResizeObserver(() =>
      list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }),
    );
    watch.observe(list);
    return () => watch.disconnect();
  }, [here]);
  const rows = (group: ShownGroup) => (
    <div
      key={group.label ?? group.items[0]?.path}
      role="group"
      aria-label={group.label}
      className="flex shrink-0 flex-col gap-0.5"
    >
      {group.label && <GroupLabel group={group} label={group.label} rail={rail} />}
      {group.items
        // where one is stays in sight
        .filter((item) => rail || item === current || !folded.includes(group.label ?? ""))
        .map((item) => (
          <Fragment key={item.path}>
            <ShellLink
              item={item}
              rail={rail}
              current={item === current}
              hint={item.path === "/chat" ? `${commandKey()}J` : undefined}
              waiting={item.path === "/messages" ? unread : undefined}
              warm={screens.get(screenOf(item.path))}
            />
            {item.path === "/chat" && Threads && !rail && <Threads />}
          </Fragment>
        ))}
    </div>
  );
  return (
    <div className={cx("flex h-full flex-col", rail ? "items-stretch px-px py-4" : "px-3 py-4")}>
      <div
        className={cx(
          "flex shrink-0 items-center",
          rail ? "flex-col gap-2 pb-2" : "gap-2 pb-3 pl-2.5",
        )}
      >
        <Link
          to="/"
          className={cx(
            "flex min-w-0 flex-1 items-center gap-2.5 rounded-small font-display text-[21px] font-semibold tracking-[-0.02em] touch:min-h-11",
            rail && "w-full justify-center",
          )}
        >
          <Mark />
          <span className={rail ? "sr-only" : "truncate"}>Undertone</span>
        </Link>
        <IconButton
          label={rail ? "Expand sidebar" : "Collapse sidebar"}
          aria-expanded={!rail}
          icon={
            sheet ? <X size={18} aria-hidden="true" /> : <PanelLeft size={18} aria-hidden="true" />
          }
          onClick={onToggle}
          tip="right"
          className="text-ink-3"
        />
      </div>
      <FindRow rail={rail} />
      <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
        {groups.filter(({ day }) => day).map(rows)}
        <div className="-mx-1 mt-2 flex min-h-0 flex-1 flex-col border-t border-line-soft pt-1">
          <div
            ref={scroller}
            // as tall as whole rows, each of which begins where a scroll stops: none is cut
            className="more-below flex max-h-[round(down,100%,38px)] flex-col gap-0.5 overflow-y-auto px-1 snap-y scrollbar-none touch:max-h-[round(down,100%,46px)] [&_:is(a,button)]:snap-start"
          >
            {groups.filter(({ day, foot }) => !day && !foot).map(rows)}
          </div>
        </div>
        <div className="border-t border-line-soft pt-1.5">
          {groups.filter(({ foot }) => foot).map(rows)}
        </div>
      </nav>
      <UserMenu rail={rail} />
    </div>
  );
}

/** The palette, for whoever does not know its keys. */
function FindRow({ rail }: { rail: boolean }) {
  const find = () => {
    closeSidebarSheet();
    togglePalette();
  };
  if (rail)
    return (
      <IconButton
        label="Find anything"
        icon={<Search size={18} aria-hidden="true" />}
        onClick={find}
        tip="right"
        className="mb-1 self-center text-ink-2"
      />
    );
  return (
    <button
      type="button"
      onClick={find}
      className="mb-1.5 flex h-10 shrink-0 items-center gap-3 rounded-full border border-line px-[11px] text-left text-sm text-ink-2 transition-colors duration-150 hover:border-ink-3 hover:text-ink touch:h-11"
    >
      <Search size={18} aria-hidden="true" />
      <span className="flex-1">Find anything</span>
      <kbd
        aria-hidden="true"
        className="pr-1 font-mono text-[11px] font-medium text-ink-3 touch:hidden"
      >
        {commandKey()}K
      </kbd>
    </button>
  );
}

function GroupLabel({ group, label, rail }: { group: ShownGroup; label: string; rail: boolean }) {
  const open = !useSidebar((state) => state.folded).includes(label);
  if (rail) return <hr className="mx-2 my-2 border-line-soft" />;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={() => foldGroup(label)}
      className="flex h-9 shrink-0 items-end gap-2 rounded-[10px] px-[11px] pb-1.5 text-left text-[11.5px] font-semibold text-ink-3 transition-colors duration-150 hover:text-ink touch:h-11 touch:pb-2.5"
    >
      {label}
      {group.locked && group.needs && (
        <Badge tone="cool" className="min-h-5! py-0! text-[11px]!">
          {group.needs.badge}
        </Badge>
      )}
      <ChevronDown
        size={14}
        aria-hidden="true"
        className={cx("ml-auto transition-transform duration-150", !open && "-rotate-90")}
      />
    </button>
  );
}
