import { useQueryClient, type Query } from "@tanstack/react-query";
import { createContext, useCallback, useSyncExternalStore, type ReactNode } from "react";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { ErrorState } from "./error-state.tsx";

/** Whether what could not be read is told once, above. */
export const ToldAbove = createContext(false);

const hasFailed = ({ state }: Query): boolean => state.error !== null;

/** What a screen of several readings shows: whichever failed, it is told once above them all, with one way to try again. */
export function FailuresOnce({ children }: { children: ReactNode }) {
  const cache = useQueryClient().getQueryCache();
  const failures = () => cache.findAll({ type: "active", predicate: hasFailed });
  useSyncExternalStore(
    useCallback((changed) => cache.subscribe(changed), [cache]),
    () =>
      failures()
        .map(({ queryHash }) => queryHash)
        .join(),
  );
  const failed = failures();
  return (
    <ToldAbove value>
      {failed[0] && (
        <ErrorState
          title="Not everything could be read"
          onRetry={() => void Promise.allSettled(failed.map((query) => query.fetch()))}
        >
          {sentenceOf(failed[0].state.error)}
        </ErrorState>
      )}
      {children}
    </ToldAbove>
  );
}
