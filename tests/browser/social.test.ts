import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newWords } from "#tests/consultation-form.ts";
import { clientPhotos } from "./photos.ts";
import { openStage, type Stage } from "./stage.ts";
import { go, heading } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it("writes a post from a consultation, keeps it, takes its words away and deletes it: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, context, press } = visitor;
  const headers = { origin: stage.server.url };
  const [, goal] = await clientPhotos();
  const stored = await context.request.post("/api/photos", { headers, multipart: { photo: goal } });
  const { id: targetPhoto } = (await stored.json()) as { id: string };
  const made = await context.request.post("/api/consultations", {
    headers,
    data: { ...newWords, clientName: "Lena", currentPhotos: [], targetPhoto },
  });
  expect(made.status()).toBe(201);

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await go(visitor, "Social Media");
  await press(button("Choose Full Management"));
  await page.getByText("Subscription Activated").first().waitFor();
  await press(page.getByRole("radio", { name: /Lena/ }));
  await press(button("Write the caption"));
  await press(page.getByText(/based on \d+ facts?$/));
  await page.getByRole("list", { name: "Based on" }).waitFor();
  const caption = await page.getByLabel("Caption").inputValue();
  expect(caption).not.toMatch(/Lena/);
  await press(button("Create post"));
  await page.getByText("Post Created").first().waitFor();
  await page.getByText("1/Unlimited").waitFor();

  await press(page.getByRole("tab", { name: "Content Calendar" }));
  const card = page.getByRole("article");
  await card.getByText("Draft").waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    press(card.getByRole("link", { name: "Download" })),
  ]);
  const words = await readFile(await file.path(), "utf8");
  expect(words.startsWith(caption.trim())).toBe(true);
  expect(words).toMatch(/\n#\p{L}/u);

  await press(card.getByRole("button", { name: "Delete" }));
  await press(button("Delete post"));
  await page.getByText("Post Deleted").first().waitFor();
  await heading(page, "No posts yet").waitFor();
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});
