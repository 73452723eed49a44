import { afterAll, beforeAll, expect, it } from "vitest";
import { hairPhoto } from "#tests/hair.ts";
import { audit } from "./audit.ts";
import { openStage, type Stage } from "./stage.ts";
import { devices, heading, openMenu, type Device, type Visit } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Audits one screen after another, each once what it should show is there. */
function auditor({ page }: Visit, device: Device) {
  const found: string[] = [];
  return {
    found,
    look: async (screen: string) => void found.push(...(await audit(page, device, screen))),
  };
}

it.each(devices)("has no barriers before signing in: %s", async (device) => {
  const visitor = await stage.visit(device);
  const { page } = visitor;
  const { found, look } = auditor(visitor, device);
  for (const [path, title] of [
    ["/welcome", "From a photo to a formula you can mix now"],
    ["/sign-in", "Sign in"],
    ["/sign-up", "Create your account"],
    ["/forgotten-password", /password/i],
    ["/book/nobody", "Stylist Not Found"],
  ] as const) {
    await page.goto(path);
    await heading(page, title).waitFor();
    await look(path);
  }
  expect(found).toEqual([]);
  expect(visitor.troubles.filter((line) => !line.includes("404"))).toEqual([]);
  await visitor.close();
});

it.each(devices)(
  "has no barriers in the menu, a chat with a formula, texts and where nothing is: %s",
  { timeout: 400_000 },
  async (device) => {
    const visitor = await stage.member(device);
    const { page, press } = visitor;
    const { found, look } = auditor(visitor, device);
    await page.goto("/");
    await heading(page, "Welcome to Undertone").waitFor();
    if (device === "phone") {
      await openMenu(visitor);
      await page
        .getByRole("dialog", { name: "Menu" })
        .getByRole("link", { name: "History" })
        .waitFor();
      await look("menu");
    }
    const id = await chatWithFormula(visitor, stage.server.url);
    await page.goto(`/chat/${id}`);
    await page.getByRole("region", { name: /formula for Dana$/ }).waitFor();
    await look("chat with a formula");
    await textTo(visitor, stage.server.url);
    await page.goto("/messages");
    await press(page.getByRole("link", { name: /See you on Friday/ }));
    await page.getByRole("log", { name: "Texts" }).getByText("See you on Friday.").waitFor();
    await look("messages, a conversation");
    await page.goto("/nowhere");
    await heading(page, "404 Page Not Found").waitFor();
    await look("404");
    expect(found).toEqual([]);
    expect(visitor.troubles.filter((line) => !line.includes("404"))).toEqual([]);
    await visitor.close();
  },
);

/** A text of the salon, on a plan that has them. */
async function textTo({ context }: Visit, origin: string): Promise<void> {
  const headers = { origin };
  await context.request.put("/api/subscription/upgrade", { headers, data: { tier: "pro" } });
  const data = { phone: "+15550100123", body: "See you on Friday." };
  const begun = await context.request.post("/api/sms/conversations", { headers, data });
  if (!begun.ok()) throw new Error(await begun.text());
}

/** A chat that has photos, a reading and a formula in it. */
async function chatWithFormula({ context }: Visit, origin: string): Promise<string> {
  const headers = { origin };
  const buffer = await hairPhoto({ level: 6, tone: "copper" });
  const photo = { name: "now.jpg", mimeType: "image/jpeg", buffer };
  const stored = await context.request.post("/api/photos", { headers, multipart: { photo } });
  const { id: photoId } = (await stored.json()) as { id: string };
  const id = crypto.randomUUID();
  const parts = [
    { type: "data-photo", data: { photoId, role: "current" } },
    { type: "text", text: "Dana, virgin hair level 6, damage 1, wants an 8 cool" },
  ];
  const message = { id: crypto.randomUUID(), role: "user", parts };
  await (await context.request.post("/api/chat", { headers, data: { id, message } })).text();
  return id;
}
