import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Domain } from "#tools/core/domains.ts";
import type { Refreshes } from "#tools/core/tool.ts";
import type { ToolName, UndoName } from "#tools/registry.ts";
import { REFRESHED_BY } from "virtual:acts";
import { ApiError, sentenceOf } from "./api-error.ts";
import { forgetKept } from "#ui/lib/device/kept.ts";
import { unsubscribeHere } from "#ui/lib/device/push.ts";
import { toast, type Notice } from "#ui/lib/toast.ts";

type Said = Notice | string;

/** Written as a method so that a mutation may name the type of its own data. */
type Done = { say(data: unknown, variables: unknown): Said }["say"];

/** What a mutation declares about itself; the cache does the rest. */
export type MutationMeta = {
  /** The act of the assistant that this is a handle on: what it changed is read again. */
  act?: ToolName | UndoName;
  /** The same for what is no act. */
  refreshes?: Domain | readonly Domain[];
  /** Toast on success. */
  done?: Said | Done;
  /** Toast on failure. `false` says nothing; unset says what the server said. */
  failed?: Said | ((error: Error) => Said) | false;
};

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: MutationMeta & Record<string, unknown>;
    queryKey: readonly [Domain, ...unknown[]];
  }
}

/** Key of the query that holds who is signed in (ui/api/session.ts): null means nobody. */
export const SESSION_KEY = ["session"] as const;

/** A client that loads by the product's rules: never stale, no retries, no refetch on focus. */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        signedOut(client, error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _before, { meta }) => {
        // what was done may stand in the log, and follow from what the assistant did
        refresh(client, ["audit", "actions"]);
        refresh(client, meta?.act ? refreshedBy(meta.act) : (meta?.refreshes ?? []));
        const done = typeof meta?.done === "function" ? meta.done(data, variables) : meta?.done;
        if (done) toast(done);
      },
      onError: (error, _variables, _before, { meta }) => {
        if (signedOut(client, error) || meta?.failed === false) return;
        const failed = typeof meta?.failed === "function" ? meta.failed(error) : meta?.failed;
        const said = failed ?? { title: "Error", description: sentenceOf(error) };
        toast({ tone: "destructive", ...(typeof said === "string" ? { title: said } : said) });
      },
    }),
  });
  return client;
}

/** Reads every query of the named domains again. */
export function refresh(client: QueryClient, domains: Domain | Refreshes): void {
  if (domains === "all") {
    void client.invalidateQueries();
    return;
  }
  for (const domain of [domains].flat()) void client.invalidateQueries({ queryKey: [domain] });
}

/** What is read again after an act: nothing for one that only reads, or is not there any more. */
export const refreshedBy = (act: string): Refreshes =>
  (Object.hasOwn(REFRESHED_BY, act) && REFRESHED_BY[act]) || [];

/** Nobody is signed in any more: their session and all that was read for it are forgotten, on the device too. */
export function forgetSession(client: QueryClient): void {
  void forgetKept();
  void unsubscribeHere();
  client.setQueryData(SESSION_KEY, null);
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}

/** A 401 while somebody was signed in: the shell shows sign-in. */
function signedOut(client: QueryClient, error: Error): boolean {
  if (!(error instanceof ApiError) || error.status !== 401) return false;
  if (!client.getQueryData(SESSION_KEY)) return false;
  forgetSession(client);
  toast({ title: "Signed out", description: "Sign in again to go on." });
  return true;
}
