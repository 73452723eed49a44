import type { ComponentType } from "react";
import type { Tier } from "#tools/subscription/schema.ts";
import { ScreenSkeleton } from "#ui/components/skeleton.tsx";
import type { RouteHandle } from "#ui/shell/slots.ts";

/** Fetches a screen's code when it is first gone to. */
export type Load = () => Promise<{ Component: ComponentType }>;

/** The tier below which a screen shows the way up in its place. */
export type Gate = { tier: Tier; feature: string };

/**
 * A screen: where it is, what it is called, how its code is fetched, and the tier it needs. Screens render a Page,
 * never a `main`, which is the shell's.
 */
export type Screen = RouteHandle & { path: string; load: Load; gate?: Gate };

/** What stands where no screen is. */
export const notFound: Load = async () => ({
  Component: (await import("#ui/screens/not-found/not-found.tsx")).NotFoundScreen,
});

/** A page that is no part of the app: the browser asks the server for it. */
const leave: Load = async () => {
  window.location.reload();
  return { Component: ScreenSkeleton };
};

/** Without the sidebar, for anyone. */
export const openScreens: Screen[] = [
  {
    path: "/welcome",
    title: "Welcome",
    load: async () => ({
      Component: (await import("#ui/screens/welcome/welcome.tsx")).WelcomeScreen,
    }),
  },
  {
    path: "/sign-in",
    title: "Sign in",
    load: async () => ({
      Component: (await import("#ui/screens/sign-in/sign-in.tsx")).SignInScreen,
    }),
  },
  {
    path: "/sign-up",
    title: "Create your account",
    load: async () => ({
      Component: (await import("#ui/screens/sign-up/sign-up.tsx")).SignUpScreen,
    }),
  },
  {
    path: "/confirm-address",
    title: "Confirm your address",
    load: async () => ({
      Component: (await import("#ui/screens/sign-up/confirm-address.tsx")).ConfirmAddressScreen,
    }),
  },
  {
    path: "/forgotten-password",
    title: "Forgotten password",
    load: async () => ({
      Component: (await import("#ui/screens/forgotten-password/forgotten-password.tsx"))
        .ForgottenPasswordScreen,
    }),
  },
  {
    path: "/reset-password",
    title: "New password",
    load: async () => ({
      Component: (await import("#ui/screens/forgotten-password/reset-password.tsx"))
        .ResetPasswordScreen,
    }),
  },
  // the server draws these itself
  {
    path: "/join/:token",
    title: "Join your salon",
    load: async () => ({ Component: (await import("#ui/screens/join/join.tsx")).JoinScreen }),
  },
  { path: "/book/*", title: "Book", load: leave },
  { path: "/manage/*", title: "Appointment", load: leave },
];
