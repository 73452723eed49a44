import { eq } from "drizzle-orm";
import { confirmAddress } from "#agent/auth.ts";
import { contextFor } from "#agent/context.ts";
import { outbox } from "#db/schema/messages.ts";
import { subscriptions } from "#db/schema/subscription.ts";
import type { Actor, Ctx } from "#tools/core/context.ts";
import { findMembership } from "#tools/salons/salons.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import type { TestApp } from "./app.ts";

/** The named salon: Maren Falk's, in Berlin. */
export const maren = {
  name: "Maren Falk",
  email: "maren@falk-salon.example",
  password: "copper and violet 42",
  timeZone: "Europe/Berlin",
};

/** Her neighbour, who must never see anything of hers. */
export const joaquin = {
  name: "Joaquin Ibarra",
  email: "joaquin@ibarra.example",
  password: "ash brown on sunday 7",
  timeZone: "America/New_York",
};

export type Person = typeof maren;
export type Salon = Awaited<ReturnType<typeof openSalon>>;

/**
 * Signs a person up over HTTP and returns their salon: requests with their session, and a ctx for calling verbs. Where mail goes
 * out their address is confirmed, and the mail that asks for it does not go.
 */
export async function openSalon(
  started: Pick<TestApp, "app" | "services">,
  given: Partial<Person> = {},
) {
  const person = { ...maren, ...given };
  const { name, email, password, timeZone } = person;
  const post = (path: string, body: object) =>
    started.app.request(`/api/auth/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-time-zone": timeZone,
        origin: "http://localhost",
        host: "localhost",
      },
      body: JSON.stringify(body),
    });
  let response = await post("sign-up/email", { name, email, password });
  if (response.ok && started.services.mail.delivers) {
    await started.services.tenancy.forPlatform().delete(outbox).where(eq(outbox.kind, "account"));
    await confirmAddress(started.services.auth, email.toLowerCase());
    response = await post("sign-in/email", { email, password });
  }
  const cookie = cookieOf(response);
  if (!response.ok || !cookie) {
    throw new Error(`${email} could not sign up: ${response.status} ${await response.text()}`);
  }
  const { user } = (await response.json()) as { user: { id: string } };
  const membership = await findMembership(started.services.tenancy.forPlatform(), user.id);
  if (!membership) throw new Error(`${email} has no salon`);
  const { accountStatus: _, ...member } = membership;
  const actor: Actor = { ...member, isAdmin: started.services.env.ADMIN_EMAILS.includes(email) };
  return {
    ...person,
    cookie,
    actor,
    /** A ctx as a request of this person gets it, for calling verbs without HTTP. */
    ctx: (): Ctx => contextFor(started.services, actor),
    /** A request with this person's session, as a page of the app would send it. */
    request: (path: string, init: RequestInit = {}) => send(started, cookie, path, init),
    /** A JSON request with this person's session. */
    json: (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      send(started, cookie, path, {
        method,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

/** Puts a salon on a tier without payment, also where plans are charged. */
export async function putOnTier(salon: Pick<Salon, "ctx">, tier: Tier): Promise<void> {
  await salon.ctx().db.update(subscriptions).set({ tier });
}

/** The cookies that a response sets, as the next request sends them. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
}

/** A request to the app with somebody's cookies, as a page of the app would send it. */
export async function send(
  { app }: Pick<TestApp, "app">,
  cookie: string,
  path: string,
  init: RequestInit,
) {
  const headers = new Headers(init.headers);
  headers.set("cookie", cookie);
  headers.set("host", "localhost");
  if (!headers.has("origin")) headers.set("origin", "http://localhost");
  return app.request(path, { ...init, headers });
}
