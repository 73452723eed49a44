/** How a mail or text did not go out. */
export type Failure = {
  /** Trying again is useless: the address does not exist, the number has opted out. */
  permanent: boolean;
  /** The other side may have taken it all the same: the connection broke after the words had gone over. */
  perhapsSent: boolean;
  /** Twilio's error code or the mail server's reply code. */
  code: number | null;
};

/** Thrown by whoever hands messages over; the sentence is shown in the outbox. */
export class NotSent extends Error implements Failure {
  readonly permanent: boolean;
  readonly perhapsSent: boolean;
  readonly code: number | null;

  constructor(sentence: string, { permanent, perhapsSent, code }: Failure, cause?: unknown) {
    super(sentence, { cause });
    this.name = "NotSent";
    this.permanent = permanent;
    this.perhapsSent = perhapsSent;
    this.code = code;
  }
}
