/** "Good morning" until noon, "Good afternoon" until six, then "Good evening", by the reader's clock. */
export function greeting(now: Date, name: string | undefined): string {
  const hour = now.getHours();
  const part = hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
  const first = name?.trim().split(/\s+/)[0];
  return first ? `Good ${part}, ${first}` : `Good ${part}`;
}
