import { useOutletContext } from "react-router";

/** What the shell offers to the screen inside it. */
export type Surroundings = {
  /** Takes the sidebar sheet out; absent where the sidebar is in sight. */
  openMenu?: (() => void) | undefined;
};

/** The shell's offers, for screens that draw their own bar. */
export function useSurroundings(): Surroundings {
  return useOutletContext<Surroundings | undefined>() ?? {};
}
