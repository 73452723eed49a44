import { WEEKDAY, weekdayAt, WEEKDAYS } from "#agent/models/builtin/hear/calendar-names.ts";

/** Weekdays that were named, also as "tuesday to friday". */
export function weekdaysIn(said: string): string[] {
  const text = said.toLowerCase();
  if (/\bevery ?day\b|\ball week\b/.test(text)) return [...WEEKDAYS];
  if (/\bweekdays\b/.test(text)) return WEEKDAYS.slice(0, 5);
  if (/\bweekends?\b/.test(text)) return WEEKDAYS.slice(5);
  const found = [...text.matchAll(new RegExp(String.raw`\b${WEEKDAY}\b`, "g"))];
  const days = found.map(([day]) => weekdayAt(day));
  const [first, last] = days;
  const between =
    found[0] && found[1] && text.slice(found[0].index + found[0][0].length, found[1].index);
  if (days.length === 2 && /^ ?(?:-|–|to|till|until|through|thru) ?$/.test(between ?? "")) {
    const names: string[] = [];
    for (let at = first ?? 0; ; at = (at + 1) % 7) {
      names.push(WEEKDAYS[at] ?? "");
      if (at === last) return names;
    }
  }
  return days.map((day) => WEEKDAYS[day] ?? "");
}
