import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { ChatAction } from "#tools/actions/schema.ts";
import { ActLines } from "./act-lines.tsx";
import { DoneHere } from "./done-here.tsx";

const MIA = "01980000-0000-7000-8000-0000000000a1";
const act = (over: Partial<ChatAction>): ChatAction => ({
  id: crypto.randomUUID(),
  tool: "set_service_price",
  words: "put Balayage at $195",
  changes: [],
  records: [{ kind: "service", id: "01980000-0000-7000-8000-0000000000b1" }],
  by: "Mia Ortega",
  stylistId: MIA,
  chatId: "01980000-0000-7000-8000-0000000000c1",
  messageId: "said-1",
  toolCallId: "call-1",
  createdAt: "2026-11-03T10:00:00.000Z",
  undoUntil: null,
  stays: null,
  goneOut: null,
  undoneAt: null,
  ...over,
});

let acts: ChatAction[];
let requests: Request[];
beforeEach(() => {
  acts = [];
  requests = answering({
    "GET /api/auth/get-session": () => ({
      session: { id: "s", expiresAt: "2030-01-01T00:00:00Z" },
      user: { id: "u", name: "Mia Ortega", email: "mia@copperlane.test", isAdmin: false },
      salon: { id: "a", stylistId: MIA, role: "owner", accountStatus: "approved" },
    }),
    "GET /api/actions": () => acts,
  });
});

it("says nothing of a record that the assistant left alone", async () => {
  renderScreen(<DoneHere kind="client" id="c9" />);
  await expect.poll(() => requests.some(({ url }) => url.includes("/api/actions"))).toBe(true);
  expect(screen.queryByText(/by the assistant/)).toBeNull();
});

it("names who, what and when of one record, with the message it came from", async () => {
  acts = [act({}), act({ undoneAt: "2026-11-03T10:00:20.000Z", words: "put Gloss at $60" })];
  renderScreen(<DoneHere kind="service" id="b1" />);
  fireEvent.click(await screen.findByText("2 acts by the assistant"));
  const asked = requests.find(({ url }) => url.includes("/api/actions"));
  expect(asked?.url).toContain("kind=service&recordId=b1");
  const [first, second] = within(
    screen.getByRole("list", { name: "What the assistant did" }),
  ).getAllByRole("listitem");
  expect(first?.textContent).toContain("Mia Ortega put Balayage at $195");
  expect(second?.textContent).toContain("Taken back");
  const links = within(first as HTMLElement).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["In the chat", "/chat/01980000-0000-7000-8000-0000000000c1#said-1"],
  ]);
});

it("leads to the record, and to nobody else's chat", () => {
  renderScreen(
    <ActLines
      acts={[act({ stylistId: "someone-else" }), act({ records: [{ kind: "timer", id: "t" }] })]}
      own={MIA}
    />,
  );
  const hrefs = screen.getAllByRole("listitem").map((line) =>
    within(line)
      .queryAllByRole("link")
      .map((link) => link.getAttribute("href")),
  );
  expect(hrefs).toEqual([["/pricing"], ["/chat/01980000-0000-7000-8000-0000000000c1#said-1"]]);
});
