import { afterAll, beforeAll, expect, it } from "vitest";
import { audit } from "./audit.ts";
import { BUSY, guardReads, moved, settled, strayWords, walkTo, type Place } from "./screens.ts";
import type { Stage } from "./stage.ts";
import { demoOwner, named, openDemo, tour, type Look } from "./tour.ts";
import { atDesk, type Device, type Visit } from "./visit.ts";

/** What a screen says in a salon in which nothing has happened yet. A screen without words here fails. */
const EMPTY: Record<string, RegExp> = {
  "/approve/:id": /This request is gone/,
  "/getting-started": /Set up your account/,
  "/guide": /What has been on the hair/,
  "/migration": /Nothing was moved yet/,
  "/reports": /No completed visits in these days/,
  "/admin/verification": /Only admins review accounts/,
  "/": /Welcome to Undertone/,
  "/chat": /No chats yet/,
  "/chat/:id": /Chat not found/,
  "/brand-preferences": /No brand preferences yet/,
  "/upload": /Nothing yet\. What you upload is listed here/,
  "/consultation": /0\/5 photos/,
  "/consultation/:id/corrective": /Original Consultation Not Found/,
  "/color-correction": /0\/5 photos/,
  "/history": /No consultations yet/,
  "/history/:id": /Consultation not found/,
  "/history/:id/why": /Consultation not found/,
  "/outcomes": /No outcomes yet/,
  "/library": /Nothing here yet/,
  "/library/switch": /Select the line you leave/,
  "/library/:id": /Formula not found/i,
  "/clients": /No clients yet/,
  "/clients/duplicates": /Nobody is here twice/,
  "/clients/:id": /Client not found/,
  "/formula-training": /Choose a head/,
  "/test-lab": /Not run/,
  "/appointments": /No appointments yet\. Share your booking link to get started!/,
  "/messages": /No texts yet/,
  "/messages/:id": /Conversation not found/,
  "/pricing": /Maren Falk has no services yet/,
  "/payments": /Nothing came in\./,
  "/social-media": /Pictures come from the record of a client/,
  "/inventory": /Nothing on the shelf yet|No suppliers yet/,
  "/pricing-tutorial": /The cost formula/,
  "/stylists": /Maren Falk/,
  "/settings": /Plan, brands and theme/,
  "/settings/you": /Pending Verification/,
  "/settings/messages": /not connected yet/,
  "/settings/booking": /None yet, so only your stylists limit/,
  "/settings/money": /No line yet/,
  "/settings/assistant": /Nothing yet/,
  "/settings/access": /No program is connected/,
  "/settings/data": /Take everything out/,
  "/outbox": /Nothing sent yet/,
};

/** What the shell asks on every screen: who is signed in, and what stands beside the screen. */
const OF_THE_SHELL = /^\/api\/(auth\/|timers|chats$|subscription\/status|salon\/deletion|demo)/;

/** What the browser itself writes of an answer that was to come. */
const NOT_FOUND = /status of 404/;

/**
 * What serves as well without what the salon has: guides, and heads to practise on, which then tick nothing and show no best
 * mark; forms for a head, which then ask nobody whose colour stands on the shelf.
 */
const READS_ANYWAY = new Set([
  "/getting-started",
  "/guide",
  "/formula-training",
  "/consultation",
  "/color-correction",
]);

/** What stands there whole before what it asks for has come, which adds a tick, a best mark or who the lab runs as. */
const READS_BESIDE = new Set([...READS_ANYWAY, "/test-lab"]);

let stage: Stage;
beforeAll(async () => {
  stage = await openDemo();
});
afterAll(() => stage.close());

/** Somebody whose salon is new, with every plan open. */
async function newcomer(device: Device): Promise<Visit> {
  const visitor = await stage.member(device);
  const headers = { origin: stage.server.url };
  for (const [path, data] of [
    ["/api/subscription/upgrade", { tier: "complete" }],
    ["/api/inventory/subscribe", {}],
    ["/api/social-media/subscribe", { tier: "full-management" }],
  ] as const) {
    const opened = await visitor.context.request.put(path, { headers, data });
    if (!opened.ok()) throw new Error(await opened.text());
  }
  // what was read of the plan before
  await visitor.page.goto("about:blank");
  return visitor;
}

