import axe from "axe-core";
import type { Page } from "playwright-core";
import { atDesk, DEVICES, type Device, type Visit } from "./visit.ts";

/** The least side of what a finger has to hit, in CSS pixels; the half is for rounding. */
const TOUCH = 44 - 0.5;

/** In which theme a screen is looked at by all rules: each width in one, so that both widths see both. */
const THEMES = { phone: "light", desk: "dark" } as const satisfies Record<Device, string>;

/**
 * What is wrong with the screen as it stands, one line each: axe's serious and critical findings in one theme, sideways scrolling,
 * and on a phone what is too small to hit. Leaves the screen in the dark theme.
 */
export async function audit(page: Page, device: Device, screen: string): Promise<string[]> {
  await inTheme(page, THEMES[device]);
  const found = [
    ...(await barriers(page)).map((line) => `${THEMES[device]}: ${line}`),
    ...(await sideways(page, device)),
    ...(device === "phone" ? await tooSmall(page) : []),
  ];
  await inTheme(page, "dark");
  return found.map((line) => `${screen}: ${line}`);
}

/** Audits a screen on a phone, and the same page as a desk shows it. */
export async function auditBoth(
  visitor: Pick<Visit, "page" | "context">,
  screen: string,
): Promise<string[]> {
  return [
    ...(await audit(visitor.page, "phone", screen)),
    ...(await atDesk(visitor, () => audit(visitor.page, "desk", `${screen}, desk`))),
  ];
}

/** Brings what slides in or changes its colour to where it stays. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
}

async function inTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset["theme"] = wanted;
  }, theme);
  await settle(page);
}

/** What axe finds with the rules whose breach is serious; it is brought into the page once. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    type Rule = { id: string; impact: string; enabled: boolean; tags: string[] };
    type Axe = typeof axe & Record<"_audit", { rules: Rule[] }>;
    const { axe: here } = window as unknown as { axe: Axe };
    const isSerious = (impact: unknown) => impact === "serious" || impact === "critical";
    const serious = here["_audit"].rules.filter(
      ({ enabled, impact, tags }) => enabled && isSerious(impact) && !tags.includes("experimental"),
    );
    const { violations } = await here.run(document, {
      resultTypes: ["violations"],
      // no rule that is asked for reads style sheets or films
      preload: false,
      runOnly: { type: "rule", values: serious.map(({ id }) => id) },
    });
    return violations
      .filter(({ impact }) => isSerious(impact))
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ""}`),
      );
  });
}

async function sideways(page: Page, device: Device): Promise<string[]> {
  const { width } = DEVICES[device].viewport;
  const widths = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    main:
      (document.querySelector("main")?.scrollWidth ?? 0) -
      (document.querySelector("main")?.clientWidth ?? 0),
  }));
  return [
    ...(widths.page > width ? [`the page is ${widths.page} px wide`] : []),
    ...(widths.main > 0 ? [`the screen scrolls sideways by ${widths.main} px`] : []),
  ];
}

/** Everything to press, with the area that its ::before lays over more. A field counts with its label around it. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed =
      "a[href], button, summary, select, textarea, input, [role=button], [role=radio], [role=checkbox], [role=switch], [role=tab], [role=menuitem]";
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest("[inert], .sr-only") &&
      element.getBoundingClientRect().bottom > 0;
    const sizeOf = (element: Element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      const grown = getComputedStyle(element, "::before");
      if (grown.content === "none" || grown.position !== "absolute") return { width, height };
      return {
        width: Math.max(width, Number.parseFloat(grown.width) || 0),
        height: Math.max(height, Number.parseFloat(grown.height) || 0),
      };
    };
    return [...document.querySelectorAll(pressed)].filter(isShown).flatMap((element) => {
      const { width, height } = sizeOf(element);
      if (width >= least && height >= least) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40);
      return [`too small to hit: “${name}” is ${Math.round(width)} × ${Math.round(height)} px`];
    });
  }, TOUCH);
}
