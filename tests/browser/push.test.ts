import type { Worker } from "playwright-core";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it, type TestContext } from "vitest";
import { keptByDevice } from "./kept-by-device.ts";
import { openStage, type Stage } from "./stage.ts";
import type { Visit } from "./visit.ts";

let stage: Stage;
let sql: postgres.Sql;
beforeAll(async () => {
  stage = await openStage();
  sql = postgres(stage.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await stage.close();
});

const WORDS = { title: "Notifications work", body: "This is how", tag: "a1", path: "/settings" };
const SHOWS_NONE =
  "this browser shows no notifications, as a full one does, which CHROME_PATH may name";

/** Somebody whose browser may show notifications, and what of ours runs there while no page is open. */
async function told() {
  const visitor = await stage.member("desk", {
    serviceWorkers: "allow",
    permissions: ["notifications"],
  });
  const { page, context } = visitor;
  await keptByDevice(page);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return { ...visitor, worker };
}

/** Whether this browser shows notifications. */
async function showsOwn() {
  const { page, close } = await stage.visit("desk", { permissions: ["notifications"] });
  await page.goto("/api/health");
  const shows = await page.evaluate(() => Notification.permission === "granted");
  await close();
  return shows;
}

/** Keeps what the worker shows where the browser cannot: a headless shell brings pushes, and allows no notifications. */
const showInItsPlace = (worker: Worker) =>
  worker.evaluate(() => {
    type Shown = NotificationOptions & { title: string; close: () => void };
    type Scope = { registration: { showNotification: unknown; getNotifications: unknown } };
    const { registration } = globalThis as unknown as Scope;
    const shown = new Set<Shown>();
    registration.showNotification = async (title: string, options: NotificationOptions) => {
      const notification = { ...options, title, close: () => void shown.delete(notification) };
      shown.add(notification);
    };
    registration.getNotifications = async () => [...shown];
  });

/** Has the push service bring words to the browser. */
async function bring({ page, context }: Visit, words: typeof WORDS) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(words),
  });
  await session.detach();
}

const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    type Scope = { registration: { getNotifications(): Promise<Notification[]> } };
    const all = await (globalThis as unknown as Scope).registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

const windowsOf = (worker: Worker) =>
  worker.evaluate(async () => {
    type Scope = { clients: { matchAll(): Promise<unknown[]> } };
    return (await (globalThis as unknown as Scope).clients.matchAll()).length;
  });

/** A tap on the notification that is shown. @returns the windows that were brought to the front, and those that were opened */
const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    type Scope = {
      registration: { getNotifications(): Promise<Notification[]> };
      clients: { openWindow(url: string): Promise<null> };
      WindowClient: { prototype: { url: string; focus(): Promise<unknown> } };
      NotificationEvent: new (type: string, of: { notification: unknown }) => Event;
      ExtendableEvent: new (type: string) => Event;
    };
    const scope = globalThis as unknown as Scope & EventTarget;
    const [notification] = await scope.registration.getNotifications();
    const focused: string[] = [];
    const opened: string[] = [];
    // a browser lets a real tap alone bring a window to the front or open one
    scope.WindowClient.prototype.focus = async function focus() {
      focused.push(new URL(this.url).pathname);
    };
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    let work: Promise<unknown> = Promise.resolve();
    const event =
      notification instanceof Notification
        ? new scope.NotificationEvent("notificationclick", { notification })
        : Object.assign(new scope.ExtendableEvent("notificationclick"), { notification });
    scope.dispatchEvent(Object.assign(event, { waitUntil: (w: Promise<unknown>) => (work = w) }));
    await work;
    return { focused, opened };
  });

