import type { Locator, Page } from "playwright-core";
import type { HairOptions } from "#tools/colour/render/options.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { Visit } from "./visit.ts";

type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** A rendered photo as a file on the stylist's device. */
export async function photoFile(name: string, options: HairOptions): Promise<PhotoFile> {
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer: await hairPhoto(options) };
}

/** The hair as it is and the colour that is wanted. */
export async function clientPhotos(): Promise<[now: PhotoFile, goal: PhotoFile]> {
  return Promise.all([
    photoFile("now", { level: 6, tone: "copper" }),
    photoFile("goal", { level: 8, tone: "ash", seed: 2 }),
  ]);
}

/** Drops files on a place of the page, as from a folder beside the browser. */
export async function dropOn(page: Page, place: Locator, files: PhotoFile[]): Promise<void> {
  const told = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString("base64"),
  }));
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, told);
  await place.dispatchEvent("dragenter", { dataTransfer });
  await place.dispatchEvent("drop", { dataTransfer });
}

/** Chooses files in the picker that a button opens. */
export async function choose(
  { page, press }: Pick<Visit, "page" | "press">,
  button: Locator,
  files: PhotoFile | PhotoFile[],
): Promise<void> {
  const [picker] = await Promise.all([page.waitForEvent("filechooser"), press(button)]);
  await picker.setFiles(files);
}
