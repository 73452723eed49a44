import type { Locator, Page } from "playwright-core";
import { go, heading, type Visit } from "#tests/browser/visit.ts";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import { USUAL_WEEKS } from "#tools/closing/schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { CLIENTS, DAY, type Act, type Colleague } from "./script.ts";

/** Somebody before the product, and how often they have touched it so far: what is pressed, chosen or typed counts once. */
export type Hands = Visit & { touches: number };

type Of<Does extends Act["does"]> = Extract<Act, { does: Does }>;

/** Does it by the screens as a person would, and waits for what tells them that it is done. */
export async function byScreens(hands: Hands, act: Act): Promise<void> {
  switch (act.does) {
    case "block":
      return block(hands, act);
    case "book":
      return book(hands, act);
    case "miss":
      return miss(hands, act);
    case "mix":
      return mix(hands, act);
    case "weigh back":
      return weighBack(hands, act);
    case "time":
      return time(hands, act);
    case "rescue":
      return rescue(hands, act);
    case "close":
      return close(hands, act);
    case "refund":
      return refund(hands, act);
    default:
      return count(hands, act);
  }
}

async function press(hands: Hands, target: Locator): Promise<void> {
  hands.touches += 1;
  await hands.press(target);
}

async function fill(hands: Hands, field: Locator, words: string): Promise<void> {
  hands.touches += 1;
  await field.fill(words);
}

/** Chooses of a list what begins with these words. */
async function choose(hands: Hands, list: Locator, words: string): Promise<void> {
  hands.touches += 1;
  const option = list.locator("option", { hasText: new RegExp(`^${words}(,|$)`, "u") });
  await list.selectOption((await option.getAttribute("value")) ?? "");
}

const button = (within: Locator | Page, name: string | RegExp) =>
  within.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
const sheetOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const money = (minor: number) => `$${minor / 100}`;

/** One of the places of the day: in the sidebar at a desk, under the thumb on a phone. */
async function to(hands: Hands, place: { desk: string; phone: string }): Promise<void> {
  const phone = hands.device === "phone";
  const places = hands.page.getByRole("navigation", { name: phone ? "Places" : "Main" });
  const name = phone ? place.phone : place.desk;
  await press(hands, places.getByRole("link", { name, exact: true }).first());
}

const toCalendar = (hands: Hands) => to(hands, { desk: "Calendar", phone: "Calendar" });

/** Takes the free time of somebody: at a desk by its place in the calendar, on a phone beside their name, to be told when. */
async function takeFree(hands: Hands, stylist: Colleague, at: string): Promise<void> {
  const { page, device } = hands;
  await toCalendar(hands);
  if (device === "phone") return press(hands, button(page, `Book a client with ${stylist}`));
  hands.touches += 1;
  const free = page
    .getByRole("region", { name: new RegExp(`^${stylist},`, "u") })
    .locator("[data-free]");
  await free.click({ position: { x: 60, y: await depthOf(page, free, at) } });
}

