/** An answer that took longer than this tells too little about the time, in milliseconds. */
const SLOW = 5000;
/** Clocks that differ by less than this agree: the header counts whole seconds, in milliseconds. */
const ALIKE = 2000;

let ahead = 0;

/** Takes the server's time from an answer's Date header; `sentAt` and `gotAt` are this device's, in milliseconds. */
export function noteServerTime(date: string | null, sentAt: number, gotAt: number): void {
  const said = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(said) || gotAt - sentAt > SLOW) return;
  // the header cuts off the part of a second that had passed
  const off = said + 500 - (sentAt + gotAt) / 2;
  ahead = Math.abs(off) < ALIKE ? 0 : Math.round(off);
}

/** The server's time in milliseconds, however wrong this device's clock is. */
export function serverNow(): number {
  return Date.now() + ahead;
}
