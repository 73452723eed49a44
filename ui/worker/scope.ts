type Waits = { waitUntil(work: Promise<unknown>): void };
type Window = { url: string; focus(): Promise<unknown>; postMessage(message: unknown): void };

/** How this browser is reached, as far as ours uses it. */
type Subscribed = Pick<PushSubscription, "endpoint" | "toJSON" | "unsubscribe"> & {
  options: Pick<PushSubscriptionOptions, "applicationServerKey">;
};

/** What a browser says of a subscription that it ended by itself; either may be missing. */
export type Ended = { oldSubscription?: Subscribed | null; newSubscription?: Subscribed | null };

type Events = {
  activate: Waits;
  message: { data: unknown };
  push: Waits & { data: { json(): unknown } | null };
  pushsubscriptionchange: Waits & Ended;
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
    pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<Subscribed> };
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
