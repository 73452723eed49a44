import type { Context, MiddlewareHandler } from "hono";
import type { Actor, Ctx, Db, Log, Mailer, Model, PhotoStore } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { findMembership, foundSalon } from "#tools/salons/salons.ts";
import type { Auth } from "./auth.ts";
import type { Env } from "./env.ts";

/** Ways to the database, made by the wiring: one salon's rows, no salon's, or all. */
export type Tenancy = {
  forSalon(salonId: string): Db;
  forNobody(): Db;
  forPlatform(): Db;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
};

/** Everything the app is wired with; tests wire the same with a database of their own. */
export type Services = {
  env: Env;
  tenancy: Tenancy;
  auth: Auth;
  now: () => Date;
  instance: number;
  model: Model;
  photos: PhotoStore;
  mail: Mailer;
  log: Log;
};

export type AppEnv = { Variables: { services: Services; ctx: Ctx; userName: string } };

/** Requests with a session get a ctx whose actor comes from that session and nothing else; others get 401. */
export const signedIn: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { services } = c.var;
  const found = await services.auth.api.getSession({ headers: c.req.raw.headers });
  if (!found) throw new DomainError("unauthenticated", "Please sign in.");
  c.set("userName", found.user.name);
  c.set("ctx", contextFor(services, await actorOf(services, found.user), c));
  await next();
};

/** A verb's context for an actor. Without a request (jobs, tests) there is nothing to abort it. */
export function contextFor(services: Services, actor: Actor, c?: Context<AppEnv>): Ctx {
  const { tenancy, now, instance, model, photos, mail, log } = services;
  const ctx: Ctx = { db: tenancy.forSalon(actor.salonId), actor, now, instance, model, photos, mail, log };
  return c ? { ...ctx, signal: c.req.raw.signal } : ctx;
}

async function actorOf(services: Services, user: { id: string; name: string; email: string }): Promise<Actor> {
  const everySalon = services.tenancy.forPlatform();
  let membership = await findMembership(everySalon, user.id);
  if (!membership) {
    // sign-up was cut off between the person and their salon
    await foundSalon(everySalon, { userId: user.id, name: user.name, email: user.email, timeZone: "UTC" }, services.now());
    membership = await findMembership(everySalon, user.id);
  }
  if (!membership) throw new DomainError("unauthenticated", "Please sign in.");
  const { accountStatus, ...actor } = membership;
  if (accountStatus === "suspended") {
    throw new DomainError("forbidden", "Your account is currently suspended.", { accountStatus });
  }
  return { ...actor, isAdmin: services.env.ADMIN_EMAILS.includes(user.email) };
}
