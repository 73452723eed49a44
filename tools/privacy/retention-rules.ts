/** The same time of day so many months before; where that month is shorter, its last day. */
export function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const days = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(at.getUTCDate(), days));
  return then;
}
