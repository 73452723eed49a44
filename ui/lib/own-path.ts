/** Where to go after signing in: a path of this app, never another site; `/` for everything else. */
export function ownPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return "/";
  const url = new URL(next, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : "/";
}
