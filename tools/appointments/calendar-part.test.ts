import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarFile, calendarPart } from "./calendar-part.ts";
import type { CalendarEntry } from "./ical.ts";

const entry: CalendarEntry = {
  id: "0f5f1f7c-6c0b-4b57-9d5d-2f5f3c3c7a11",
  startsAt: new Date("2026-11-27T09:00:00Z"),
  endsAt: new Date("2026-11-27T11:30:00Z"),
  summary: "Balayage, Maren's salon",
  description: "With Maren Falk",
  location: "Maren's salon, Sonnenallee 12",
  status: "confirmed",
  version: 3,
  createdAt: new Date("2026-11-20T08:00:00Z"),
  updatedAt: new Date("2026-11-21T08:00:00Z"),
  url: "https://salon.example/manage/abc",
};
const parties = {
  organizer: { name: "Maren's salon", email: "hello@undertone.example" },
  attendee: { name: "Anna Berg", email: "anna@x.example" },
};
const read = (content: string) => new ICAL.Component(ICAL.parse(content));
const eventsIn = (content: string) =>
  read(content)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

describe("an invitation", () => {
  test("says who invites whom, to what and when, under a name that stays", () => {
    const { method, content } = calendarPart(entry, parties);
    expect(method).toBe("REQUEST");
    expect(read(content).getFirstPropertyValue("method")).toBe("REQUEST");
    const [event, ...others] = eventsIn(content);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: `${entry.id}@undertone`,
      sequence: 3,
      summary: entry.summary,
      location: entry.location,
      organizer: "mailto:hello@undertone.example",
    });
    expect(event?.startDate.toJSDate()).toEqual(entry.startsAt);
    expect(event?.endDate.toJSDate()).toEqual(entry.endsAt);
    const [attendee] = event?.attendees ?? [];
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe("mailto:anna@x.example");
    expect(attendee?.getParameter("cn")).toBe("Anna Berg");
  });

  test.each([
    ["pending", "REQUEST", "TENTATIVE"],
    ["confirmed", "REQUEST", "CONFIRMED"],
    ["cancelled", "CANCEL", "CANCELLED"],
  ] as const)("of one that is %s has the method %s and the status %s", (status, method, shown) => {
    const part = calendarPart({ ...entry, status }, parties);
    expect(part.method).toBe(method);
    expect(read(part.content).getFirstPropertyValue("method")).toBe(method);
    expect(eventsIn(part.content)[0]?.component.getFirstPropertyValue("status")).toBe(shown);
  });

  const nasty = fc
    .array(
      fc.constantFrom(
        "\r\n",
        "\n",
        "\r",
        ";",
        ":",
        ",",
        '"',
        "\\",
        "^",
        " ",
        "BEGIN:VALARM",
        "END:VEVENT",
        "ATTENDEE:mailto:x@y.example",
        "METHOD:PUBLISH",
        "ü",
      ),
      { maxLength: 12 },
    )
    .map((parts) => `a${parts.join("")}b`);
  test("is added to by no value", () => {
    const shape = (content: string) => [
      read(content).getFirstPropertyValue("method"),
      read(content)
        .getAllSubcomponents()
        .map(({ name }) => name),
      eventsIn(content).map(({ component }) => [
        component.getAllSubcomponents().length,
        component
          .getAllProperties()
          .map(({ name }) => name)
          .toSorted(),
      ]),
    ];
    const expected = shape(calendarPart(entry, parties).content);
    fc.assert(
      fc.property(nasty, (words) => {
        const { content } = calendarPart(
          { ...entry, summary: words, description: words, location: words },
          {
            organizer: { ...parties.organizer, name: words },
            attendee: { ...parties.attendee, name: words },
          },
        );
        expect(shape(content)).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test("of several is a file with all of them, or the end of all", () => {
    const two = [entry, { ...entry, id: "1f5f1f7c-6c0b-4b57-9d5d-2f5f3c3c7a11" }];
    const textOf = (entries: readonly CalendarEntry[]) =>
      Buffer.from(calendarFile(entries, parties).base64, "base64").toString();
    expect(eventsIn(textOf(two)).map(({ uid }) => uid)).toEqual(
      two.map(({ id }) => `${id}@undertone`),
    );
    expect(read(textOf(two)).getFirstPropertyValue("method")).toBe("PUBLISH");
    const ended = textOf(two.map((each) => ({ ...each, status: "cancelled" as const })));
    expect(read(ended).getFirstPropertyValue("method")).toBe("CANCEL");
  });
});