/** How far down a column a time is, by the hours that stand beside it. */
async function depthOf(page: Page, column: Locator, at: string): Promise<number> {
  const [hour = 0, minutes = 0] = at.split(":").map(Number);
  const calendar = page.getByRole("region", { name: /^Calendar of/u });
  const lineOf = async (of: number) => {
    const beside = calendar.getByText(`${String(of).padStart(2, "0")}:00`, { exact: true }).first();
    const box = await beside.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const [line, next, top] = [
    await lineOf(hour),
    await lineOf(hour + 1),
    (await column.boundingBox())?.y ?? 0,
  ];
  return line + ((next - line) * minutes) / 60 + 4 - top;
}

async function block(hands: Hands, { stylist, from, to: until, reason }: Of<"block">) {
  const { page } = hands;
  await takeFree(hands, stylist, from);
  await press(hands, page.getByRole("radio", { name: "Block time" }));
  const sheet = sheetOf(page, "Block time");
  if ((await sheet.getByLabel(/^From\b/u).inputValue()) !== from)
    await fill(hands, sheet.getByLabel(/^From\b/u), from);
  if ((await sheet.getByLabel(/^To\b/u).inputValue()) !== until)
    await fill(hands, sheet.getByLabel(/^To\b/u), until);
  await fill(hands, sheet.getByLabel("Reason"), reason);
  await press(hands, button(sheet, "Block time"));
  await sheet.waitFor({ state: "hidden" });
}

async function book(hands: Hands, { client, stylist, service, time: at }: Of<"book">) {
  const { page } = hands;
  await takeFree(hands, stylist, at);
  const sheet = sheetOf(page, "Book a client");
  await fill(hands, sheet.getByRole("combobox", { name: "Client" }), client);
  const name = (CLIENTS as readonly string[]).includes(client)
    ? new RegExp(`^${client}`, "u")
    : `New client “${client}”`;
  await press(hands, sheet.getByRole("option", { name }));
  await choose(hands, sheet.getByLabel("Service", { exact: true }), service);
  if ((await sheet.getByLabel("Time").inputValue()) !== at)
    await fill(hands, sheet.getByLabel("Time"), at);
  await press(hands, button(sheet, "Book it"));
  await page.getByText(`${client} is booked`).waitFor();
  await sheet.waitFor({ state: "hidden" });
}

/** Opens a visit of the day from the calendar. */
async function open(hands: Hands, client: string): Promise<Locator> {
  const { page } = hands;
  await toCalendar(hands);
  await press(hands, page.getByRole("main").getByRole("button", { name: client }).first());
  return sheetOf(page, client);
}

async function miss(hands: Hands, { client }: Of<"miss">) {
  const sheet = await open(hands, client);
  await press(hands, button(sheet, "More"));
  await press(hands, sheet.getByRole("menuitem", { name: "Did not come" }));
  await button(sheet, "Close the visit").waitFor({ state: "hidden" });
  await press(hands, button(sheet, "Close"));
}

/** What was mixed last for whoever sits in one's chair. */
async function toLastBowl(hands: Hands, client: string): Promise<void> {
  const { page } = hands;
  await to(hands, { desk: "Dashboard", phone: "Now" });
  const seated = page.getByRole("region", { name: "In the chair" }).filter({ hasText: client });
  await press(hands, seated.getByRole("link", { name: /^Last formula/u }));
}

async function mix(hands: Hands, { client, grams }: Of<"mix">) {
  const { page } = hands;
  await toLastBowl(hands, client);
  const amount = page.getByRole("radio", { name: `${grams} g`, exact: true });
  await press(hands, amount);
  await press(hands, button(page, "Mix step by step"));
  const station = sheetOf(page, /^Mixing/u);
  const onward = button(station, /^Next/u);
  await onward.waitFor();
  while (await onward.isVisible()) await press(hands, onward);
  await press(hands, button(station, "Leave"));
  await press(hands, button(page, "I mixed it"));
  await button(page, "Mix again").waitFor();
}

async function weighBack(hands: Hands, { client, mixed, left }: Of<"weigh back">) {
  const { page } = hands;
  await toLastBowl(hands, client);
  await button(page, "Mix again").waitFor();
  await press(hands, button(page, "Weigh what is left"));
  const dialog = sheetOf(page, "Weigh what is left");
  if ((await dialog.getByLabel("Mixed (g)").inputValue()) !== String(mixed))
    await fill(hands, dialog.getByLabel("Mixed (g)"), String(mixed));
  await fill(hands, dialog.getByLabel("Left over (g)"), String(left));
  await press(hands, button(dialog, "Keep"));
  await button(page, "Weigh again").waitFor();
}

async function time(hands: Hands, { label, minutes }: Of<"time">) {
  const { page, device } = hands;
  if (device === "phone")
    await press(hands, button(page.getByRole("navigation", { name: "Places" }), "More"));
  await press(hands, button(page, /^Find anything/u));
  await press(hands, page.getByRole("option", { name: "Start a timer" }));
  const sheet = sheetOf(page, "Timers");
  await press(hands, button(sheet, `${minutes} min`));
  await fill(hands, sheet.getByLabel("What is processing"), label);
  await press(hands, button(sheet, `Start ${minutes} min`));
  await sheet.getByRole("group", { name: label }).waitFor();
  await press(hands, button(sheet, "Close"));
}

async function rescue(hands: Hands, { words }: Of<"rescue">) {
  const { page } = hands;
  await press(hands, button(page, /1 timer/u));
  await press(hands, button(sheetOf(page, "Timers"), "Something is wrong"));
  const sheet = sheetOf(page, "Something is wrong");
  await fill(hands, sheet.getByLabel("In your words"), words);
  await press(hands, button(sheet, "Ask"));
  await sheet.getByRole("region", { name: /^Rescue:/u }).waitFor();
  await press(hands, button(sheet, "Close").first());
  await press(hands, button(sheetOf(page, "Timers"), "Close"));
}

/** The day so many weeks on, as it stands on what is pressed for it: "4 Jan". */
const dayIn = (weeks: number): string =>
  new Date(addDays(DAY, weeks * 7)).toLocaleDateString("en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
  });

