import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Chat } from "#tools/chats/schema.ts";
import { EarlierChats } from "./earlier-chats.tsx";

const chat = (title: string, rest: Partial<Chat> = {}): Chat => ({
  id: `01980000-0000-7000-8000-${title.length.toString().padStart(12, "0")}`,
  title,
  createdAt: "2026-03-01T10:00:00.000Z",
  updatedAt: "2026-03-01T10:00:00.000Z",
  running: false,
  archivedAt: null,
  clientId: null,
  clientName: null,
  ...rest,
});

const dana = { clientId: "01980000-0000-7000-8000-0000000000dd", clientName: "Dana Whitfield" };

/** A server with these chats, of which some may be put away. */
function serve(chats: Chat[]) {
  let kept = chats;
  answering({
    "GET /api/chats": (request) => {
      const archived = new URL(request.url).searchParams.get("archived") === "true";
      return kept.filter(({ archivedAt }) => (archivedAt !== null) === archived);
    },
    ...Object.fromEntries(
      chats.map(({ id }) => [
        `PATCH /api/chats/${id}`,
        async (request: Request) => {
          const { archived } = (await request.json()) as { archived: boolean };
          const archivedAt = archived ? "2026-03-02T10:00:00.000Z" : null;
          kept = kept.map((each) => (each.id === id ? { ...each, archivedAt } : each));
          return kept.find((each) => each.id === id);
        },
      ]),
    ),
  });
  renderScreen(<EarlierChats />);
}

it("puts a chat away, and back from among the archived", async () => {
  serve([chat("Copper"), chat("Ash blonde")]);
  fireEvent.click(await screen.findByRole("button", { name: "Archive Copper" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /Copper/ })).toBeNull());
  screen.getByRole("link", { name: /Ash blonde/ });
  fireEvent.click(screen.getByRole("radio", { name: "Archived" }));
  fireEvent.click(await screen.findByRole("button", { name: "Restore Copper" }));
  await screen.findByText("Nothing is archived");
  fireEvent.click(screen.getByRole("radio", { name: "Newest" }));
  await screen.findByRole("link", { name: /Copper/ });
});

it("leads to what is archived also when nothing else is there", async () => {
  serve([chat("Copper", { archivedAt: "2026-03-02T10:00:00.000Z" })]);
  fireEvent.click(await screen.findByRole("radio", { name: "Archived" }));
  await screen.findByRole("link", { name: /Copper/ });
});

it("shows chats under whom they are about, the others last", async () => {
  serve([chat("Stock"), chat("Her copper", dana), chat("Her gloss again", dana)]);
  fireEvent.click(await screen.findByRole("radio", { name: "By client" }));
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Dana Whitfield", "No client"]);
  const hers = screen.getByRole("region", { name: "Dana Whitfield" });
  expect(within(hers).getAllByRole("link")).toHaveLength(2);
});

it("goes on where the first page ends, and puts older chats under their clients", async () => {
  answering({
    "GET /api/chats": ({ url }) => {
      const older = new URL(url).searchParams.get("cursor") === "c1";
      const found = older ? [chat("Older gloss", dana)] : [chat("Copper"), chat("Balayage", dana)];
      const link = '<http://x/api/chats?cursor=c1>; rel="next"';
      return Response.json(found, older ? {} : { headers: { Link: link } });
    },
  });
  renderScreen(<EarlierChats />);
  fireEvent.click(await screen.findByRole("radio", { name: "By client" }));
  fireEvent.click(screen.getByRole("button", { name: "Show older chats" }));
  const hers = within(await screen.findByRole("region", { name: "Dana Whitfield" }));
  await hers.findByRole("link", { name: /Older gloss/ });
  expect(hers.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Show older chats" })).toBeNull();
});
