import { useQueryClient, type Query } from "@tanstack/react-query";
import { useEffect, useState, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Milliseconds after which a screen is shown with what has come, and shifts as the rest does. */
const LONGEST = 3000;

/** Read for the first time. */
const isFirst = ({ state }: Query): boolean => state.status === "pending";

/**
 * Whether all that a screen asks for at first has come. Shown before, whatever comes above would push down what is being read; so
 * `content` says that it is coming until then.
 */
export function useArrived(content: RefObject<HTMLElement | null>): boolean {
  const client = useQueryClient();
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && key !== "default";
  // to where somebody goes back it was all read, and what they had scrolled to must be there
  const [arrived, setArrived] = useState(isBack);
  useEffect(() => {
    if (arrived) return undefined;
    const began = performance.now();
    let frame = 0;
    // one answer may be what the next question waits for, which is asked by the next frame
    const look = (calm: boolean) => {
      const comes =
        client.isFetching({ predicate: isFirst }) > 0 ||
        content.current?.querySelector("[aria-busy=true]:not([data-shape])");
      if ((!comes && calm) || performance.now() - began > LONGEST) setArrived(true);
      else frame = requestAnimationFrame(() => look(!comes));
    };
    look(true);
    return () => cancelAnimationFrame(frame);
  }, [arrived, client, content]);
  return arrived;
}
