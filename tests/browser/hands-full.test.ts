import { afterAll, beforeAll, expect, it } from "vitest";
import type { Timer } from "#tools/formulas/schema.ts";
import { audit } from "./audit.ts";
import { choose, clientPhotos } from "./photos.ts";
import { openStage, type Stage } from "./stage.ts";
import { devices } from "./visit.ts";

/** So that the page stands when the timer ends, in milliseconds. */
const RINGS_IN = 3000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it.each(devices)(
  "goes from a command to the bench, the scale and a timer that rings: %s",
  async (device) => {
    const visitor = await stage.member(device);
    const { page, press, context } = visitor;
    const troubles: string[] = [];
    const look = async (what: string) => troubles.push(...(await audit(page, device, what)));
    await page.goto("/chat");
    await page.getByRole("list", { name: "Begin with" }).waitFor();
    const composer = page.getByRole("form", { name: "Message to the assistant" });
    const words = composer.getByRole("textbox", { name: "Message" });
    await words.fill("/");
    await page.getByRole("listbox", { name: "Commands" }).waitFor();
    await look("commands");
    await press(page.getByRole("option", { name: /^\/formula/ }));
    expect(await words.inputValue()).toBe("Make a formula for ");

    await choose(
      visitor,
      composer.getByRole("button", { name: "Add photos" }),
      await clientPhotos(),
    );
    await words.fill("Dana, level 6 now, she wants this, a level 8");
    await press(composer.getByRole("button", { name: "Send", exact: true }));
    const chat = page.getByRole("log", { name: "Conversation" });
    const answers = chat.getByRole("group", { name: "Answers" });
    await press(answers.getByRole("button", { name: "Nothing, virgin" }));
    await chat.getByRole("region", { name: /formula for Dana$/ }).waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).waitFor();
    if (device === "phone") await press(page.getByRole("button", { name: "On the bench" }));
    const bench =
      device === "phone"
        ? page.getByRole("dialog", { name: "On the bench" })
        : page.getByRole("complementary", { name: "On the bench" });
    await press(bench.getByRole("button", { name: /^(Roots|Mids|Ends): level/ }).first());
    await bench
      .locator("figcaption")
      .getByText(/level \d/)
      .waitFor();
    await look("bench");

    await press(bench.getByRole("button", { name: "Mix step by step" }).first());
    const station = page.getByRole("dialog", { name: /^Mixing/ });
    await press(station.getByRole("button", { name: "Next", exact: true }));
    await station.getByText(/^2 of \d$/).waitFor();
    await look("mixing station");
    await page.keyboard.press("Escape");
    await station.waitFor({ state: "detached" });

    const headers = { origin: stage.server.url };
    const timer = { label: "Roots", minutes: 30, clientName: "Maria" };
    const started = await context.request.post("/api/timers", { headers, data: timer });
    const { id, endsAt } = (await started.json()) as Timer;
    await page.goto("/library");
    await press(page.getByRole("button", { name: /^1 timer; Maria, roots/ }));
    await press(page.getByRole("button", { name: "Another timer" }));
    await look("timers");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find anything" }).fill("dana");
    await page.getByRole("option", { name: /Dana, level 6/ }).waitFor();
    await look("palette");
    await page.keyboard.press("Escape");

    const minutes = -(Date.parse(endsAt) - Date.now() - RINGS_IN) / 60_000;
    const shorter = { headers, data: { action: "add", minutes } };
    expect((await context.request.patch(`/api/timers/${id}`, shorter)).status()).toBe(200);
    await page.reload();
    const rang = page.getByRole("alert", { name: "Timers that rang" });
    await rang.getByText(/^Maria, roots: .* up$/).waitFor();
    await look("alert");
    await press(rang.getByRole("button", { name: "Stop" }));
    await rang.getByText(/up$/).waitFor({ state: "detached" });
    expect(troubles).toEqual([]);
    expect(visitor.troubles).toEqual([]);
    await visitor.close();
  },
);
