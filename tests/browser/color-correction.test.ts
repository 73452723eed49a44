import { afterAll, beforeAll, expect, it } from "vitest";
import { auditBoth } from "./audit.ts";
import { choose, photoFile } from "./photos.ts";
import { openStage, type Stage } from "./stage.ts";
import { go, heading } from "./visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it("leads from photos of box dye to bowls, a plan and a page for the client: phone", async () => {
  const visitor = await stage.member("phone");
  const { page, press } = visitor;
  const found: string[] = [];
  await go(visitor, "Color Correction");
  await heading(page, "Color Correction").waitFor();
  const goOn = page.getByRole("button", { name: "Continue" });
  expect(await goOn.isDisabled()).toBe(true);
  const [current, target] = [
    page.getByRole("group", { name: "Current Hair Condition" }),
    page.getByRole("group", { name: "Target Inspiration" }),
  ];
  await choose(visitor, current.getByRole("button", { name: "Choose photos" }), [
    await photoFile("back", {
      level: 4,
      zones: { roots: { level: 5 }, ends: { level: 7, tone: "copper" } },
    }),
  ]);
  await choose(visitor, target.getByRole("button", { name: "Choose a photo" }), [
    await photoFile("goal", { level: 9, tone: "ash", seed: 2 }),
  ]);
  await current.getByText("1/5 photos").waitFor();
  found.push(...(await auditBoth(visitor, "photos")));
  await press(goOn);

  const generate = page.getByRole("button", { name: "Generate Color Correction Formula" });
  await generate.waitFor();
  expect(await generate.isDisabled()).toBe(true);
  const pick = (group: RegExp, name: string) =>
    press(page.getByRole("group", { name: group }).getByRole("button", { name, exact: true }));
  await pick(/^Unwanted tone/, "Brassy orange");
  await pick(/^Desired tone/, "Cool, ash");
  await press(page.getByRole("radio", { name: "4, Dark/Medium" }).first());
  await press(
    page.getByRole("radiogroup", { name: /^Desired level/ }).getByRole("radio", { name: /^9,/ }),
  );
  await pick(/^Hair condition/, "Healthy");
  await pick(/^Hair thickness/, "Medium");
  await pick(/^Hair length/, "Long");
  await pick(/^Previous treatments/, "Box dye");
  const zones = page.getByRole("region", { name: "Zones" });
  await zones.getByText(/^The photo shows roots/).waitFor();
  await press(zones.getByRole("button", { name: "Use this" }));
  const ends = zones.getByRole("slider", { name: "ends" });
  const before = Number(await ends.getAttribute("aria-valuenow"));
  await ends.press("ArrowRight");
  expect(Number(await ends.getAttribute("aria-valuenow"))).toBe(before + 1);
  found.push(...(await auditBoth(visitor, "diagnostic")));
  await press(generate);

  await heading(page, "Color Correction Formula").waitFor();
  const main = page.getByRole("main");
  await main.getByRole("region", { name: "Diagnosis" }).getByText("Brassy orange").waitFor();
  await main.getByRole("region", { name: "Recommended techniques" }).waitFor();
  await main
    .getByRole("region", { name: /formula for Color Correction Client$/ })
    .getByRole("cell", { name: / g$/ })
    .first()
    .waitFor();
  const plan = main.getByRole("region", { name: /^Plan of visits/ });
  await press(plan.getByRole("button", { name: "Make a link" }));
  const link = await plan.getByLabel("Link for the client").inputValue();
  found.push(...(await auditBoth(visitor, "result")));

  const stranger = await stage.visit("phone");
  await stranger.page.goto(link);
  await heading(stranger.page, "Your color plan").waitFor();
  expect(await stranger.page.getByRole("heading", { level: 2 }).count()).toBeGreaterThan(1);
  found.push(...(await auditBoth(stranger, "plan")));
  await press(plan.getByRole("button", { name: "Stop sharing" }));
  await plan.getByRole("button", { name: "Make a link" }).waitFor();
  await stranger.page.reload();
  await heading(stranger.page, "There is no plan here").waitFor();
  const gone = /404 \(Not Found\)/; // the reload of a link that was ended
  expect(stranger.troubles.filter((line) => !gone.test(line))).toEqual([]);
  await stranger.close();

  await press(main.getByRole("button", { name: "New Correction" }));
  await current.getByText("0/5 photos").waitFor();
  expect([...found, ...visitor.troubles]).toEqual([]);
  await visitor.close();
});
