import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { bowlTimer } from "#ui/cards/formula-card/bowl-timers.ts";
import { cardBowls } from "#ui/cards/formula-card/card-bowls.ts";
import { MixBySteps } from "./mix-by-steps.tsx";

const result = consultationResult(BRASSY);
const [card] = cardBowls(result);
const bowl = card!.bowl!;
let requests: Request[] = [];

beforeEach(() => {
  sessionStorage.clear();
  requests = answering({ "GET /api/timers": () => [], "POST /api/timers": () => ({}) });
  mediaMatches();
});

const show = () =>
  renderScreen(
    <MixBySteps
      consultationId={result.consultation.id}
      scaled={card!}
      bowl={bowl}
      timer={bowlTimer(card!, "Dana", result.steps)}
    />,
  );
const begin = async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Mix step by step" }));
  await screen.findByText("Empty bowl on the scale");
};
const at = (step: number) => screen.findByText(`${step} of ${bowl.shades.length + 3}`);
const press = (key: string) => fireEvent.keyDown(window, { key });

it("goes shade by shade with what the scale then reads, by button and by key", async () => {
  await begin();
  fireEvent.click(screen.getByRole("button", { name: /Next/ }));
  await at(2);
  screen.getAllByText(`${bowl.shades[0]!.grams} g`);
  press("ArrowRight");
  press(" ");
  await at(4);
  press("ArrowLeft");
  await at(3);
  fireEvent.click(screen.getByRole("button", { name: /Back/ }));
  await at(2);
});

it("ends with the timer of the bowl, and leaves when it runs", async () => {
  await begin();
  for (let step = 0; step < bowl.shades.length + 2; step += 1) press("ArrowRight");
  fireEvent.click(await screen.findByRole("button", { name: /^Start \d+ min$/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toMatchObject({
    minutes: bowl.minutes[0],
    consultationId: result.consultation.id,
    step: bowl.order,
  });
  expect(sessionStorage.length).toBe(0);
});

it("takes the bowl out of the stock by the tap that starts its time", async () => {
  const formula = card!.formula!.id;
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role: "stylist" } }),
    "GET /api/inventory/subscription": () => ({ isActive: true }),
    "GET /api/inventory/bowls": () => [],
    "GET /api/timers": () => [],
    "POST /api/timers": () => ({}),
    [`POST /api/formulas/${formula}/mix`]: () => ({ name: "Toner", drawn: [], cost: null }),
  });
  await begin();
  for (let step = 0; step < bowl.shades.length + 2; step += 1) press("ArrowRight");
  fireEvent.click(await screen.findByRole("button", { name: /^Mixed · start \d+ min$/ }));
  await screen.findByText("Mixed: Toner");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const asked = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  expect(asked.filter((each) => each.startsWith("POST")).toSorted()).toEqual([
    `POST /api/formulas/${formula}/mix`,
    "POST /api/timers",
  ]);
});

it("stands where it stood after the page is loaded again, and not once it was left", async () => {
  await begin();
  press("ArrowRight");
  await at(2);
  cleanup();
  show();
  await at(2);
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  cleanup();
  show();
  await waitFor(() => screen.getByRole("button", { name: "Mix step by step" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
