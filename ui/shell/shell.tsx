import { useState } from "react";
import { Outlet, useLocation, useNavigation, useParams } from "react-router";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { cx } from "#ui/lib/cx.ts";
import { NARROW, PHONE, useMedia } from "#ui/lib/device/media.ts";
import { useShortcut } from "#ui/lib/shortcut.ts";
import { useArrival, useRouteHandle } from "./arrival.ts";
import { toggleDock, useDock } from "./dock-state.ts";
import { Dock } from "./dock.tsx";
import { PaletteHost } from "./palette/palette-host.tsx";
import { Places } from "./places.tsx";
import { closeSidebarSheet, toggleSidebar, useSidebar } from "./sidebar-state.ts";
import { Sidebar } from "./sidebar.tsx";
import type { Screens, ShellSlots } from "./slots.ts";
import { TopBar } from "./top-bar.tsx";

export type ShellProps = { screens: Screens; slots: ShellSlots };

/** How far down a screen's own heading is out of sight, in pixels. */
const HEADING = 64;

/** Sidebar, the screen, the assistant beside it. The screen is the route's own; it never renders a `main` itself. */
export function Shell({ screens, slots }: ShellProps) {
  const phone = useMedia(PHONE);
  const narrow = useMedia(NARROW);
  const { expanded, sheet } = useSidebar();
  const docked = useDock((state) => state.open);
  const handle = useRouteHandle();
  const { pathname } = useLocation();
  const params = useParams();
  const loading = useNavigation().state === "loading";
  const [scrolled, setScrolled] = useState(false);
  const main = useArrival();

  const toggle = () => toggleSidebar(phone);
  const dockable = slots.dock !== undefined && !handle?.chat;
  useShortcut("b", toggle);
  useShortcut("j", () => dockable && toggleDock());
  const Notice = slots.notice;
  const Alerts = slots.alerts;

  return (
    <div className="flex h-dvh overflow-hidden">
      <a
        href="#main"
        onClick={() => main.current?.focus()}
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-accent px-5 py-3 font-semibold text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      {phone ? (
        <Sheet
          open={sheet}
          onClose={closeSidebarSheet}
          title="Menu"
          side="left"
          bare
          className="w-[18rem]"
        >
          <Sidebar screens={screens} sheet onToggle={closeSidebarSheet} />
        </Sheet>
      ) : (
        <aside
          aria-label="Sidebar"
          className={cx(
            "shrink-0 border-r border-line-soft bg-sunken transition-[width] duration-200 ease-out",
            expanded ? "w-[16rem]" : narrow ? "w-[5rem]" : "w-[3rem]",
          )}
        >
          {narrow && !expanded ? (
            <Places screens={screens} by="tablet" onMore={toggle} />
          ) : (
            <Sidebar screens={screens} rail={!expanded} threads={slots.threads} onToggle={toggle} />
          )}
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {Notice && <Notice />}
        {Alerts && <Alerts />}
        <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
          {!handle?.ownBar && (
            <TopBar
              title={handle?.chat || scrolled ? handle?.title : undefined}
              phone={phone}
              timer={slots.timer}
              onAssistant={dockable && !(docked && !narrow) ? toggleDock : undefined}
            />
          )}
          <main
            ref={main}
            id="main"
            tabIndex={-1}
            aria-busy={loading || undefined}
            onScroll={(event) => setScrolled(event.currentTarget.scrollTop > HEADING)}
            className="relative min-h-0 flex-1 overflow-y-auto has-data-save-bar:scroll-pb-24 transition-opacity delay-200 aria-busy:opacity-50"
          >
            <Outlet />
          </main>
          {phone && <Places screens={screens} by="phone" onMore={toggle} />}
        </div>
      </div>
      {dockable && slots.dock && (
        <Dock
          content={slots.dock}
          beside={{ screen: handle?.title ?? pathname, ...(params.id && { recordId: params.id }) }}
        />
      )}
      {slots.palette && <PaletteHost content={slots.palette} screens={screens} />}
    </div>
  );
}
