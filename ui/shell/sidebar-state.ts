import { create } from "zustand";

const WEEK = 7 * 24 * 60 * 60;

/** Expanded or a rail, kept in a cookie for 7 days; and, on phones, whether the sheet is out. */
export const useSidebar = create<{ expanded: boolean; sheet: boolean }>(() => ({
  expanded: keptState() ?? matchMedia("(width >= 64rem)").matches,
  sheet: false,
}));

/** Expands or collapses the sidebar; on a phone, takes the sheet out or puts it away. */
export function toggleSidebar(phone: boolean): void {
  if (phone) {
    useSidebar.setState(({ sheet }) => ({ sheet: !sheet }));
    return;
  }
  const expanded = !useSidebar.getState().expanded;
  document.cookie = `sidebar_state=${expanded}; path=/; max-age=${WEEK}; samesite=lax`;
  useSidebar.setState({ expanded });
}

/** Puts the phone's sheet away. */
export function closeSidebarSheet(): void {
  useSidebar.setState({ sheet: false });
}

function keptState(): boolean | undefined {
  const kept = /(?:^|; )sidebar_state=(true|false)/.exec(document.cookie)?.[1];
  return kept === undefined ? undefined : kept === "true";
}
