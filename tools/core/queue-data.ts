/** Work that waits in the database until a process takes it. */
export const QUEUES = {
  /** One message of the outbox goes out. A try that failed comes again after 15 s, then twice as long each time, for about a day. */
  message: { retryLimit: 30, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 },
  /** A post is shown on one platform. A try that failed comes again after 10 s, then twice as long each time, for some hours. */
  post: { retryLimit: 14, retryDelay: 10, retryBackoff: true, retryDelayMax: 1800 },
  /** A text that came in is answered, where that was not done at once. */
  sms_turn: { retryLimit: 5, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  /** What is due is looked for in all salons: reminders, held messages, free times for who waits. */
  round: { retryLimit: 0, retryDelay: 0, retryBackoff: false },
  /** What is kept no longer goes, in all salons. */
  prune: { retryLimit: 0, retryDelay: 0, retryBackoff: false },
  /** Money that is wanted back goes back. A try that failed comes again after 15 s, then twice as long each time, for about a day. */
  refund: { retryLimit: 30, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 },
  /** What a booking waits for is looked after: paid, or closed and its time given free. */
  unpaid: { retryLimit: 30, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  /** A timer's time is up, and whoever started it is told. */
  timer_end: { retryLimit: 5, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 },
  /** One device is told of something. A try that failed comes again after 5 s, then twice as long each time, for about an hour. */
  push: { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 },
  /** The waitlist of one salon is gone through. */
  waitlist: { retryLimit: 3, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  /** A scheduled ask is asked. One whose process died is gone on with, and does nothing twice. */
  ask: { retryLimit: 3, retryDelay: 30, retryBackoff: true, retryDelayMax: 300 },
  /** A migration is gone on with: its system read, its rows written. One that was cut off is found by the round. */
  migration: { retryLimit: 8, retryDelay: 10, retryBackoff: true, retryDelayMax: 600 },
  /** An export is brought into a salon, all or nothing. */
  restore: { retryLimit: 2, retryDelay: 10, retryBackoff: true, retryDelayMax: 60 },
} as const;
export type QueueName = keyof typeof QUEUES;
