import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBoth } from "./audit.ts";
import { choose, clientPhotos, photoFile } from "./photos.ts";
import { openStage, type Stage } from "./stage.ts";
import { go, heading } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it("makes a formula by form, then corrects it, without barriers: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, press } = visitor;
  const barriers: string[] = [];
  const look = async (what: string) => barriers.push(...(await auditBoth(visitor, what)));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const [now, goal] = await clientPhotos();
  await go(visitor, "New Consultation");

  await button("Continue").waitFor();
  await look("photos");
  await press(button("Continue"));
  await page.getByRole("alert").getByText("Target Photo Required").waitFor();
  const current = page.getByRole("group", { name: "Current hair" });
  await choose(visitor, current.getByRole("button", { name: "Choose photos" }), now);
  await current.getByText("1/5 photos").waitFor();
  await page.getByText(/orange showing/i).waitFor();
  const target = page.getByRole("group", { name: "Target inspiration" });
  await choose(visitor, target.getByRole("button", { name: "Choose a photo" }), goal);
  await target.getByText("1/1 photo").waitFor();
  await look("photos, read");
  await press(button("Continue"));

  await page.getByLabel("Client", { exact: false }).first().fill("Lena");
  await look("diagnosis");
  const levels = page.getByRole("group", { name: "Current and desired level" });
  await levels.getByRole("slider", { name: /goal/i }).focus();
  await page.keyboard.press("ArrowLeft");
  await press(
    page.getByRole("group", { name: "Service" }).getByRole("button", { name: /gr[ae]y coverage/i }),
  );
  await press(page.getByRole("radio", { name: /^2/ }));
  await press(button("Get Formula Recommendation"));

  const card = page.getByRole("region", { name: /formula for Lena$/ });
  await card.waitFor();
  await heading(page, "AI Hair Analysis").waitFor();
  await look("results");
  const first = await card.getByRole("heading").first().textContent();
  const help = page.getByRole("link", { name: "I Need More Help" });
  await press(help);

  const generate = button("Generate Corrective Formula");
  await page.getByText("Please upload a photo showing the current hair color result.").waitFor();
  expect(await generate.isDisabled()).toBe(true);
  await look("corrective");
  const result = await photoFile("result", { level: 7, tone: "gold", seed: 3 });
  await choose(visitor, button("Choose a photo"), result);
  await page.getByText("Please select at least one uncorrected tone or issue.").waitFor();
  await press(button("Orange"));
  await page.getByText("Please describe what went wrong with the original formula.").waitFor();
  expect(await generate.isDisabled()).toBe(true);
  await page.getByRole("textbox", { name: "Description" }).fill("The mids came out brassy.");
  await press(generate);
  await heading(page, "Corrective formula").waitFor();
  await page.getByRole("region", { name: /formula for Lena$/ }).waitFor();

  await go(visitor, "History");
  const listed = page.getByRole("main").getByRole("link", { name: /Lena/ });
  await listed.nth(1).waitFor();
  expect(await listed.count()).toBe(2);
  expect(await listed.first().getAttribute("aria-label")).toContain("Correction");
  await press(listed.nth(1));
  await heading(page, first ?? "").waitFor();
  expect([...barriers, ...visitor.troubles]).toEqual([]);
  await visitor.close();
});
