const ZONES = [
  "Europe/London",
  "America/New_York",
  "America/Los_Angeles",
  "Pacific/Auckland",
  "Asia/Tokyo",
  "Asia/Kolkata",
];

/** A time zone in which people are awake at this moment and for some hours: reminders keep to that. */
export function zoneAtNoon(): string {
  const isAwake = (timeZone: string) => {
    const hour = Number(
      new Date().toLocaleString("en", { timeZone, hour: "numeric", hourCycle: "h23" }),
    );
    return hour >= 9 && hour < 19;
  };
  return ZONES.find(isAwake) ?? "Europe/London";
}