describe.each([
  ["of the browser itself", "own"],
  ["kept in its place", "kept"],
])("with notifications %s", (_where, whose) => {
  /** Somebody who is told so, or not at all where the browser shows none. */
  async function toldSo(skip: TestContext["skip"]) {
    if (whose === "own") skip(!(await showsOwn()), SHOWS_NONE);
    const visitor = await told();
    if (whose === "kept") await showInItsPlace(visitor.worker);
    return visitor;
  }

  it("shows what a push service brings, and opens the screen it is about in the window of the app", async ({
    skip,
  }) => {
    const visitor = await toldSo(skip);
    const { page, context, worker } = visitor;
    await bring(visitor, WORDS);
    await expect
      .poll(() => shownBy(worker))
      .toEqual([{ title: WORDS.title, body: WORDS.body, tag: WORDS.tag }]);
    // a page for clients that stands before it is none of the app's windows
    const other = await context.newPage();
    await other.goto("/book/falk-colour");
    expect(await tap(worker)).toEqual({ focused: ["/"], opened: [] });
    await page.bringToFront();
    await page.waitForURL("**/settings");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    expect(await shownBy(worker)).toEqual([]);
    expect(new URL(other.url()).pathname).toMatch(/^\/book\//);
    await visitor.close();
  });

  it("brings the window to the front that shows the screen already", async ({ skip }) => {
    const visitor = await toldSo(skip);
    const there = await visitor.context.newPage();
    await there.goto("/settings");
    // neither the first window nor the one that was seen last
    await (await visitor.context.newPage()).goto("/library");
    await visitor.page.bringToFront();
    await bring(visitor, WORDS);
    await expect.poll(() => shownBy(visitor.worker)).toHaveLength(1);
    expect(await tap(visitor.worker)).toEqual({ focused: ["/settings"], opened: [] });
    expect(new URL(visitor.page.url()).pathname).toBe("/");
    await visitor.close();
  });

  it("opens the screen in a window of its own where none is open", async ({ skip }) => {
    const visitor = await toldSo(skip);
    await bring(visitor, WORDS);
    await expect.poll(() => shownBy(visitor.worker)).toHaveLength(1);
    await visitor.page.goto("about:blank");
    await expect.poll(() => windowsOf(visitor.worker)).toBe(0);
    expect(await tap(visitor.worker)).toEqual({ focused: [], opened: ["/settings"] });
    await visitor.close();
  });
});

it("goes on telling a browser that was given another address, and it stays the device that it was", async () => {
  const visitor = await told();
  const { page, worker } = visitor;
  const json = {
    endpoint: "https://push.example/before",
    p256dh: "B".repeat(87),
    auth: "B".repeat(22),
    device: "Chrome at the desk",
    bookings: false,
  };
  const added: unknown = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch("/api/push/devices", sent)).json();
  }, json);
  const asked = await worker.evaluate(async ({ endpoint, p256dh, auth }) => {
    type Scope = {
      registration: { pushManager: { subscribe(options: object): Promise<object> } };
      ExtendableEvent: new (type: string) => Event;
    };
    const scope = globalThis as unknown as Scope & EventTarget;
    let given: object | undefined;
    // a browser without a push service of its own gives no address
    scope.registration.pushManager.subscribe = async (options) => {
      given = options;
      const fresh = { endpoint: "https://push.example/after", keys: { p256dh, auth } };
      return { toJSON: () => fresh };
    };
    let work: Promise<unknown> = Promise.resolve();
    scope.dispatchEvent(
      Object.assign(new scope.ExtendableEvent("pushsubscriptionchange"), {
        oldSubscription: { endpoint, options: { applicationServerKey: "the-key" } },
        newSubscription: null,
        waitUntil: (w: Promise<unknown>) => (work = w),
      }),
    );
    await work;
    return given;
  }, json);
  expect(asked).toEqual({ userVisibleOnly: true, applicationServerKey: "the-key" });
  const known = await page.evaluate(async () => (await fetch("/api/push")).json());
  expect(known).toMatchObject({ devices: [added] });
  const rows = await sql`select endpoint from push_subscriptions`;
  expect(rows).toEqual([{ endpoint: "https://push.example/after" }]);
  await visitor.close();
});