async function close(hands: Hands, { client, price, method, tip, weeks }: Of<"close">) {
  const { page } = hands;
  const visit = await open(hands, client);
  await press(hands, button(visit, "Close the visit"));
  const sheet = sheetOf(page, `Close ${client}’s visit`);
  const named = sheet.getByRole("textbox", { name: /, USD$/u }).first();
  if ((await named.inputValue()) !== money(price)) await fill(hands, named, String(price / 100));
  await press(hands, button(sheet, METHOD_WORDS[method]));
  if (tip) await fill(hands, sheet.getByLabel("Tip", { exact: true }), String(tip / 100));
  if (weeks) {
    const again = sheet.getByLabel("They come again");
    if (weeks !== USUAL_WEEKS) await choose(hands, again, `In ${weeks} weeks`);
    const next = sheet.getByRole("region", { name: "Next visit" });
    await press(hands, button(next, new RegExp(`\\b${dayIn(weeks)}\\b`, "u")).first());
  }
  await press(hands, button(sheet, `Close with ${money(price + (tip ?? 0))} paid`));
  await heading(page, `${client}, closed`).waitFor();
  await press(hands, button(page, "Done"));
}

async function refund(hands: Hands, { client, amount, reason }: Of<"refund">) {
  const { page } = hands;
  await toPayments(hands);
  await press(hands, page.getByRole("radio", { name: "Payments" }));
  const row = page.getByRole("listitem").filter({ hasText: client });
  await press(hands, row.locator("summary"));
  await press(hands, button(row, "Refund"));
  const dialog = sheetOf(page, /^Refund/u);
  await fill(hands, dialog.getByLabel(/^Amount/u), String(amount / 100));
  await fill(hands, dialog.getByLabel("Reason"), reason);
  await press(hands, button(dialog, `Refund ${money(amount)}`));
  await row.getByText("Partly refunded").first().waitFor();
}

async function count(hands: Hands, { counted, float }: Of<"count">) {
  const { page } = hands;
  await toPayments(hands);
  await press(hands, page.getByRole("radio", { name: "Day" }));
  await fill(hands, page.getByLabel("In the drawer before"), String(float / 100));
  await fill(hands, page.getByLabel("Counted now"), String(counted / 100));
  await press(hands, button(page, "Close the day, it is right"));
  await heading(page, "Closed").waitFor();
}

async function toPayments(hands: Hands): Promise<void> {
  hands.touches += hands.device === "phone" ? 2 : 1;
  await go(hands, "Payments");
}
