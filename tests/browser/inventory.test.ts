import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newWords, type ConsultBody } from "#tests/consultation-form.ts";
import { audit } from "./audit.ts";
import { ean13, filmBarcode } from "./ean-video.ts";
import { clientPhotos } from "./photos.ts";
import { openStage, type Stage } from "./stage.ts";
import { go, heading, type Visit } from "./visit.ts";

const BARCODE = ean13("401560012345");
const folder = mkdtempSync(join(tmpdir(), "undertone-film-"));
const film = join(folder, "barcode.y4m");

/** A camera that shows the film. */
const CAMERA = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
/** Answers in a person's place whether the camera may be used: a headless shell cannot ask, and gives none unasked. */
const ALLOW = "--use-fake-ui-for-media-stream";
const REFUSE = `${ALLOW}=deny`;
const CANNOT_ASK =
  "this browser cannot be asked for a camera, as a full one can, which CHROME_PATH may name";

let stage: Stage;
beforeAll(async () => {
  filmBarcode(BARCODE, film);
  stage = await openStage({}, [...CAMERA, ALLOW]);
});
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

it("subscribes, adds by the camera, mixes, reorders, receives and counts: phone", async () => {
  const visitor = await stage.member("phone", { permissions: ["camera"] });
  const { page, press } = visitor;
  const { consultation, steps } = await consulted(visitor);
  const [step] = steps;
  const code = step?.shades[0]?.code ?? "";
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const found: string[] = [];
  const look = async (screen: string) => void found.push(...(await audit(page, "phone", screen)));

  await go(visitor, "Inventory");
  await page.getByText("$39").waitFor();
  await look("plan");
  await press(button("Subscribe"));
  await page.getByText("Active Subscription").waitFor();

  await press(page.getByRole("tab", { name: "Suppliers" }));
  await press(button("Add Supplier"));
  await dialog.getByLabel("Name").fill("Salon Service");
  await dialog.getByLabel("Contact email").fill("orders@salon-service.example");
  await press(dialog.getByRole("button", { name: "Add supplier" }));
  await page.getByText("Supplier Added").first().waitFor();

  await press(page.getByRole("tab", { name: "Inventory" }));
  await press(button("Scan"));
  // Chromium gives a camera ten seconds to its first picture: what the page then says is what fails here
  const refusal = dialog.getByRole("alert").filter({ hasText: "barcode" });
  await button("Add an item with it").or(refusal).waitFor();
  expect(await refusal.allInnerTexts()).toEqual([]);
  await press(button("Add an item with it"));
  expect(await dialog.getByLabel("Barcode", { exact: true }).inputValue()).toBe(BARCODE);
  await dialog.getByLabel("Catalog brand").selectOption(step?.brandId ?? "");
  await dialog.getByLabel("Line", { exact: true }).selectOption(step?.lineId ?? "");
  await dialog.getByLabel("Shade or developer").selectOption(`colour ${code} `);
  await dialog.getByLabel("Unit", { exact: true }).selectOption("tube");
  await dialog.getByLabel("Grams in one tube").fill("60");
  await dialog.getByLabel("Quantity", { exact: true }).fill("2");
  await dialog.getByLabel("Supplier", { exact: true }).selectOption({ label: "Salon Service" });
  await look("item form");
  await press(dialog.getByRole("button", { name: "Add item" }));
  await page.getByText("Item Added").first().waitFor();
  await page.getByRole("article").getByText("2 tubes").waitFor();
  await look("items");

  await page.goto(`/history/${consultation.id}`);
  await press(button("I mixed it").first());
  await page.getByText(/taken out\..*in your stock/).waitFor();
  await page.getByText(/^Mixed \d?\d:\d\d.* · /).waitFor();
  await button("Mix again").waitFor();
  const top = async (name: string) => (await button(name).first().boundingBox())?.y;
  expect(await top("Mix again")).toBe(await top("Mix step by step"));

  await page.goto("/inventory?tab=orders");
  await page.getByText(/^1 tube \+ .* g open$/).waitFor();
  await press(button("Quick Reorder (1)"));
  await page.getByText("1 order for 1 supplier").waitFor();
  // no mail server is set up: it is not said to be sent
  await press(button("Email to Supplier"));
  await press(dialog.getByRole("button", { name: "It is right, send" }));
  await page
    .getByText(/no mail server is set up/)
    .first()
    .waitFor();
  await look("orders");
  await press(button("Open"));
  await press(dialog.getByRole("button", { name: "Sent some other way" }));
  await press(dialog.getByRole("button", { name: "Receive" }));
  await press(button("All as ordered"));
  await look("receive");
  await press(dialog.getByRole("button", { name: "Receive", exact: true }).last());
  await dialog.getByText("Received", { exact: true }).first().waitFor();

  await page.goto("/inventory?take=open");
  await press(button("Start counting"));
  await press(button("Begin"));
  await dialog.getByLabel(/^Closed tubes of/).fill("9");
  await look("count");
  await press(button("Count it, next"));
  await page.getByText("1 of 1 item counted").waitFor();
  await page.reload();
  await press(button("Differences"));
  await heading(page, "Differences").waitFor();
  await press(button("Finish, put 1 right"));
  await page.getByText("9 tubes").first().waitFor();
  expect(found).toEqual([]);
  // of the barcode that nothing had yet
  expect(visitor.troubles.filter((line) => !line.includes("404"))).toEqual([]);
  await visitor.close();
});

