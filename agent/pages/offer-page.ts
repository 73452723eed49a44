import type { Handler } from "hono";
import { html } from "hono/html";
import { guestContextFor, type AppEnv } from "#agent/context.ts";
import { asDomainError, answerTo } from "#agent/errors.ts";
import { spokenStart } from "#tools/values/spoken-rules.ts";
import {
  acceptOffer,
  declineOffer,
  readOffer,
  type OpenOffer,
} from "#tools/booking/waitlist/answers.ts";
import { offerOpenTimes } from "#tools/booking/waitlist/offers.ts";
import { limitAddress } from "#agent/routes/desk/guests.ts";
import { plainPage, type Html } from "./plain-page.ts";

const RATE = { max: 60, windowMs: 60_000 };

/** Public: a time that has become free for somebody who waits. Looking changes nothing; pressing takes it or leaves it. */
export const offerPage: Handler<AppEnv> = (c) =>
  answered(c, async (offer) => (offer ? c.html(openPage(offer)) : c.html(endedPage(), 404)));

/** Takes the offer and goes to the booking, or leaves it to the next. */
export const answerOffer: Handler<AppEnv> = (c) =>
  answered(c, async (offer, token) => {
    if (!offer) return c.html(endedPage(), 404);
    const { services } = c.var;
    const { salonId, stylistId } = offer;
    const ctx = guestContextFor(services, { salonId, stylistId }, c);
    const { answer } = await c.req.parseBody();
    if (answer === "leave") {
      await declineOffer(ctx, { token });
      await offerOpenTimes(ctx);
      return c.html(leftPage());
    }
    try {
      const { manageUrl } = await acceptOffer(ctx, { token });
      return c.redirect(`${new URL(manageUrl).pathname}?booked`, 303);
    } catch (error) {
      if (asDomainError(error)?.code === "conflict") return c.html(endedPage(), 409);
      throw error;
    }
  });

async function answered(
  c: Parameters<Handler<AppEnv>>[0],
  work: (offer: OpenOffer | null, token: string) => Promise<Response>,
): Promise<Response> {
  const { tenancy, now, log } = c.var.services;
  try {
    await limitAddress(c, "offer", RATE);
    const token = c.req.param("token") ?? "";
    return await work(await readOffer(tenancy.forPlatform(), { token, now: now() }), token);
  } catch (error) {
    // the path holds the secret: the log gets it without
    const { status } = answerTo(error, log, "/offer");
    return c.html(
      plain("Not now", "This cannot be shown right now", "Try the link again in a minute."),
      status,
    );
  }
}

function openPage({ clientName, serviceType, stylistName, salonName, ...offer }: OpenOffer): Html {
  const { timeZone, startsAt, endsAt } = offer;
  const at = (instant: Date) => spokenStart(timeZone, instant.toISOString());
  return plainPage(
    `A time is free, ${salonName}`,
    html`<header>
        <p class="salon">${salonName}</p>
        <h1>${serviceType}, ${at(startsAt)}</h1>
        <p class="lead">
          ${clientName}, this time with ${stylistName} has become free. It is held for you until
          ${at(endsAt)} (${timeZone}).
        </p>
      </header>
      <form method="post" class="answers">
        <button name="answer" value="take">Take this time</button>
        <button name="answer" value="leave" class="quiet">Leave it to the next</button>
      </form>`,
  );
}

const endedPage = () =>
  plain(
    "No offer here",
    "This offer has ended",
    "The time was taken, or the link is no longer good. The salon's booking page shows what is free.",
  );

const leftPage = () =>
  plain("Left to the next", "Thank you for saying so", "The next who waits is being asked.");

const plain = (title: string, heading: string, lead: string) =>
  plainPage(
    title,
    html`<header>
      <h1>${heading}</h1>
      <p class="lead">${lead}</p>
    </header>`,
  );
