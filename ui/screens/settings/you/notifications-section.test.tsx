import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { PushDevice } from "#tools/push/schema.ts";
import { NotificationsSection } from "./notifications-section.tsx";

const PHONE: PushDevice = {
  id: "01890000-0000-7000-8000-000000000001",
  device: "Chrome on Android",
  timers: true,
  bookings: true,
  createdAt: "2026-11-20T08:00:00.000Z",
  lastUsedAt: null,
};

/** A browser with a push service, whose owner answers when asked. */
function browser({ permission, agent }: { permission?: NotificationPermission; agent?: string }) {
  vi.stubGlobal("isSecureContext", true);
  if (agent) vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  if (!permission) {
    vi.stubGlobal("Notification", undefined);
    return;
  }
  const Asked = { permission, requestPermission: async () => permission };
  vi.stubGlobal("Notification", Asked);
  vi.stubGlobal("PushManager", {});
  const keys = { p256dh: "B".repeat(87), auth: "B".repeat(22) };
  const subscription = {
    options: {},
    toJSON: () => ({ endpoint: "https://push.example/1", keys }),
    unsubscribe: async () => true,
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function serve(devices: PushDevice[]) {
  const path = `/api/push/devices/${PHONE.id}`;
  const answers = {
    "GET /api/push": () => ({ publicKey: "key", devices }),
    "POST /api/push/devices": () => {
      devices.push(PHONE);
      return Response.json(PHONE, { status: 201 });
    },
    [`PATCH ${path}`]: async (request: Request) => {
      Object.assign(PHONE, await request.json());
      return PHONE;
    },
    [`DELETE ${path}`]: () => {
      devices.length = 0;
      return PHONE;
    },
    [`POST ${path}/test`]: () => ({ sent: false, words: "The push service refuses it (503)." }),
  };
  const requests = answering(answers);
  renderScreen(<NotificationsSection />);
  return requests;
}

it("turns notifications on for this browser, changes what it is told of, and turns them off", async () => {
  browser({ permission: "granted" });
  const requests = serve([]);
  fireEvent.click(await screen.findByRole("button", { name: "Turn on for this device" }));
  const row = await screen.findByRole("listitem", { name: "Chrome on Android" });
  within(row).getByText("This device");
  const added = requests.find(({ method }) => method === "POST");
  expect(await added?.json()).toMatchObject({ endpoint: "https://push.example/1" });
  expect(screen.queryByRole("button", { name: "Turn on for this device" })).toBeNull();

  const timers = within(row).getByRole("switch", { name: /Timers/ });
  fireEvent.click(timers);
  await waitFor(() => expect(timers.getAttribute("aria-checked")).toBe("false"));

  fireEvent.click(within(row).getByRole("button", { name: /Turn off/ }));
  await screen.findByRole("button", { name: "Turn on for this device" });
});

it("says that a test did not go", async () => {
  browser({ permission: "granted" });
  serve([PHONE]);
  fireEvent.click(await screen.findByRole("button", { name: /Send a test/ }));
  await screen.findByText("The push service refuses it (503).");
});

it.each([
  ["blocks them", { permission: "denied" as const }, /blocks notifications/],
  ["cannot show them", {}, /cannot show notifications/],
  ["has to be installed first", { agent: "Mozilla/5.0 (iPhone)" }, /Add to Home Screen/],
])("says truthfully that this browser %s", async (_why, given, words) => {
  browser(given);
  serve([]);
  await screen.findByText(words);
  expect(screen.queryByRole("button", { name: "Turn on for this device" })).toBeNull();
});