/** What is wrong with a screen of a salon that has everything, once all of it has come. */
async function wholeAt(visitor: Visit, device: Device, { path, title }: Place): Promise<string[]> {
  const { page } = visitor;
  const found = [
    ...(await named(visitor, title)),
    ...(await strayWords(page)),
    ...(await audit(page, device, path)),
  ];
  return found.map((line) => `${device}: ${line}`);
}

/** Whether the screen comes to say that it is reading. */
const isBusy = (page: Visit["page"]): Promise<boolean> =>
  page
    .locator(BUSY)
    .first()
    .waitFor({ state: "attached", timeout: 1500 })
    .then(
      () => true,
      () => false,
    );

it("tells a new salon what is not there yet", { timeout: 600_000 }, async () => {
  const begin =
    (visitor: Visit): Look =>
    async ({ at, path, title }, { open }) => {
      const { page } = visitor;
      await walkTo(page, { at, title });
      const late = await settled(page, open);
      const said = await page.getByRole("main").innerText();
      return [
        ...late,
        ...(EMPTY[path]?.test(said)
          ? []
          : [`does not say what is not there: ${said.slice(0, 300)}`]),
        ...(await named(visitor, title)),
        ...(await strayWords(page)),
      ];
    };
  expect(await tour(() => newcomer("phone"), begin, NOT_FOUND)).toEqual([]);
});

it("says in words that nothing could be read", { timeout: 600_000 }, async () => {
  const begin = async ({ page }: Visit): Promise<Look> => {
    let passes = /^\/api\/auth\//;
    const refused = new Set<string>();
    await guardReads(page, (path) => {
      if (passes.test(path)) return true;
      refused.add(path);
      return false;
    });
    return async ({ at, path, title, gated }, { open }) => {
      passes = gated ? /^\/api\/(auth\/|subscription\/status)/ : /^\/api\/auth\//;
      refused.clear();
      await walkTo(page, { at, title });
      const late = await settled(page, open);
      const own = [...refused].filter((each) => !OF_THE_SHELL.test(each));
      const alerts = await page.getByRole("main").getByRole("alert").allInnerTexts();
      return [
        ...late,
        ...(own.length > 0 &&
        !READS_ANYWAY.has(path) &&
        !alerts.some((words) => words.trim().length > 10)
          ? [
              `asked for ${own.join(", ")} and says nothing: ${(await page.getByRole("main").innerText()).slice(0, 200)}`,
            ]
          : []),
        ...(await strayWords(page)),
      ];
    };
  };
  expect(await tour(() => demoOwner(stage, "desk"), begin)).toEqual([]);
});

it("shows that it is reading, and then a full salon", { timeout: 600_000 }, async () => {
  const begin = async (visitor: Visit): Promise<Look> => {
    const { page } = visitor;
    let passes = /^\/api\/auth\//;
    let held = Promise.withResolvers<void>();
    const waiting = new Set<string>();
    await guardReads(page, async (path) => {
      if (passes.test(path)) return true;
      waiting.add(path);
      await held.promise;
      return true;
    });
    return async (place, { open }) => {
      const { at, path, gated } = place;
      passes = gated ? /^\/api\/(auth\/|subscription\/status$)/ : /^\/api\/auth\//;
      held = Promise.withResolvers();
      waiting.clear();
      await page.goto(at);
      await page.locator("main h1, main h2, main [role=status]").first().waitFor();
      const waits = READS_BESIDE.has(path) || (await isBusy(page));
      const own = [...waiting].filter((each) => !OF_THE_SHELL.test(each));
      held.resolve();
      const late = [...(await settled(page, open)), ...(await moved(page))];
      const alerts = await page.getByRole("main").getByRole("alert").allInnerTexts();
      const onPhone = await wholeAt(visitor, "phone", place);
      // the same page at the other width, which is not drawn anew for it
      const onDesk = await atDesk(visitor, async () => [
        ...(await settled(page, open)),
        ...(await wholeAt(visitor, "desk", place)),
      ]);
      return [
        ...(own.length > 0 && !waits ? [`shows nothing while it asks for ${own.join(", ")}`] : []),
        ...late,
        ...alerts.filter((words) => words.trim()).map((words) => `alerts: ${words}`),
        ...onPhone,
        ...onDesk,
      ];
    };
  };
  expect(await tour(() => demoOwner(stage, "phone"), begin)).toEqual([]);
});
