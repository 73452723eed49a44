import { afterEach, expect, it, vi } from "vitest";
import { startAppWorker, takeNewVersion, useNewVersion } from "./app-worker.ts";

/** A browser's workers, of which a test says what happens. */
function workers({ controlled }: { controlled: boolean }) {
  const posted: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state: "installing",
    postMessage: (message: unknown) => posted.push(message),
  });
  const registration = Object.assign(new EventTarget(), {
    waiting: null as typeof worker | null,
    installing: null as typeof worker | null,
    active: null as typeof worker | null,
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    register: vi.fn(async () => registration),
  });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  return {
    posted,
    container,
    /** Some file of the first version did not come. */
    failed: () => {
      registration.installing = worker;
      registration.dispatchEvent(new Event("updatefound"));
      worker.state = "redundant";
      worker.dispatchEvent(new Event("statechange"));
    },
    /** A new version was fetched, and waits. */
    found: () => {
      registration.installing = worker;
      registration.dispatchEvent(new Event("updatefound"));
      registration.waiting = worker;
      worker.dispatchEvent(new Event("statechange"));
    },
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  useNewVersion.setState({ waiting: null });
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("tells of a new version, and loads the page anew when it is asked to and not before", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { found, posted, container } = workers({ controlled: true });
  await startAppWorker(() => undefined);
  expect(useNewVersion.getState().waiting).toBeNull();
  found();
  expect(useNewVersion.getState().waiting).not.toBeNull();
  expect([posted, reload.mock.calls]).toEqual([[], []]);
  takeNewVersion();
  expect(posted).toEqual(["take over"]);
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

it("takes the first version for no new one", async () => {
  const { found } = workers({ controlled: false });
  await startAppWorker(() => undefined);
  found();
  expect(useNewVersion.getState().waiting).toBeNull();
});

it("tries again where some file of the app did not come", async () => {
  vi.useFakeTimers();
  const { failed, container } = workers({ controlled: false });
  await startAppWorker(() => undefined);
  failed();
  expect(container.register).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(container.register).toHaveBeenCalledTimes(2);
});

it("goes where a notification leads, and to no other site", async () => {
  const { container } = workers({ controlled: true });
  const opened: string[] = [];
  await startAppWorker((path) => opened.push(path));
  for (const open of ["/messages/1", "//evil.example/x"])
    container.dispatchEvent(new MessageEvent("message", { data: { open } }));
  expect(opened).toEqual(["/messages/1", "/"]);
});

it("does without workers where a browser has none", async () => {
  await expect(startAppWorker(() => undefined)).resolves.toBeUndefined();
});
