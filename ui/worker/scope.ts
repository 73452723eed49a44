type Waits = { waitUntil(work: Promise<unknown>): void };
type Window = { focus(): Promise<unknown>; postMessage(message: unknown): void };

type Events = {
  activate: Waits;
  message: { data: unknown };
  push: Waits & { data: { json(): unknown } | null };
  notificationclick: Waits & { notification: Notification };
};

/** What a service worker has around it, as far as ours uses it: the compiler knows pages or workers, not both. */
export type WorkerScope = {
  addEventListener<Name extends keyof Events>(
    name: Name,
    heard: (event: Events[Name]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: {
    showNotification(
      title: string,
      shown: NotificationOptions & { renotify: boolean },
    ): Promise<void>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
};
