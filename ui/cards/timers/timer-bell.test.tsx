import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Timer } from "#tools/formulas/schema.ts";
import { mediaMatches } from "#tests/media.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { noteServerTime } from "#ui/lib/http/server-clock.ts";
import { TimerBell } from "./timer-bell.tsx";
import { TimerPill } from "./timer-pill.tsx";

const MINUTE = 60_000;
let timers: Timer[] = [];
const rung = vi.fn();

const timer = (more: Partial<Timer> & { left: number }): Timer => {
  const { left, minutes = 35, ...rest } = more;
  const endsAt = Date.now() + left;
  return {
    id: "01980000-0000-7000-8000-0000000000a1",
    label: "Roots",
    clientName: "Maria",
    consultationId: null,
    formulaId: null,
    step: null,
    minutes,
    startedAt: new Date(endsAt - minutes * MINUTE).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    stoppedAt: null,
    ...rest,
  };
};

function serve() {
  return answering({
    "GET /api/timers": () => timers,
    "PATCH /api/timers/01980000-0000-7000-8000-0000000000a1": async (request) => {
      const change = (await request.json()) as { action: string; minutes?: number };
      const [first] = timers;
      timers = [
        change.action === "stop"
          ? { ...first!, stoppedAt: new Date().toISOString() }
          : timer({ left: 5 * MINUTE }),
      ];
      return timers[0];
    },
  });
}

const alert = () => screen.findByRole("group", { name: "Maria, roots: 35 min are up" });

beforeEach(() => {
  localStorage.clear();
  document.title = "Clients · Undertone";
  rung.mockClear();
  navigator.vibrate = rung;
  mediaMatches();
  noteServerTime(new Date().toUTCString(), Date.now(), Date.now());
});

afterEach(() => {
  noteServerTime(new Date().toUTCString(), Date.now(), Date.now());
});

describe("a timer that is up", () => {
  it("says whose it is, in the tab as well, until it is stopped", async () => {
    timers = [timer({ left: -1000 })];
    const requests = serve();
    renderScreen(<TimerBell />);
    const shown = await alert();
    expect(document.title).toBe("Time is up: Maria, roots");
    expect(rung).toHaveBeenCalledOnce();
    fireEvent.click(within(shown).getByRole("button", { name: "Stop" }));
    await waitFor(() => expect(screen.queryByText("Maria, roots: 35 min are up")).toBeNull());
    expect(document.title).toBe("Clients · Undertone");
    expect(requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  });

  it("stands in the way of nothing: what is under it is moved down", async () => {
    timers = [timer({ left: -1000 })];
    serve();
    const { container } = renderScreen(<TimerBell />);
    const shown = await alert();
    expect(container.contains(shown)).toBe(true);
    for (let part: Element | null = shown; part; part = part.parentElement)
      expect(part.className).not.toMatch(/\b(fixed|absolute|sticky)\b/);
  });

  it("gets five minutes more by one tap, and rings when those are over", async () => {
    timers = [timer({ left: -1000 })];
    serve();
    renderScreen(<TimerBell />);
    fireEvent.click(within(await alert()).getByRole("button", { name: "+5 min" }));
    await waitFor(() => expect(screen.queryByText(/min are up/)).toBeNull());
    cleanup();
    timers = [timer({ left: -500 })];
    renderScreen(<TimerBell />);
    await alert();
    expect(rung).toHaveBeenCalledTimes(2);
  });

  it("rings once on a device, whatever is loaded again or open beside it", async () => {
    timers = [timer({ left: -1000 })];
    serve();
    renderScreen(<TimerBell />);
    await alert();
    cleanup();
    renderScreen(<TimerBell />);
    await alert();
    expect(rung).toHaveBeenCalledOnce();
  });

  it("stays away once it was put away, also after the page is loaded again", async () => {
    timers = [timer({ left: -1000 })];
    serve();
    renderScreen(<TimerBell />);
    fireEvent.click(within(await alert()).getByRole("button", { name: "Hide, and let it run on" }));
    expect(screen.queryByText(/min are up/)).toBeNull();
    cleanup();
    renderScreen(
      <>
        <TimerBell />
        <TimerPill />
      </>,
    );
    await screen.findByRole("button", { name: /Maria, roots ?, time is up/ });
    expect(screen.queryByText(/min are up/)).toBeNull();
  });

  it("leaves a phone's screen free: one is shown, and how many more there are leads to them", async () => {
    mediaMatches(() => true);
    timers = ["1", "2", "3"].map((end) =>
      timer({ left: -1000, id: `01980000-0000-7000-8000-0000000000a${end}` }),
    );
    serve();
    renderScreen(<TimerBell />);
    await alert();
    fireEvent.click(screen.getByRole("button", { name: "2 more are up" }));
    await screen.findByRole("dialog", { name: /timers/i });
  });

  it("is shown and does not sound when it was over long ago", async () => {
    timers = [timer({ left: -20 * MINUTE })];
    serve();
    renderScreen(<TimerBell />);
    await alert();
    expect(rung).not.toHaveBeenCalled();
  });
});

it("counts by the server's clock, however wrong the device's is", async () => {
  // the device is ten minutes slow: by its own clock there would be twelve left
  timers = [timer({ left: 12 * MINUTE })];
  serve();
  const now = Date.now();
  noteServerTime(new Date(now + 10 * MINUTE).toUTCString(), now, now);
  renderScreen(<TimerPill />);
  const pill = await screen.findByRole("button", { name: /1 timer; Maria, roots/ });
  expect(pill.textContent).toMatch(/0[12]:[0-5]\d/);
});

it("shows the next of several clients, and all of them after a tap", async () => {
  timers = [
    timer({ left: 20 * MINUTE, id: "01980000-0000-7000-8000-0000000000a2", clientName: "Dana" }),
    timer({ left: 5 * MINUTE }),
  ];
  serve();
  renderScreen(
    <>
      <TimerBell />
      <TimerPill />
    </>,
  );
  const pill = await screen.findByRole("button", { name: /2 timers; Maria, roots/ });
  await act(async () => fireEvent.click(pill));
  const sheet = await screen.findByRole("dialog", { name: "Timers" });
  expect(within(sheet).getByText("Dana, roots")).toBeTruthy();
  expect(within(sheet).getByText("Maria, roots")).toBeTruthy();
});

it("asks to notify at the first timer that is started, never before", async () => {
  const requestPermission = vi.fn(async () => "granted");
  vi.stubGlobal("Notification", { permission: "default", requestPermission });
  timers = [timer({ left: 5 * MINUTE })];
  const requests = answering({
    "GET /api/timers": () => timers,
    "POST /api/timers": () => timers[0],
  });
  renderScreen(
    <>
      <TimerBell />
      <TimerPill />
    </>,
  );
  fireEvent.click(await screen.findByRole("button", { name: /Maria, roots/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Another timer" }));
  fireEvent.click(screen.getByRole("button", { name: "20 min" }));
  expect(requestPermission).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText("Client"), { target: { value: "Priya" } });
  fireEvent.click(screen.getByRole("button", { name: "Start 20 min" }));
  await waitFor(() => expect(requestPermission).toHaveBeenCalledOnce());
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toEqual({ minutes: 20, label: "Timer", clientName: "Priya" });
});
