import type { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { DomainError } from "#tools/core/errors.ts";
import { PRIVATE_PAGES } from "#tools/values/link-rules.ts";
import { forPrograms } from "./bearer.ts";
import { programOnly, signedIn } from "./caller.ts";
import type { AppEnv, Services } from "./context.ts";
import { onError } from "./errors.ts";
import { bookByForm, bookingPage } from "#agent/pages/booking-page.ts";
import { calendarFeed, calendarRoute } from "#agent/routes/desk/calendar-feed.ts";
import { clientAddress } from "./http/client-address.ts";
import { noteArrival } from "./http/asked-at.ts";
import { databaseWatch } from "./http/database-watch.ts";
import { docsPage } from "./http/docs.ts";
import { fonts } from "#agent/pages/fonts.ts";
import { formLimit, wordsLimit } from "./http/body-limits.ts";
import { idempotent } from "./http/idempotency.ts";
import { keepable } from "./http/keepable.ts";
import { noOtherPages, sameOrigin } from "./http/origin.ts";
import { health } from "./http/health.ts";
import { limited } from "./http/limited.ts";
import { manageByForm, managePage, ownCalendar } from "#agent/pages/manage-page.ts";
import { pagePicture } from "#agent/pages/page-picture.ts";
import { paidPage, payPage } from "#agent/pages/pay-page.ts";
import { privately } from "./http/privately.ts";
import { LONG_LISTS, packed, packedWhenRead } from "#agent/http/packed.ts";
import { noSuchPage, ownForm, ownSecretForm } from "#agent/pages/public-page.ts";
import { answerOffer, offerPage } from "#agent/pages/offer-page.ts";
import { mount, type Served } from "./http/mount.ts";
import { describeApi, describeSignIn } from "./http/openapi.ts";
import { router } from "./http/router.ts";
import { shedding } from "./http/shedding.ts";
import { openRoutes, signedInRoutes } from "./http/routes.ts";
import { sharedChat } from "#agent/routes/chair/shared-chat.ts";
import { secretly, sharedPlan } from "#agent/routes/chair/shared-plan.ts";
import { socialPicture } from "#agent/routes/desk/social.ts";
import { ui } from "#agent/pages/ui.ts";
import { mcp, mcpMethodRefused } from "./mcp/mcp.ts";
import { watched } from "./watch/requests.ts";

/** What a process says that only works jobs off: whether it lives and whether it is ready. */
export function createProbes(services: Services) {
  const app = router();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set("services", services);
    await next();
  });
  app.use(watched);
  mount(app, [["/api", health]]);
  return app;
}

/** The whole HTTP surface over the given services. Tests call `app.request()` on it; the server serves it on a port. */
export function createApp(services: Services) {
  const app = router();
  let described: ReturnType<typeof describeApi> | undefined;
  const description = () => (described ??= describeApi(app)); // once: whoever asks is not known
  app.onError(onError);
  app.use(async (c, next) => {
    c.set("services", services);
    await next();
  });
  app.use(watched);
  for (const page of PRIVATE_PAGES) app.use(`/${page}/*`, secretly);
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        // the reader of barcodes is WebAssembly of our own, where the browser brings none; it allows no eval of text
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        imgSrc: ["'self'", "data:", "blob:"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
      xFrameOptions: "DENY",
      referrerPolicy: "same-origin",
    }),
  );
  for (const list of LONG_LISTS) app.use(`/api/${list}`, packedWhenRead);
  app.use("/api/admin/*", noteArrival);
  app.use("/api/*", privately, shedding, databaseWatch);
  app.use("/api/*", clientAddress, sameOrigin, forPrograms, wordsLimit);

  app.use("/plan/*", clientAddress);
  app.use("/shared/*", clientAddress);
  app.use("/book/*", packed, clientAddress, ownForm);
  app.use("/pictures/*", clientAddress);
  app.use("/manage/*", clientAddress, ownSecretForm);
  app.use("/offer/*", clientAddress, ownSecretForm);
  app.use("/pay/*", clientAddress);

  mount(app, openRoutes);
  app.get("/api/calendar/:file{.+\\.ics}", calendarFeed);
  app.openAPIRegistry.registerPath(calendarRoute);
  app.get("/api/social-media/pictures/:token", socialPicture);
  app.get("/api/openapi.json", (c) => c.json(description()));
  app.get("/api/docs", (c) => c.html(docsPage(description())));
  app.use("/api/*", signedIn, keepable, limited, formLimit, idempotent);
  mount(app, signedInRoutes);

  describeSignIn(app, `${services.auth.options.advanced.cookiePrefix}.session_token`);
  app.all("/api/*", () => {
    throw new DomainError("not_found", "Not found.");
  });
  app.use(
    "/mcp",
    privately,
    shedding,
    databaseWatch,
    clientAddress,
    noOtherPages,
    wordsLimit,
    programOnly,
    limited,
  );
  app.post("/mcp", mcp).all("/mcp", mcpMethodRefused);
  app.get("/plan/:token", sharedPlan);
  app.get("/shared/:token", sharedChat);
  app.get("/book/:slug", bookingPage).post("/book/:slug", bookByForm);
  app.get("/manage/:token", managePage).post("/manage/:token", manageByForm);
  app.get("/manage/:token/calendar.ics", ownCalendar);
  app.on(["GET", "POST"], ["/book/*", "/manage/*"], noSuchPage);
  app.get("/pictures/:slug/:photoId", pagePicture);
  app.get("/offer/:token", offerPage);
  app.post("/offer/:token", answerOffer);
  app.get("/pay/:token", payPage);
  app.get("/pay/:token/done", paidPage);
  app.get("/fonts/:name", fonts);
  app.get(
    "*",
    ui((request, env) => app.fetch(request, env)),
  );
  return app;
}

/** What the browser's typed client knows of the server: all that is mounted from the two lists. */
export type App = Hono<AppEnv, Served<typeof openRoutes> & Served<typeof signedInRoutes>>;
