import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBoth } from "./audit.ts";
import { openStage, type Stage } from "./stage.ts";
import { go, heading } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const CUSTOMERS = [
  "First Name,Last Name,Handset,Email Address,Points",
  "Ana,Kern,(212) 555-0134,ana@x.example,3",
  "Bea,Ruiz,(212) 555-0135,,7",
  ",,(212) 555-0136,,1",
].join("\r\n");

it("a client list is dropped, mapped, checked, brought in, found and taken back: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, context, press } = visitor;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const found: string[] = [];
  const look = async (screen: string) => void found.push(...(await auditBoth(visitor, screen)));
  await context.request.put("/api/subscription/upgrade", {
    headers: { origin: stage.server.url },
    data: { tier: "pro" },
  });
  await page.reload();
  await go(visitor, "Data Migration");
  await heading(page, "Nothing was moved yet").waitFor();
  await press(button("Start AI Migration").first());
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Where you come from").selectOption("vagaro");
  await look("files");
  const buffer = Buffer.from(CUSTOMERS);
  await dialog
    .getByLabel("Export files")
    .setInputFiles([{ name: "customers.csv", mimeType: "text/csv", buffer }]);

  const file = page.getByRole("region", { name: "customers.csv" });
  await file.getByText("(212) 555-0134").waitFor({ state: "attached" });
  if ((await file.getByLabel("Handset").inputValue()) !== "phone") {
    await press(file.getByText(/columns? left out/));
    await file.getByLabel("Handset").selectOption("phone");
  }
  await look("columns");
  await press(button("Check the rows"));
  await page.getByText("1 row would be left out").waitFor();
  await look("checked");
  // nothing is there yet
  const clients = async () =>
    (await (await context.request.get("/api/clients")).json()) as { name: string }[];
  expect(await clients()).toEqual([]);
  await press(button("Bring in 2 rows"));
  await heading(page, "Your move from Vagaro is done").waitFor();
  await press(button("Show them"));
  await page.getByText(/no name/).waitFor();
  await look("done");
  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    press(page.getByRole("link", { name: "Download (CSV)" })),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.csv$/);

  await press(page.getByRole("link", { name: "Open the clients" }));
  await page.getByRole("link", { name: /Ana Kern/ }).waitFor();
  await page.getByText("Bea Ruiz").waitFor();
  await page.goBack();
  await press(button("Undo"));
  await press(button("Take it back"));
  await heading(page, "Your move from Vagaro was undone").waitFor();
  expect(await clients()).toEqual([]);
  expect(found).toEqual([]);
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});
