import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { SAMPLE_CONSULTATION, SAMPLE_PHOTOS } from "#ui/screens/test-lab/samples.ts";
import { startApp } from "#tests/app.ts";
import { consult } from "#tests/consultation-form.ts";
import { openSalon } from "#tests/fixtures.ts";

it("makes a formula of the consultation that the Test Lab runs", async () => {
  const salon = await openSalon(await startApp());
  const photos = await Promise.all(SAMPLE_PHOTOS.map((image) => readFile(`ui/public${image}`)));
  const { status, body } = await consult(salon, SAMPLE_CONSULTATION, { photos });
  expect([status, body.error, photos.length]).toEqual([201, undefined, 3]);
  expect(body.formula).not.toBeNull();
});
