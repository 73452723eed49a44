import { lazy } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { TimerBell } from "#ui/cards/timers/timer-bell.tsx";
import { TimerPill } from "#ui/cards/timers/timer-pill.tsx";
import { RecentChats } from "#ui/chat/recent-chats.tsx";
import { ScreenSkeleton } from "#ui/components/page/skeleton.tsx";
import { Bare } from "#ui/shell/bare.tsx";
import { Frame } from "#ui/shell/frame.tsx";
import { RouteError } from "#ui/shell/route-error.tsx";
import { useSidebar } from "#ui/shell/sidebar-state.ts";
import { SignedIn } from "#ui/shell/signed-in.tsx";
import { givenSession } from "#ui/lib/http/given.ts";
import type { ShellSlots } from "#ui/shell/slots.ts";
import { Notices } from "./notices.tsx";
import {
  NOT_FOUND,
  OPEN_SCREENS,
  OWN_SCREENS,
  type Gate,
  type Load,
  type Screen,
} from "./screen-list.ts";

/** What other parts of the product put into the shell. */
const slots: ShellSlots = {
  dock: lazy(async () => ({ default: (await import("#ui/chat/dock.tsx")).AssistantDock })),
  threads: RecentChats,
  timer: TimerPill,
  alerts: TimerBell,
  palette: lazy(async () => ({ default: (await import("#ui/shell/palette/palette.tsx")).Palette })),
  notice: Notices,
};

// whoever comes to the door signed out is met by the welcome, and fetches nothing of the dashboard
if (location.pathname === "/" && givenSession === null) history.replaceState(null, "", "/welcome");

/** Every route of the product. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: givenSession ? (
      <Frame sidebar={`${useSidebar.getState().expanded}`} />
    ) : (
      <ScreenSkeleton />
    ),
    children: [
      { element: <Bare />, children: OPEN_SCREENS.map(route) },
      {
        element: (
          <SignedIn
            screens={new Map(OWN_SCREENS.map(({ path, load }) => [path, load]))}
            slots={slots}
          />
        ),
        children: [...OWN_SCREENS, NOT_FOUND].map(route),
      },
    ],
  },
]);

function route({ path, load, gate, ...handle }: Screen): RouteObject {
  return {
    path,
    lazy: gate ? () => loadGated(gate, load) : load,
    handle,
    errorElement: <RouteError />,
  };
}

/** Below the screen's tier, the way up is shown in its place. */
async function loadGated(gate: Gate, load: Load): ReturnType<Load> {
  const [{ Gated }, { Component }] = await Promise.all([
    import("#ui/screens/gate/gated.tsx"),
    load(),
  ]);
  return {
    Component: () => (
      <Gated {...gate}>
        <Component />
      </Gated>
    ),
  };
}
