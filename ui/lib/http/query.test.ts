import type { Domain } from "#tools/core/domains.ts";
import { MutationObserver, QueryObserver, type MutationOptions } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { makeQueryClient, SESSION_KEY } from "./query.ts";
import { dismissToast, useToast } from "#ui/lib/toast.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  dismissToast();
});

const shown = () => {
  const toast = useToast.getState().shown;
  return toast && [toast.title, toast.description, toast.tone].filter(Boolean).join(" - ");
};

const refused = (status: number, sentence: string) =>
  new ApiError(status, `${status}: {"error":"${sentence}"}`, { error: sentence });

const run = (options: MutationOptions<unknown, Error, unknown>, client = makeQueryClient()) =>
  new MutationObserver(client, options).mutate({ id: "a" }).catch(() => undefined);

it.each<[string, MutationOptions<unknown, Error, unknown>, string | null]>([
  [
    "done as a title",
    { mutationFn: async () => 1, meta: { done: "Notes saved." } },
    "Notes saved.",
  ],
  [
    "done from the answer",
    {
      mutationFn: async () => ({ count: 3 }),
      meta: {
        done: ({ count }: { count: number }) => ({
          title: "Success!",
          description: `Uploaded ${count}.`,
        }),
      },
    },
    "Success! - Uploaded 3.",
  ],
  ["silence when nothing is declared", { mutationFn: async () => 1 }, null],
  [
    "failed as declared",
    { mutationFn: () => Promise.reject(refused(500, "x")), meta: { failed: "Failed to update." } },
    "Failed to update. - destructive",
  ],
  [
    "what the server said, where nothing is declared",
    { mutationFn: () => Promise.reject(refused(409, "That slot is taken.")) },
    "Error - That slot is taken. - destructive",
  ],
  [
    "failed from the error",
    {
      mutationFn: () => Promise.reject(refused(502, "The mail was refused.")),
      meta: { failed: (error) => ({ title: "Error", description: (error as ApiError).sentence }) },
    },
    "Error - The mail was refused. - destructive",
  ],
  [
    "silence on failure",
    { mutationFn: () => Promise.reject(refused(500, "x")), meta: { failed: false } },
    null,
  ],
])("toasts %s", async (_name, options, said) => {
  await run(options);
  expect(shown()).toBe(said);
});

it("reads the named domains again and leaves the others", async () => {
  const client = makeQueryClient();
  const read = { appointments: vi.fn(async () => []), services: vi.fn(async () => []) };
  for (const [domain, queryFn] of Object.entries(read)) {
    new QueryObserver(client, { queryKey: [domain as Domain, "list"], queryFn }).subscribe(
      () => undefined,
    );
  }
  await vi.runAllTimersAsync();
  await run({ mutationFn: async () => 1, meta: { refreshes: "appointments" } }, client);
  await vi.runAllTimersAsync();
  expect(read.appointments).toHaveBeenCalledTimes(2);
  expect(read.services).toHaveBeenCalledTimes(1);
});

it("forgets the session and what was theirs when the server no longer knows it", async () => {
  const client = makeQueryClient();
  client.setQueryData(SESSION_KEY, { user: { name: "Mia" } });
  client.setQueryData(["consultations"], ["private"]);
  await client
    .fetchQuery({ queryKey: ["formulas"], queryFn: () => Promise.reject(refused(401, "Sign in.")) })
    .catch(() => undefined);
  expect(client.getQueryData(SESSION_KEY)).toBeNull();
  expect(client.getQueryData(["consultations"])).toBeUndefined();
  expect(shown()).toBe("Signed out - Sign in again to go on.");
});

it("treats a wrong password as a wrong password", async () => {
  const client = makeQueryClient();
  client.setQueryData(SESSION_KEY, null);
  await run(
    {
      mutationFn: () => Promise.reject(refused(401, "Wrong password.")),
      meta: { failed: "Sign-in failed" },
    },
    client,
  );
  expect(shown()).toBe("Sign-in failed - destructive");
});

it("asks once and never again by itself", async () => {
  const client = makeQueryClient();
  const queryFn = vi.fn(() => Promise.reject(refused(503, "Down.")));
  await client.fetchQuery({ queryKey: ["stats"], queryFn }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});
