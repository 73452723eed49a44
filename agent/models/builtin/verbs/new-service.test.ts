import { describe, expect, it } from "vitest";
import { actsOf, calledBy } from "#tests/salons/verb-salon.ts";

const part = (kind: string, minutes: number) => ({ kind, minutes });
const made = (more: object) => [
  "create_service",
  { name: "Glass Hair", category: "Other", ...more },
];

describe("a new service", () => {
  it.each([
    [
      "at 60, 45 min with 35 processing",
      { basePrice: "60", duration: 45, segments: [part("apply", 10), part("process", 35)] },
    ],
    [
      "at 120, 15 apply, 35 process, 10 finish",
      {
        basePrice: "120",
        duration: 60,
        segments: [part("apply", 15), part("process", 35), part("finish", 10)],
      },
    ],
    [
      "at 120, 60 min, 20 to apply and 30 to process",
      {
        basePrice: "120",
        duration: 60,
        segments: [part("apply", 20), part("process", 30), part("finish", 10)],
      },
    ],
    [
      "for 95, 90 minutes, needs a patch test",
      { basePrice: "95", duration: 90, needsPatchTest: true },
    ],
    [
      "from 120, 1 hour, 20% deposit, not bookable online",
      {
        basePrice: "120",
        priceRange: "from 120",
        duration: 60,
        payAtBooking: "deposit",
        depositPercent: 20,
        online: false,
      },
    ],
    [
      "at 120-180, 1 hour 15, deposit of 30",
      {
        basePrice: "120",
        priceRange: "120-180",
        duration: 75,
        payAtBooking: "deposit",
        depositText: "30",
      },
    ],
    ["for 95 under treatments, 30 min", { basePrice: "95", duration: 30, category: "Treatments" }],
  ])("is kept with all that was said: %s", (words, facts) => {
    const { calls, text } = calledBy(`add a service glass hair ${words}`);
    expect(calls).toEqual([made(facts)]);
    expect(text).not.toContain("I did not keep");
  });

  it("tells its parts, and what of the words is not kept", () => {
    expect(calledBy("add a service glass hair at 60, 45 min with 35 processing").text).toContain(
      "45 min (10 to apply, 35 to process).",
    );
    expect(calledBy("add a service glass hair for 95, 30 min, with a free coffee").text).toContain(
      "I did not keep “free coffee”",
    );
  });

  it("asks how long it takes where only the processing was said, or more of it than there is", () => {
    const first = calledBy("add a service glass hair at 120 with 35 min processing");
    expect([actsOf(first.calls), first.text]).toEqual([
      [],
      "How many minutes does Glass Hair take in all?",
    ]);
    const { calls } = calledBy([
      "add a service glass hair at 120, 45 min with 50 processing",
      "75 min",
    ]);
    expect(calls.at(-1)).toEqual(
      made({
        basePrice: "120",
        duration: 75,
        segments: [part("apply", 25), part("process", 50)],
      }),
    );
  });
});
