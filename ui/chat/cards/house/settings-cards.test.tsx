import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#tests/screen.tsx";
import type { BookingRules } from "#tools/salons/booking-schema.ts";
import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { MessageSettingsCard } from "#ui/chat/cards/desk/correspondence-cards.tsx";
import { BookingRulesCard, InvitationsCard, RatesCard } from "./settings-cards.tsx";

/** What a card says of something. */
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

const rules: BookingRules = {
  timeZone: "America/New_York",
  minNoticeMinutes: 2880,
  horizonDays: 60,
  stepMinutes: 15,
  bufferMinutes: 0,
  dailyCap: null,
  cutoffHours: 24,
  confirmation: "automatic",
  requirePatchTest: true,
};

it("says the booking rules as the settings say them", () => {
  renderScreen(<BookingRulesCard value={rules} />);
  expect(fact("Time zone")).toBe("America/New York");
  expect(fact("Notice")).toBe("2 days");
  expect(fact("Kept free after each")).toBe("none");
});

it("says money and roles in words", () => {
  renderScreen(
    <>
      <RatesCard value={{ currency: "USD", hourlyRate: 8500, productRate: null }} />
      <InvitationsCard
        value={{
          invitations: [
            {
              id: "01980000-0000-7000-8000-0000000000e1",
              email: "ana@salon.test",
              stylistId: "01980000-0000-7000-8000-0000000000e2",
              role: "reception",
              expiresAt: "2026-12-01T12:00:00.000Z",
              createdAt: "2026-11-01T12:00:00.000Z",
            },
          ],
        }}
      />
    </>,
  );
  expect(fact("An hour in the chair")).toBe("$85");
  expect(fact("100 g of product")).toBe("not said");
  screen.getByText(/^Reception · until/);
});

it("does not speak of reminders that go no way", () => {
  const value = { reminderHours: [24, 2], reminderByMail: false, reminderBySms: true };
  renderScreen(<MessageSettingsCard value={value as MessageSettingsView} />);
  expect(fact("Reminders")).toBe("24 and 2 h before, by text");
  cleanup();
  renderScreen(
    <MessageSettingsCard value={{ ...value, reminderBySms: false } as MessageSettingsView} />,
  );
  expect(fact("Reminders")).toBe("none");
});
