import { create } from "zustand";

const WEEK = 7 * 24 * 60 * 60;

const FOLDED = "sidebar_folded";

/** Expanded or a rail, kept in a cookie for 7 days; on phones, whether the sheet is out; and which groups are folded. */
export const useSidebar = create<{ expanded: boolean; sheet: boolean; folded: string[] }>(() => ({
  expanded: keptState() ?? matchMedia("(width >= 64rem)").matches,
  sheet: false,
  folded: localStorage.getItem(FOLDED)?.split(",") ?? [],
}));

/** Folds a group of the sidebar or opens it again; this browser remembers. */
export function foldGroup(label: string): void {
  const before = useSidebar.getState().folded;
  const folded = before.includes(label)
    ? before.filter((each) => each !== label)
    : [...before, label];
  localStorage.setItem(FOLDED, folded.join());
  useSidebar.setState({ folded });
}

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
