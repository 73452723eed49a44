import { builtinModel } from "#agent/models/builtin/model.ts";
import { startApp, type Overrides } from "#tests/app.ts";
import { fakeStripe } from "#tests/fakes/stripe.ts";
import { openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";

/** What starts an app in which nobody is asked for an answer: its own model writes, and no mail service is there. */
export const ALONE = {
  env: { GRAPH_BASE_URL: "http://127.0.0.1:9", AI_PROVIDER: "builtin" },
  model: { provider: "builtin", chat: builtinModel(), vision: null },
} as const;

/** An app with Maren's salon, which has all of the product. */
export async function openWholeSalon(given: Overrides = ALONE) {
  const here = await startApp(given);
  const maren = await openSalon(here);
  await putOnTier(maren, "complete");
  return { here, maren };
}

/** The same where clients pay when they book, by a Stripe that tells what it is made to. */
export async function openPaidSalon({ now, ...rules }: { now: () => Date; horizonDays?: number }) {
  const stripe = await fakeStripe({ now });
  const env = { ...stripe.env, TRUSTED_PROXIES: "127.0.0.1" };
  const { here, maren } = await openWholeSalon({ now, env });
  await maren.json("PUT", "/api/booking-rules", { confirmation: "automatic", ...rules });
  return { stripe, here, maren };
}

/** Adds an hour's service that asks for something at booking, and gives its id. */
export async function addPaidService(salon: Salon, name: string, asks: object): Promise<string> {
  const made = await salon.json("POST", "/api/services", {
    stylistId: salon.actor.stylistId,
    name,
    category: "Other",
    basePrice: "200",
    duration: 60,
    needsPatchTest: false,
    ...asks,
  });
  if (made.status !== 201) throw new Error(`${name} was not added: ${await made.text()}`);
  return ((await made.json()) as { id: string }).id;
}
