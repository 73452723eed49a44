import type { PushWords } from "./schema.ts";

declare module "#tools/core/context.ts" {
  interface Ports {
    /** The way to notifications on people's devices, for jobs and trials. */
    push: Pusher;
  }
}

/** A browser as it is reached: where, and by which keys. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** How a notification is to travel. */
export type PushHaste = {
  /** Useless after this, in seconds. */
  ttl: number;
  urgent: boolean;
};

/** The way to browsers' push services, by the installation's own key. */
export type Pusher = {
  /** Browsers take notifications from whoever holds the other half of this key alone. */
  readonly publicKey: string;
  /** Why nothing is sent to an address; null for one that may be a push service. */
  refusal(endpoint: string): string | null;
  /** Hands words to the device's push service, sealed for the device. @throws NotSent; with code 404 or 410 when the device is gone */
  send(to: PushAddress, words: PushWords, haste: PushHaste): Promise<void>;
};
