/** How a salon writes to its clients until it says otherwise. Hours are before the start of the appointment. */
export const DEFAULT_MESSAGE_SETTINGS = {
  smsOn: true,
  reminderHours: [48, 3],
  reminderByMail: true,
  reminderBySms: true,
  /** A test must be done 48 h before the colour, so its reminder goes a day sooner. */
  patchTestHours: 72 as number | null,
  noShowFollowUp: true,
  dailyDigest: true,
  digestHour: 7,
  quietFrom: "21:00",
  quietTo: "08:00",
  perClientPerDay: 4,
  perHour: 200,
  holdSeconds: 60,
};

/** Nobody is written to in these hours, unless they wait for an answer; a salon may widen them. */
export const LEGAL_QUIET = { from: "21:00", to: "08:00" };
