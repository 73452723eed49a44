import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { StartTimer } from "#tools/formulas/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { keptOr } from "#ui/lib/device/kept.ts";
import { askToNotify } from "#ui/lib/device/notify.ts";

/** The salon's processing timers that nobody has stopped, on whatever device they were started. */
export const listTimers = queryOptions({
  queryKey: ["timers"],
  // they go on by themselves while there is no network
  queryFn: () => keptOr("timers", async () => (await api.timers.$get({ query: {} })).json()),
  // Another device may have started or stopped one meanwhile.
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** Starts a timer. The first one asks whether it may notify: never before, and while the press still counts as one. */
export const startTimer = mutationOptions({
  onMutate: () => void askToNotify(),
  mutationFn: (timer: StartTimer) => answerTo(api.timers.$post({ json: timer })),
  meta: {
    act: "start_timer",
    failed: { title: "Error", description: "Failed to start the timer. Please try again." },
  },
});

/** Takes a timer off the bench. */
export const stopTimer = mutationOptions({
  mutationFn: (id: string) =>
    answerTo(api.timers[":id"].$patch({ param: { id }, json: { action: "stop" } })),
  meta: {
    act: "add_minutes",
    failed: { title: "Error", description: "Failed to stop the timer. Please try again." },
  },
});

/** Gives a running timer more minutes. */
export const addTime = mutationOptions({
  mutationFn: ({ id, minutes }: { id: string; minutes: number }) =>
    answerTo(api.timers[":id"].$patch({ param: { id }, json: { action: "add", minutes } })),
  meta: {
    act: "add_minutes",
    failed: { title: "Error", description: "Failed to change the timer. Please try again." },
  },
});
