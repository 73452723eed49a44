import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { GUIDE } from "#tools/guide/data.ts";
import { piecesOf, textsOf } from "#tools/guide/rules.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { OWN_SCREENS } from "#ui/screen-list.ts";
import { Component as GuideScreen } from "./guide.tsx";

beforeEach(() => {
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  answering({
    "GET /api/auth/get-session": () => ({ salon: { role: "owner", stylistId: "me" } }),
    "GET /api/brand-preferences/me": () => [],
  });
});

const open = (at = "/guide") => renderScreen(<GuideScreen />, { path: "/guide", at });
it("shows every chapter with its entries, each under an address", () => {
  open();
  const headings = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(headings).toEqual(GUIDE.map(({ title }) => title));
  const ids = [...document.querySelectorAll("section[id], article[id]")].map(({ id }) => id);
  expect(ids).toEqual(GUIDE.flatMap(({ id, entries }) => [id, ...entries.map((each) => each.id)]));
});

it("goes to the entry that the address names", async () => {
  open("/guide#white-resistant");
  await waitFor(() => expect(document.activeElement?.id).toBe("white-resistant"));
});

it("goes to a chapter by the list of contents and by the choice on a phone", async () => {
  const { router } = open();
  const contents = screen.getByLabelText("Contents");
  fireEvent.click(within(contents).getByText("Troubleshooting"));
  expect(router.state.location.hash).toBe("#troubleshooting");
  await waitFor(() => expect(document.activeElement?.id).toBe("troubleshooting"));
  fireEvent.change(screen.getByLabelText("Chapter"), {
    target: { value: "safety" },
  });
  expect(router.state.location.hash).toBe("#safety");
});

it("finds what is typed and leads to it", () => {
  const { router } = open();
  const field = screen.getByLabelText("Search the guide");
  fireEvent.change(field, { target: { value: "leopard" } });
  const found = screen.getByLabelText("Found");
  expect(within(found).getByText("1 entry found")).toBeTruthy();
  fireEvent.click(within(found).getByText(/Patchy lift/));
  expect(router.state.location.hash).toBe("#uneven-lift");
  expect(screen.queryByLabelText("Found")).toBeNull();
  fireEvent.change(field, { target: { value: "mortgage" } });
  expect(screen.getByText("Nothing on “mortgage” here")).toBeTruthy();
});

it("leads only to screens that there are", () => {
  const paths = OWN_SCREENS.map(({ path }) => path);
  const links = GUIDE.flatMap(({ lead, entries }) => [
    lead,
    ...entries.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
  ])
    .flatMap(piecesOf)
    .flatMap(({ to }) => (to && !to.startsWith("#") ? to.replace(/#.*/, "") : []));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !paths.includes(link))).toEqual([]);
});
