import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { CalendarFeedSection } from "./calendar-feed-section.tsx";

const URL = "http://localhost:3000/api/calendar/secret.ics";

const serve = (tier: string) => {
  let open = false;
  answering({
    "GET /api/subscription/status": () => ({ tier }),
    "GET /api/calendar-feed": () => ({ open, since: null }),
    "POST /api/calendar-feed": () => {
      open = true;
      return { url: URL };
    },
    "DELETE /api/calendar-feed": () => {
      open = false;
      return new Response(null, { status: 204 });
    },
  });
  renderScreen(<CalendarFeedSection />);
};

it("shows the link once it is made, and not after it is closed", async () => {
  serve("pro");
  fireEvent.click(await screen.findByRole("button", { name: "Make a calendar link" }));
  await screen.findByText(URL);
  fireEvent.click(await screen.findByRole("button", { name: "Close the link" }));
  await screen.findByRole("button", { name: "Make a calendar link" });
  expect(screen.queryByText(URL)).toBeNull();
});
