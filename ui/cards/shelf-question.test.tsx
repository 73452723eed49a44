import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { ShelfQuestion } from "./shelf-question.tsx";

const makers = ["wella", "redken", "matrix", "joico", "goldwell", "pravana", "aveda"];
const QUESTION = { name: "Whose color stands on your shelf?" };

/** A server of somebody who is to be asked or not. */
function open(asksLines: boolean) {
  let asks = asksLines;
  const answered = () => {
    asks = false;
    return own();
  };
  const own = () => ({
    id: "01890000-0000-7000-8000-000000000001",
    brandId: null,
    productLineIds: [],
    developerBrand: null,
    developerVolume: 20,
    asksLines: asks,
  });
  const line = (brandId: string, shadeCount: number) => ({
    id: `${brandId}-permanent`,
    brandId,
    name: "Permanent",
    type: "permanent",
    description: "",
    shadeCount,
  });
  const requests = answering({
    "GET /api/stylist-preferences": own,
    "GET /api/color-brands": () => [...makers, "bare"].map((id) => ({ id, name: id })),
    "GET /api/product-lines": () => [...makers.map((id) => line(id, 40)), line("bare", 0)],
    "PUT /api/stylists/brand-preferences": answered,
    "PUT /api/stylist-preferences/lines-open": answered,
  });
  renderScreen(<ShelfQuestion />);
  return requests;
}

const gone = () => waitFor(() => expect(screen.queryByRole("region", QUESTION)).toBeNull());

it("takes a maker in one tap, and is gone", async () => {
  const requests = open(true);
  await screen.findByRole("region", QUESTION);
  expect(screen.queryByRole("button", { name: "aveda" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Another maker" }));
  expect(screen.queryByRole("button", { name: "bare" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "aveda" }));
  await gone();
  const sent = requests.find(({ method }) => method === "PUT");
  expect(await sent?.json()).toMatchObject({ brandId: "aveda", productLineIds: [] });
});

it("takes “Not yet” for an answer", async () => {
  const requests = open(true);
  fireEvent.click(await screen.findByRole("button", { name: "Not yet" }));
  await gone();
  expect(requests.filter(({ method }) => method === "PUT").map(({ url }) => url)).toEqual([
    expect.stringContaining("/api/stylist-preferences/lines-open"),
  ]);
});

it("asks nobody who has answered", async () => {
  const requests = open(false);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole("region", QUESTION)).toBeNull();
});
