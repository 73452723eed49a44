import { describe, expect, it } from "vitest";
import { hearWhen, type When } from "./when.ts";

/** Wednesday, November 18, 2026, ten in the morning in Berlin. */
const NOW = new Date("2026-11-18T09:00:00Z");
const hear = (said: string, bare = false) =>
  hearWhen(said, { timeZone: "Europe/Berlin", now: NOW, bare });

const friday = { date: "2026-11-20", weekday: 5 };
const tomorrow = { date: "2026-11-19", weekday: 4 };
const nextWeek = { range: { from: "2026-11-23", to: "2026-11-29" } };

describe("days and times as they are said", () => {
  it.each<[string, When | undefined]>([
    ["Friday after three", { ...friday, after: "15:00" }],
    ["tomorrow arvo", { ...tomorrow, after: "12:00", before: "17:00" }],
    ["next week mornings", { ...nextWeek, before: "12:00" }],
    ["dec 24 thru the 26th", { range: { from: "2026-12-24", to: "2026-12-26" } }],
    ["24 to 26 december", { range: { from: "2026-12-24", to: "2026-12-26" } }],
    ["from the 23rd through the 27th", { range: { from: "2026-11-23", to: "2026-11-27" } }],
    ["the 3rd", { date: "2026-12-03", weekday: 4 }],
    ["on the 20th at 4", { ...friday, time: "16:00" }],
    ["half past two", { time: "14:30" }],
    ["2ish", { time: "14:00", about: true }],
    ["friday 2ish", { ...friday, time: "14:00", about: true }],
    ["noon", { time: "12:00" }],
    ["tommorow at noon", { ...tomorrow, time: "12:00" }],
    ["tomorow morning", { ...tomorrow, before: "12:00" }],
    ["tmrw 9:30am", { ...tomorrow, time: "09:30" }],
    ["2moro at 10", { ...tomorrow, time: "10:00" }],
    ["wensday", { date: "2026-11-25", weekday: 3 }],
    ["Thrusday at half two", { ...tomorrow, time: "14:30" }],
    ["saterday", { date: "2026-11-21", weekday: 6 }],
    ["in two weeks", { range: { from: "2026-12-01", to: "2026-12-05" } }],
    ["two weeks from friday", { date: "2026-12-04", weekday: 5 }],
    ["a week from saturday", { date: "2026-11-28", weekday: 6 }],
    ["friday week", { date: "2026-11-27", weekday: 5 }],
    ["friday in two weeks", { date: "2026-12-04", weekday: 5 }],
    ["in 3 days", { date: "2026-11-21", weekday: 6 }],
    ["today", { date: "2026-11-18", weekday: 3 }],
    ["anything today?", { date: "2026-11-18", weekday: 3 }],
    ["tonight", { date: "2026-11-18", weekday: 3, after: "17:00" }],
    [
      "this afternoon at 3",
      { date: "2026-11-18", weekday: 3, after: "12:00", before: "17:00", time: "15:00" },
    ],
    ["in a fortnight", { date: "2026-12-02", weekday: 3 }],
    ["xmas eve", { date: "2026-12-24", weekday: 4 }],
    ["boxing day", { date: "2026-12-26", weekday: 6 }],
    ["new years day", { date: "2027-01-01", weekday: 5 }],
    ["good friday", { date: "2027-03-26", weekday: 5 }],
    ["easter monday", { date: "2027-03-29", weekday: 1 }],
    ["the day after tomorrow", { ...friday }],
    ["next Friday", { date: "2026-11-27", weekday: 5 }],
    ["this Friday", friday],
    ["this wednesday", { date: "2026-11-18", weekday: 3 }],
    ["Friday next week", { date: "2026-11-27", weekday: 5 }],
    ["next week on thursday", { date: "2026-11-26", weekday: 4 }],
    [
      "next week tuesday or thursday",
      { range: { from: "2026-11-24", to: "2026-11-26" }, days: ["2026-11-24", "2026-11-26"] },
    ],
    [
      "Thursday or Friday afternoon",
      {
        range: { from: "2026-11-19", to: "2026-11-20" },
        days: ["2026-11-19", "2026-11-20"],
        after: "12:00",
        before: "17:00",
      },
    ],
    ["any saturday in december", { range: { from: "2026-12-01", to: "2026-12-31" }, weekday: 6 }],
    ["Saturdays", { range: { from: "2026-11-18", to: "2026-12-15" }, weekday: 6 }],
    ["this weekend", { range: { from: "2026-11-21", to: "2026-11-22" } }],
    ["next weekend", { range: { from: "2026-11-28", to: "2026-11-29" } }],
    ["end of next week", { range: { from: "2026-11-26", to: "2026-11-29" } }],
    ["early december", { range: { from: "2026-12-01", to: "2026-12-10" } }],
    ["sometime in January", { range: { from: "2027-01-01", to: "2027-01-31" } }],
    ["next month", { range: { from: "2026-12-01", to: "2026-12-31" } }],
    ["end of the month", { range: { from: "2026-11-21", to: "2026-11-30" } }],
    ["before christmas", { range: { from: "2026-11-18", to: "2026-12-24" } }],
    ["after the 5th", { range: { from: "2026-12-06", to: "2026-12-27" } }],
    ["between Monday and Wednesday", { range: { from: "2026-11-23", to: "2026-11-25" } }],
    ["Monday to Wednesday next week", { range: { from: "2026-11-23", to: "2026-11-25" } }],
    ["1 to 5 december", { range: { from: "2026-12-01", to: "2026-12-05" } }],
    ["November 27 at 2:30 PM", { date: "2026-11-27", weekday: 5, time: "14:30" }],
    ["Friday, November 27 at 2:30 PM", { date: "2026-11-27", weekday: 5, time: "14:30" }],
    ["27th of november", { date: "2026-11-27", weekday: 5 }],
    ["Friday the 27th", { date: "2026-11-27", weekday: 5 }],
    ["dec 3rd 10am", { date: "2026-12-03", weekday: 4, time: "10:00" }],
    ["3 feb", { date: "2027-02-03", weekday: 3 }],
    ["2026-12-01", { date: "2026-12-01", weekday: 2 }],
    ["27/11", { date: "2026-11-27", weekday: 5 }],
    ["4.12.", { date: "2026-12-04", weekday: 5 }],
    ["4.12.2026 um 14 Uhr", { date: "2026-12-04", weekday: 5, time: "14:00" }],
    ["31 november", undefined],
    ["between 2 and 4", { after: "14:00", before: "16:00" }],
    ["2-4pm tomorrow", { ...tomorrow, after: "14:00", before: "16:00" }],
    ["from 10 till 12", { after: "10:00", before: "12:00" }],
    ["10am to 1pm", { after: "10:00", before: "13:00" }],
    ["before 11", { before: "11:00" }],
    ["not before 3", { after: "15:00" }],
    ["I can't do before 10 on Friday", { ...friday, after: "10:00" }],
    ["4 or later", { after: "16:00" }],
    ["friday 3pm or later", { ...friday, after: "15:00" }],
    ["after work", { after: "17:00" }],
    ["she needs 3 plus hrs, whats the first day i can do it", undefined],
    ["first thing tomorrow", { ...tomorrow, before: "10:00" }],
    ["late afternoon on friday", { ...friday, after: "15:30", before: "18:00" }],
    ["not in the morning", { after: "12:00" }],
    ["after lunch tomorrow", { ...tomorrow, after: "12:00" }],
    ["lunchtime thursday", { ...tomorrow, after: "11:30", before: "14:00" }],
    ["quarter to five", { time: "16:45" }],
    ["quarter past 9", { time: "09:15" }],
    ["around 3", { time: "15:00", about: true }],
    ["at 8", { time: "08:00" }],
    ["8 in the evening", { after: "17:00" }],
    ["friday 3", { ...friday, time: "15:00" }],
    ["friday at 3 please", { ...friday, time: "15:00" }],
    ["14:30", { time: "14:30" }],
    ["3 o'clock", { time: "15:00" }],
    // other tongues
    ["morgen um 15 Uhr", { ...tomorrow, time: "15:00" }],
    ["Freitag nach 15 Uhr", { ...friday, after: "15:00" }],
    [
      "Freitagnachmittag geht nicht, Samstag Vormittag",
      { date: "2026-11-21", weekday: 6, before: "12:00" },
    ],
    ["morgen früh", { ...tomorrow, before: "12:00" }],
    ["nächste Woche", nextWeek],
    ["Donnerstag um halb drei", { ...tomorrow, time: "14:30" }],
    ["am 3. Dezember", { date: "2026-12-03", weekday: 4 }],
    ["el viernes por la tarde", { ...friday, after: "12:00", before: "17:00" }],
    ["mañana a las 4", { ...tomorrow, time: "16:00" }],
    ["pasado mañana por la mañana", { ...friday, before: "12:00" }],
    ["vendredi après 15h", { ...friday, after: "15:00" }],
    ["demain à 14h30", { ...tomorrow, time: "14:30" }],
    ["la semaine prochaine", nextWeek],
    // words that only look like it
    ["Good morning!", undefined],
    ["may I ask something", undefined],
    ["sun-kissed highlights", undefined],
    ["level 4 with 20 vol", undefined],
    ["half head of highlights", undefined],
    ["the second one", undefined],
    ["the 2nd one please", undefined],
    ["I have 2 kids", undefined],
    ["it takes 3 hours", undefined],
    ["4", undefined],
  ])("%s", (said, heard) => {
    expect(hear(said)).toEqual(heard);
  });

  it.each<[string, When | undefined]>([
    ["4", { time: "16:00" }],
    ["make it 4", { time: "16:00" }],
    ["actually make it 4 please", { time: "16:00" }],
    ["the 10 one", { time: "10:00" }],
    ["9 works", { time: "09:00" }],
    ["0151 2345678", undefined],
  ])("%s, where a time was asked for", (said, heard) => {
    expect(hear(said, true)).toEqual(heard);
  });

  it.each<[string, string, string, When]>([
    ["11/12", "America/New_York", "2026-11-18T15:00:00Z", { date: "2027-11-12", weekday: 5 }],
    ["11/12", "Europe/London", "2026-11-18T15:00:00Z", { date: "2026-12-11", weekday: 5 }],
    // what is today is the salon's, not the machine's
    ["tomorrow", "Pacific/Auckland", "2026-11-18T15:00:00Z", { date: "2026-11-20", weekday: 5 }],
    ["tomorrow", "America/Los_Angeles", "2026-11-19T05:00:00Z", { date: "2026-11-19", weekday: 4 }],
    ["friday", "Europe/Berlin", "2026-11-20T09:00:00Z", { date: "2026-11-27", weekday: 5 }],
    ["this friday", "Europe/Berlin", "2026-11-20T09:00:00Z", { date: "2026-11-20", weekday: 5 }],
    ["next friday", "Europe/Berlin", "2026-11-22T09:00:00Z", { date: "2026-11-27", weekday: 5 }],
    ["next week", "Europe/Berlin", "2026-11-22T09:00:00Z", nextWeek],
    ["the 30th", "Europe/Berlin", "2027-01-31T09:00:00Z", { date: "2027-03-30", weekday: 2 }],
    ["on the 1st", "Europe/Berlin", "2026-12-31T09:00:00Z", { date: "2027-01-01", weekday: 5 }],
  ])("%s in %s at %s", (said, timeZone, now, heard) => {
    expect(hearWhen(said, { timeZone, now: new Date(now) })).toEqual(heard);
  });

  it.each<[string, string, string]>([
    ["any day wk of the 7th", "2026-12-07", "2026-12-13"],
    ["the week of 9 dec", "2026-12-07", "2026-12-13"],
    ["w/c 14th", "2026-12-14", "2026-12-20"],
    ["14 thru 16 dec", "2026-12-14", "2026-12-16"],
    ["before saturday week", "2026-11-27", "2026-12-04"],
  ])("%s is all of its days", (said, from, to) => {
    const at = { timeZone: "America/New_York", now: new Date("2026-11-27T17:00:00Z") };
    expect(hearWhen(said, at)?.range).toEqual({ from, to });
  });

  it("is quick on the longest and oddest text", () => {
    const texts = [
      "1 ".repeat(1000),
      "at ".repeat(700),
      "friday ".repeat(300),
      "a".repeat(2000),
      "between 1 to ".repeat(150),
    ];
    const started = performance.now();
    for (const text of texts) hear(text, true);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
