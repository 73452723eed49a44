import { secureHeaders } from "hono/secure-headers";
import { DomainError } from "#tools/core/errors.ts";
import { signedIn, type Services } from "./context.ts";
import { onError } from "./errors.ts";
import { bookingRules, chairs } from "./http/booking-rules.ts";
import {
  brandPreferences,
  colorBrands,
  productLines,
  settingsPreferences,
  stylistPreferences,
} from "./http/brands.ts";
import { shelf } from "./http/brands-shelf.ts";
import { bookByForm, bookingPage } from "./http/booking-page.ts";
import { bookingChat } from "./http/booking-chat.ts";
import { chat, chats } from "./http/chats.ts";
import { accounts } from "./http/accounts.ts";
import { appointments, calendarView, publicAppointments, timeBlocks } from "./http/appointments.ts";
import { availability, holds } from "./http/availability.ts";
import { calendarFeed, feeds } from "./http/calendar-feed.ts";
import { clientAddress } from "./http/client-address.ts";
import { clients } from "./http/clients.ts";
import { colour } from "./http/colour.ts";
import { databaseWatch } from "./http/database-watch.ts";
import { docsPage } from "./http/docs.ts";
import { costSettings, formulaReweighs, prices, visitCosts } from "./http/costs.ts";
import { consultations, stats } from "./http/consultations.ts";
import { conversions } from "./http/convert.ts";
import { fonts } from "./http/fonts.ts";
import { formulaImports } from "./http/formula-imports.ts";
import { formulas, handFormulas } from "./http/formulas.ts";
import { formLimit, wordsLimit } from "./http/body-limits.ts";
import { health } from "./http/health.ts";
import { hoursExceptions, stylistHours } from "./http/hours.ts";
import { idempotent } from "./http/idempotency.ts";
import { sameOrigin } from "./http/origin.ts";
import { invitations, openInvitations } from "./http/invitations.ts";
import { library } from "./http/library.ts";
import { limited } from "./http/limited.ts";
import { manage } from "./http/manage.ts";
import { manageByForm, managePage, ownCalendar } from "./http/manage-page.ts";
import { messages } from "./http/messages.ts";
import { notation } from "./http/notation.ts";
import { outbox } from "./http/outbox.ts";
import { textMany } from "./http/text-many.ts";
import { consultationOutcome, outcomes } from "./http/outcomes.ts";
import { photos } from "./http/photos.ts";
import { privately } from "./http/privately.ts";
import { noSuchPage, ownForm, ownSecretForm, packed } from "./http/public-page.ts";
import { rates, roadmaps } from "./http/roadmaps.ts";
import { series } from "./http/series.ts";
import { answerOffer, offerPage } from "./http/offer-page.ts";
import { router } from "./http/router.ts";
import { smsStatus } from "./http/sms-status.ts";
import { secretly, sharedPlan } from "./http/shared-plan.ts";
import { publicServices, services as stylistServices } from "./http/services.ts";
import { smsWebhook } from "./http/sms-webhook.ts";
import { sms } from "./http/sms.ts";
import { publicStylists, stylists } from "./http/stylists.ts";
import { subscription } from "./http/subscription.ts";
import { timers } from "./http/timers.ts";
import { training, trainingExamples } from "./http/training.ts";
import { ui } from "./http/ui.ts";
import { publicWaitlist, waitlist } from "./http/waitlist.ts";

