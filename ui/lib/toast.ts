import { create } from "zustand";

/** What a toast says: "title - description". Destructive ones are announced at once. One act may go with it, such as "Undo". */
export type Notice = {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
  act?: { label: string; run: () => void };
};

type Shown = Notice & { id: number };

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 5000;

/** At most one toast is shown: a new one takes the place of the old. Its time stands still while it is held. */
export const useToast = create<{ shown: Shown | null }>(() => ({ shown: null }));

let nextId = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
let left = 0;

/** Shows a notice for five seconds. A bare string is a title. */
export function toast(notice: Notice | string): void {
  useToast.setState({
    shown: { ...(typeof notice === "string" ? { title: notice } : notice), id: nextId },
  });
  nextId += 1;
  run(TOAST_MS);
}

/** Takes the shown toast away. */
export function dismissToast(): void {
  clearTimeout(timer);
  useToast.setState({ shown: null });
}

/** Stops the clock of the shown toast: the pointer rests on it, or focus is within. */
export function holdToast(): void {
  clearTimeout(timer);
  left = Math.max(0, endsAt - Date.now());
}

/** Lets the held toast run out the time it had left, and at least a second. */
export function releaseToast(): void {
  if (useToast.getState().shown) run(Math.max(1000, left));
}

function run(milliseconds: number) {
  clearTimeout(timer);
  endsAt = Date.now() + milliseconds;
  timer = setTimeout(dismissToast, milliseconds);
}
