import { Outlet } from "react-router";
import { useArrival } from "./arrival.ts";

/** Screens without the sidebar: sign-in, welcome, the public booking page. */
export function Bare() {
  const main = useArrival();
  return (
    <main ref={main} id="main" tabIndex={-1} className="relative h-dvh overflow-y-auto">
      <Outlet />
    </main>
  );
}