/** The whole HTTP surface over the given services. Tests call `app.request()` on it; the server serves it on a port. */
export function createApp(services: Services) {
  const app = router();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set("services", services);
    await next();
  });
  app.use("/plan/*", secretly);
  app.use("/manage/*", secretly);
  app.use("/join/*", secretly);
  app.use("/offer/*", secretly);
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
      xFrameOptions: "DENY",
      referrerPolicy: "same-origin",
    }),
  );
  app.use("/api/*", privately, databaseWatch, clientAddress, sameOrigin, wordsLimit);

  app.use("/plan/*", clientAddress);
  app.use("/book/*", packed, clientAddress, ownForm);
  app.use("/manage/*", clientAddress, ownSecretForm);
  app.use("/offer/*", clientAddress, ownSecretForm);

  const open = app
    .route("/api", health)
    .route("/api/auth", accounts)
    .route("/api/stylists", publicStylists)
    .route("/api/invitations", openInvitations)
    .route("/api/availability", availability)
    .route("/api/holds", holds)
    .route("/api/appointments", publicAppointments)
    .route("/api/manage", manage)
    .route("/api/waitlist", publicWaitlist)
    .route("/api/chat", bookingChat)
    .route("/api/sms/twilio", smsStatus)
    .route("/api/sms", smsWebhook)
    .route("/api/services", publicServices);
  open.get("/api/calendar/:file{.+\\.ics}", calendarFeed);
  open.use("/api/*", signedIn, limited, formLimit, idempotent);
  const api = open
    .route("/api/subscription", subscription)
    .route("/api/stylists", stylists)
    .route("/api/stylists", stylistHours)
    .route("/api/hours-exceptions", hoursExceptions)
    .route("/api/invitations", invitations)
    .route("/api/calendar-feed", feeds)
    .route("/api/waitlist", waitlist)
    .route("/api/appointments", appointments)
    .route("/api/appointments", series)
    .route("/api/calendar-view", calendarView)
    .route("/api/time-blocks", timeBlocks)
    .route("/api/outbox", outbox)
    .route("/api/sms", sms)
    .route("/api/messages/many", textMany)
    .route("/api/messages", messages)
    .route("/api/photos", photos)
    .route("/api/colour", colour)
    .route("/api/chat", chat)
    .route("/api/chats", chats)
    .route("/api/clients", clients)
    .route("/api/consultations", consultations)
    .route("/api/consultations", handFormulas)
    .route("/api/consultations", roadmaps)
    .route("/api/consultations", consultationOutcome)
    .route("/api/outcomes", outcomes)
    .route("/api/consultations", visitCosts)
    .route("/api/rates", rates)
    .route("/api/cost-settings", costSettings)
    .route("/api/prices", prices)
    .route("/api/services", stylistServices)
    .route("/api/booking-rules", bookingRules)
    .route("/api/chairs", chairs)
    .route("/api/stats", stats)
    .route("/api/formulas/library", library)
    .route("/api/formulas", formulas)
    .route("/api/formulas", conversions)
    .route("/api/formulas", formulaImports)
    .route("/api/formulas", notation)
    .route("/api/formulas", formulaReweighs)
    .route("/api/timers", timers)
    .route("/api/training", training)
    .route("/api/training-examples", trainingExamples)
    .route("/api/color-brands", colorBrands)
    .route("/api/product-lines", productLines)
    .route("/api/brand-preferences", brandPreferences)
    .route("/api/shelf", shelf)
    .route("/api/stylist-preferences", stylistPreferences)
    .route("/api/stylists/brand-preferences", settingsPreferences);

  const description = { openapi: "3.1.0", info: { title: "Undertone", version: "1" } };
  api.doc31("/api/openapi.json", description);
  api.get("/api/docs", (c) => c.html(docsPage(api.getOpenAPI31Document(description))));
  api.all("/api/*", () => {
    throw new DomainError("not_found", "Not found.");
  });
  api.get("/plan/:token", sharedPlan);
  api.get("/book/:slug", bookingPage).post("/book/:slug", bookByForm);
  api.get("/manage/:token", managePage).post("/manage/:token", manageByForm);
  api.get("/manage/:token/calendar.ics", ownCalendar);
  api.on(["GET", "POST"], ["/book/*", "/manage/*"], noSuchPage);
  api.get("/offer/:token", offerPage);
  api.post("/offer/:token", answerOffer);
  api.get("/fonts/:name", fonts);
  api.get("*", ui);
  return api;
}

export type App = ReturnType<typeof createApp>;
