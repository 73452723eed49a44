import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useMatches, useNavigationType } from "react-router";
import type { RouteHandle } from "./slots.ts";

/** The handle of the screen at hand. */
export function useRouteHandle(): RouteHandle | undefined {
  const handle = useMatches().at(-1)?.handle;
  return handle as RouteHandle | undefined;
}

/**
 * For the `main` that takes the returned ref, what happens when a screen is arrived at: the document takes its title, `main` scrolls to the top (or, going back,
 * to where it was) and focus moves to the heading, unless the screen itself has put it somewhere within.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, key, hash } = useLocation();
  const handle = useRouteHandle();
  const back = useNavigationType() === NavigationType.Pop;
  const places = useRef(new Map<string, number>());
  const seen = useRef(pathname);

  useEffect(() => {
    document.title = handle ? `${handle.title} · Undertone` : "Undertone";
  }, [handle]);

  // Before the paint: a shorter screen would clamp the place, and the old screen would remember that.
  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const kept = places.current;
    if (!hash) element.scrollTop = back ? (kept.get(key) ?? 0) : 0;
    const remember = () => kept.set(key, element.scrollTop);
    element.addEventListener("scroll", remember, { passive: true });
    return () => element.removeEventListener("scroll", remember);
  }, [key, hash, back]);

  useEffect(() => {
    const element = main.current;
    if (seen.current === pathname || !element) return;
    seen.current = pathname;
    if (element.contains(document.activeElement)) return;
    (element.querySelector<HTMLElement>("h1[tabindex]") ?? element).focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
