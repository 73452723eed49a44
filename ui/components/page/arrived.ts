import { useQueryClient, type Query } from "@tanstack/react-query";
import { useEffect, useState, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/** Milliseconds in which nothing more has come, after which a screen is shown with what has, and shifts as the rest does. */
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
    let frame = 0;
    let [awaited, since] = [Number.POSITIVE_INFINITY, performance.now()];
    // one answer may be what the next question waits for, which is asked by the next frame
    const look = (calm: boolean) => {
      const parts = content.current?.querySelectorAll("[aria-busy=true]:not([data-shape])");
      const comes = client.isFetching({ predicate: isFirst }) + (parts?.length ?? 0);
      if (comes !== awaited) [awaited, since] = [comes, performance.now()];
      if ((comes === 0 && calm) || performance.now() - since > LONGEST) setArrived(true);
      else frame = requestAnimationFrame(() => look(comes === 0));
    };
    look(true);
    return () => cancelAnimationFrame(frame);
  }, [arrived, client, content]);
  return arrived;
}
