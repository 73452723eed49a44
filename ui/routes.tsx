import type { ComponentType } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import type { Tier } from "#tools/subscription/schema.ts";
import { ScreenSkeleton } from "#ui/components/skeleton.tsx";
import { Bare } from "#ui/shell/bare.tsx";
import { RouteError } from "#ui/shell/route-error.tsx";
import { SignedIn } from "#ui/shell/signed-in.tsx";
import type { RouteHandle, ShellSlots } from "#ui/shell/slots.ts";

type Load = () => Promise<{ Component: ComponentType }>;

/** A screen: where it is, what it is called, how its code is fetched. Screens render a Page, never a `main`. */
type Screen = RouteHandle & { path: string; load: Load };

const notFound: Load = async () => ({
  Component: (await import("#ui/screens/not-found/not-found.tsx")).NotFoundScreen,
});

/** Beside the sidebar, for whoever is signed in. An item of the sidebar appears once its path is here. */
const screens: Screen[] = [];

/** Without the sidebar, for anyone. */
const openScreens: Screen[] = [{ path: "/book/*", title: "Page Not Found", load: notFound }];

/** What other parts of the product put into the shell. */
const slots: ShellSlots = {};

/** Every route of the product. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteError />,
    hydrateFallbackElement: <ScreenSkeleton />,
    children: [
      { element: <Bare />, children: openScreens.map(route) },
      {
        element: (
          <SignedIn
            screens={new Map(screens.map(({ path, load }) => [path, load]))}
            slots={slots}
          />
        ),
        children: [
          ...screens,
          { path: "*", title: "Page Not Found", open: true, load: notFound },
        ].map(route),
      },
    ],
  },
]);

function route({ path, load, ...handle }: Screen): RouteObject {
  return { path, lazy: load, handle, errorElement: <RouteError /> };
}

/** A screen of a higher tier: below it the way up is shown in its place. */
export function gated(tier: Tier, feature: string, load: Load): Load {
  return async () => {
    const [{ Gated }, { Component }] = await Promise.all([
      import("#ui/screens/gate/gated.tsx"),
      load(),
    ]);
    return {
      Component: () => (
        <Gated tier={tier} feature={feature}>
          <Component />
        </Gated>
      ),
    };
  };
}
