import { describe, expect, it, test } from "vitest";
import { lengthOf } from "#tools/messages/outbox/sms-length-rules.ts";
import { DEFAULT_TEMPLATES, KNOWN_TO, STATUS_WORDS } from "./template-data.ts";
import { fillIn, fillInText, loneWordIn, problemsOf, type Values } from "./template-rules.ts";
import type { TemplateKind } from "#tools/messages/settings-schema.ts";

const typical: Values = {
  client: "Ada Lindqvist",
  salon: "Falk Salon",
  stylist: "Maren Falk",
  service: "Balayage",
  date: "Wednesday, November 25, 2026",
  time: "14:30",
  status: STATUS_WORDS.sms.pending,
  link: `https://undertone.example/manage/${"a".repeat(43)}`,
  code: "K7M2",
  until: "Tuesday, November 24, 2026 at 2:30 PM",
  minutes: "150",
};
const KINDS = Object.keys(DEFAULT_TEMPLATES) as TemplateKind[];

describe.each(KINDS)("the product's words of %s", (kind) => {
  const { mail, sms } = DEFAULT_TEMPLATES[kind];
  it("pass what a salon's own must pass", () => {
    expect(problemsOf({ kind, channel: "mail" }, mail, typical)).toEqual([]);
    expect(problemsOf({ kind, channel: "sms" }, sms, typical)).toEqual([]);
    expect(KNOWN_TO[kind]).toContain("salon");
  });
  it("are at most two parts of plain text, and say how texts end", () => {
    const text = fillInText(sms.body, typical, { first: true });
    expect(text).toMatch(/^Falk Salon: .*STOP ends texts\.$/);
    expect(lengthOf(text)).toMatchObject({ encoding: "GSM-7", costly: [] });
    expect(lengthOf(text).segments).toBeLessThanOrEqual(2);
  });
  it("leave nothing behind of what is missing", () => {
    for (const words of [mail.body, sms.body, mail.subject ?? ""]) {
      const filled = fillIn(words, { salon: "Falk Salon", client: "Ada" });
      expect(filled).not.toMatch(/[{}]| {2}|\n{3}| [.,:]|\bhere:|Reply|Details/);
    }
  });
});

it("never calls a booking confirmed that waits for the salon", () => {
  for (const kind of KINDS)
    for (const channel of ["mail", "sms"] as const) {
      const { subject, body } = DEFAULT_TEMPLATES[kind][channel];
      const values = { ...typical, status: STATUS_WORDS[channel].pending };
      expect(fillIn(`${subject ?? ""} ${body}`, values)).not.toMatch(/\bconfirmed\b/);
    }
  expect(
    fillIn(DEFAULT_TEMPLATES.confirmation.mail.body, { status: STATUS_WORDS.mail.confirmed }),
  ).toContain("Your appointment is confirmed.");
});

it("reads nothing of a value as a placeholder, a line or a word of its own", () => {
  expect(fillIn("Hello {client}, {code}", { client: "{code}\nSTOP\u0007", code: "K7M2" })).toBe(
    "Hello {code} STOP, K7M2",
  );
  expect(fillIn("{service}", { service: "x".repeat(500) })).toHaveLength(120);
});

it("sends dear quotes as plain ones and counts what stays dear", () => {
  expect(fillInText("Falk’s – “soon”…", {}, { first: false })).toBe(`Falk's - "soon"...`);
  expect(lengthOf("a".repeat(160))).toMatchObject({
    segments: 1,
    characters: 160,
    encoding: "GSM-7",
  });
  expect(lengthOf("a".repeat(161)).segments).toBe(2);
  expect(lengthOf(`${"a".repeat(70)}🙂`)).toMatchObject({
    segments: 2,
    encoding: "UCS-2",
    costly: ["🙂"],
  });
});

test.each<[string, string | undefined]>([
  ["Reply YES to confirm.", "YES"],
  ["reply yes or no", "YES"],
  ["To drop it text 'cancel'", "CANCEL"],
  ["Answer with C, or CANCEL to cancel.", "CANCEL"],
  ["Antworten Sie mit YES.", "YES"],
  ["Reply YES {code} to confirm.", undefined],
  ["Reply N {code} to cancel it.", undefined],
  ["Reply STOP to end texts.", undefined],
  ["Reply to this text to cancel.", undefined],
  ["YES, we are open.", undefined],
])("%s asks for %s alone", (body, word) => {
  expect(loneWordIn(body)).toBe(word);
});

test.each<["mail" | "sms", string, RegExp]>([
  ["sms", "{salon} {status} {nonsense}", /\{nonsense\} is not known/],
  ["sms", "{salon} {status} {date", /brace/],
  ["sms", "{salon}: confirmed for {date}", /\{status\}/],
  ["mail", "Confirmed for {date}", /\{status\}/],
  ["sms", "{status} at {time}", /name the salon/],
  ["sms", "{salon} {status} Reply YES", /YES/],
  ["sms", `{salon} {status} ${"word ".repeat(200)}`, /too long/],
])("a confirmation by %s of %s is refused", (channel, body, why) => {
  const problems = problemsOf({ kind: "confirmation", channel }, { subject: null, body }, typical);
  expect(problems.map(({ message }) => message).join()).toMatch(why);
});
