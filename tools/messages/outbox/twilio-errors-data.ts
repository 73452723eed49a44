/** What one of Twilio's error codes means for somebody who wants to reach a client. */
type Known = {
  sentence: string;
  /** Trying again is useless as long as nobody changes anything. */
  permanent: boolean;
};

const never = (sentence: string): Known => ({ sentence, permanent: true });
const later = (sentence: string): Known => ({ sentence, permanent: false });

const NO_NUMBER = never("This is not a number that can be reached. Check it on the client's card.");
const NO_MOBILE = never(
  "This number cannot receive texts. It may be a landline; ask for a mobile number.",
);
const NOT_OURS = never(
  "Twilio does not let this account text from the salon's number. Whoever set up Twilio should check the number.",
);
const NO_ENTRY = never(
  "Twilio does not accept this account. Whoever set up Twilio should check its SID and token.",
);
const FILTERED = never(
  "The phone company took this text for spam and did not deliver it. Fewer links and plainer words help.",
);
const UNREGISTERED = never(
  "The phone companies do not take texts from the salon's number until it is registered with Twilio.",
);

/** Twilio's codes (twilio.com/docs/api/errors) of what happens to texts. */
export const TWILIO_ERRORS: ReadonlyMap<number, Known> = new Map<number, Known>([
  [14107, later("Too many texts went out at once. This one is tried again.")],
  [20003, NO_ENTRY],
  [20005, never("The Twilio account is not active. Whoever set up Twilio should look into it.")],
  [20404, NO_ENTRY],
  [20429, later("Too many texts went out at once. This one is tried again.")],
  [21211, NO_NUMBER],
  [21212, NOT_OURS],
  [21408, never("The salon's Twilio account may not text to this country.")],
  [21602, never("There was nothing to send.")],
  [21606, NOT_OURS],
  [21608, never("Twilio's trial account texts to confirmed numbers only. This one is not.")],
  [21610, never("This number has asked for no more texts.")],
  [21611, later("Too many texts wait at Twilio. This one is tried again.")],
  [21612, never("The salon's number cannot reach this one: the route between them is not served.")],
  [21614, NO_MOBILE],
  [21617, never("The text is too long. 1,600 characters are the most that Twilio takes.")],
  [21635, NO_MOBILE],
  [21659, NOT_OURS],
  [21660, NOT_OURS],
  [30001, later("Too many texts wait at Twilio. This one can be tried again.")],
  [30002, never("The Twilio account was suspended. Whoever set up Twilio should look into it.")],
  [30003, later("The phone could not be reached. It may be switched off.")],
  [30004, never("The phone does not accept texts from this number.")],
  [30005, never("Nobody has this number any more, or the phone company does not know it.")],
  [30006, NO_MOBILE],
  [30007, FILTERED],
  [30008, later("The phone company did not deliver it and does not say why.")],
  [30032, UNREGISTERED],
  [30034, UNREGISTERED],
  [30410, later("The phone company did not answer in time.")],
  [30450, FILTERED],
  [30500, later("The phone company could not deliver it at that moment.")],
  [63038, later("The account's texts of today are used up. It goes on tomorrow.")],
]);

/** A sentence for whoever reads the outbox; with the code alone where nobody has written one. */
export function carrierSentence(code: number): string {
  return TWILIO_ERRORS.get(code)?.sentence ?? `Twilio refused this text (error ${code}).`;
}