it("reads a barcode by a camera that the browser itself allows: phone", async ({ skip }) => {
  const { member } = await stage.inBrowser(CAMERA);
  const visitor = await member("phone", { permissions: ["camera"] });
  const { page, press } = visitor;
  skip(await cannotAsk(visitor), CANNOT_ASK);
  await toInventory(visitor);
  await press(page.getByRole("button", { name: "Scan" }));
  await press(page.getByRole("button", { name: "Add an item with it" }));
  const barcode = page.getByRole("dialog").getByLabel("Barcode", { exact: true });
  expect(await barcode.inputValue()).toBe(BARCODE);
});

it.for([
  ["a switch", REFUSE],
  ["the browser itself", undefined],
] as const)(
  "says that the camera was not allowed by %s, and takes a typed barcode: desk",
  async ([, answer], { skip }) => {
    const { member } = await stage.inBrowser(answer ? [...CAMERA, answer] : CAMERA);
    const visitor = await member("desk", { permissions: [] });
    const { page, press } = visitor;
    skip(!answer && (await cannotAsk(visitor)), CANNOT_ASK);
    await toInventory(visitor);
    await press(page.getByRole("button", { name: "Scan" }));
    await page.getByText(/The camera was not allowed/).waitFor();
    await page.getByLabel("Barcode", { exact: true }).fill("4015600123453");
    await page.keyboard.press("Enter");
    await heading(page, "No item has this barcode").waitFor();
  },
);

/** Whether this browser refuses the camera as nothing that it supports, before anybody is asked. */
const cannotAsk = ({ page }: Visit) =>
  page.evaluate(async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true });
      for (const track of stream.getTracks()) track.stop();
      return false;
    } catch (error) {
      return (error as Error).name === "NotSupportedError";
    }
  });

async function toInventory({ page, context }: Visit) {
  await context.request.put("/api/inventory/subscribe", { headers: { origin: stage.server.url } });
  await page.goto("/inventory");
}

/** A consultation whose formula is to be mixed. */
async function consulted({ context }: Visit) {
  const headers = { origin: stage.server.url };
  const [, goal] = await clientPhotos();
  const stored = await context.request.post("/api/photos", { headers, multipart: { photo: goal } });
  const { id: targetPhoto } = (await stored.json()) as { id: string };
  const made = await context.request.post("/api/consultations", {
    headers,
    data: { ...newWords, clientName: "Lena", currentPhotos: [], targetPhoto },
  });
  return (await made.json()) as ConsultBody & { steps: { lineId: string }[] };
}
