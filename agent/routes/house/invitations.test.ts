import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { beginJoining } from "#tools/team/joining.ts";
import type { Message } from "#tools/messages/schema.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { cookieOf, joaquin, openSalon, send, type Salon } from "#tests/fixtures.ts";
import { addStylist, joinTeam } from "#tests/salons/team.ts";

const DAY = 24 * 60 * 60_000;
const password = "a teal and amber 9";

let app: TestApp;
let sql: Sql;
let owner: Salon;
let other: Salon;
let ahead = 0;

beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + ahead) });
  sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} });
  owner = await openSalon(app);
  other = await openSalon(app, joaquin);
  for (const each of [owner, other])
    await each.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
});
afterAll(() => sql.end());

type Invited = { invitation: { id: string }; link: string; mail: string };

/** Adds somebody by that name and invites them. */
async function invite(name: string, email = `${name.toLowerCase()}@x.example`) {
  const stylistId = await addStylist(owner, { name, email });
  const response = await owner.json("POST", "/api/invitations", { stylistId });
  expect(response.status).toBe(201);
  const invited = (await response.json()) as Invited;
  return { ...invited, stylistId, email, token: tokenOf(invited) };
}

const tokenOf = ({ link }: { link: string }) => link.split("/").at(-1) ?? "";
const open = (token: string) => app.app.request(`/api/invitations/${token}/open`);
const accept = (token: string, body: object = { password }) =>
  send(app, "", `/api/invitations/${token}/accept`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
async function peopleOf(email: string): Promise<number> {
  const [row] = await sql`select count(*)::int as people from "user" where email = ${email}`;
  return row?.people as number;
}
const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;

describe("an invitation", () => {
  test("is mailed, shown once, kept only as a fingerprint, and opens the salon", async () => {
    const { link, token, mail, stylistId } = await invite("Ines");
    expect(link).toBe(`http://localhost/join/${token}`);
    expect(mail).toBe("not_sent");
    const [kept] = (await (await owner.request("/api/outbox")).json()) as Message[];
    expect(kept).toMatchObject({ recipient: "ines@x.example", withheld: true });
    expect(kept?.body).not.toContain(token);
    const stored = JSON.stringify(await sql`select * from invitations`);
    expect(stored).not.toContain(token);
    expect(await (await open(token)).json()).toEqual({
      salonName: "Maren Falk's salon",
      name: "Ines",
      email: "ines@x.example",
      role: "stylist",
    });

    const accepted = await accept(token, { name: "Ines Albers", password });
    expect(accepted.status).toBe(200);
    const session = await send(app, cookieOf(accepted), "/api/auth/get-session", {});
    expect(await session.json()).toMatchObject({
      user: { name: "Ines Albers", email: "ines@x.example" },
      salon: { id: owner.actor.salonId, stylistId, role: "stylist" },
    });
    const [row] = await sql`select count(*)::int as salons from salons`;
    expect(row).toEqual({ salons: 2 });
  });

  test("works once", async () => {
    const { token, email } = await invite("Once");
    const both = await Promise.all([accept(token), accept(token, { password: "another 9 word" })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.toSatisfy((s) => s === 404 || s === 409),
    ]);
    expect((await accept(token)).status).toBe(404);
    expect((await open(token)).status).toBe(404);
    expect(await peopleOf(email)).toBe(1);
  });

  test("works once when somebody joins by it just after the second looked for an account", async () => {
    const { token, email } = await invite("Between");
    const { internalAdapter } = await app.services.auth.$context;
    const find = internalAdapter.findUserByEmail.bind(internalAdapter);
    const looking = vi
      .spyOn(internalAdapter, "findUserByEmail")
      .mockImplementationOnce(async (sought) => {
        const found = await find(sought);
        looking.mockRestore();
        expect((await accept(token)).status).toBe(200);
        return found;
      });
    expect((await accept(token, { password: "another 9 word" })).status).toBe(409);
    expect(await peopleOf(email)).toBe(1);
  });

  test("is over after seven days, when it is revoked, when another follows, and when its stylist is shut out", async () => {
    const late = await invite("Late");
    ahead = 7 * DAY - 60_000;
    expect((await open(late.token)).status).toBe(200);
    ahead = 7 * DAY;
    expect([(await open(late.token)).status, (await accept(late.token)).status]).toEqual([
      404, 404,
    ]);
    ahead = 0;

    const again = await owner.json("POST", "/api/invitations", { stylistId: late.stylistId });
    const next = (await again.json()) as Invited;
    expect((await open(late.token)).status).toBe(404);
    expect((await open(tokenOf(next))).status).toBe(200);
    const listed = async () =>
      (
        (await (await owner.request("/api/invitations")).json()) as {
          id: string;
          stylistId: string;
        }[]
      ).filter(({ stylistId }) => stylistId === late.stylistId);
    expect(await listed()).toMatchObject([{ id: next.invitation.id }]);

    const path = `/api/invitations/${next.invitation.id}`;
    expect((await other.request(path, { method: "DELETE" })).status).toBe(404);
    expect((await open(tokenOf(next))).status).toBe(200);
    expect((await owner.request(path, { method: "DELETE" })).status).toBe(200);
    expect((await open(tokenOf(next))).status).toBe(404);
    expect(await listed()).toEqual([]);

    const dark = await invite("Dark");
    await sql`update stylists set account_status = 'suspended' where id = ${dark.stylistId}`;
    expect((await accept(dark.token)).status).toBe(404);
  });

  test("is made by owner and manager, for who does not sign in, in their own salon, on pro", async () => {
    const sia = await joinTeam(app, owner, { name: "Sia", email: "sia@x.example" });
    const { stylistId } = await invite("Nia");
    const post = (by: Pick<Salon, "json">, id: string) =>
      by.json("POST", "/api/invitations", { stylistId: id });
    expect((await post(sia, stylistId)).status).toBe(403);
    expect((await sia.request("/api/invitations")).status).toBe(403);
    expect((await post(owner, sia.stylistId)).status).toBe(409);
    expect((await post(owner, owner.actor.stylistId)).status).toBe(409);
    expect((await post(other, stylistId)).status).toBe(404);
    await owner.json("PUT", "/api/subscription/upgrade", { tier: "essential" });
    expect((await post(owner, stylistId)).status).toBe(402);
    await owner.json("PUT", "/api/subscription/upgrade", { tier: "pro" });
  });

  test.each(["short", "x".repeat(43), "%00", "..%2F..%2Fetc"])(
    "by %s opens nothing",
    async (token) => {
      expect((await open(token)).status).toBe(404);
      expect((await accept(token)).status).toBe(404);
    },
  );

  test("takes no weak password, and is still good after one", async () => {
    const { token } = await invite("Weak");
    for (const weak of ["short", "password123"])
      expect((await accept(token, { password: weak })).status).toBe(400);
    expect((await accept(token)).status).toBe(200);
  });
});

describe("whoever has an account already", () => {
  test("keeps their own salon: a person belongs to one", async () => {
    const { token } = await invite("Joaquin", joaquin.email);
    const wrong = await accept(token);
    expect([wrong.status, await errorOf(wrong)]).toEqual([
      409,
      expect.stringContaining("has an account already"),
    ]);
    const right = await accept(token, { password: joaquin.password });
    expect([right.status, await errorOf(right)]).toEqual([
      409,
      expect.stringContaining("a person belongs to one salon"),
    ]);
    expect(right.headers.getSetCookie()).toEqual([]);
    expect((await other.request("/api/stylists/profile")).status).toBe(200);
  });

  test("but has left their salon joins by the password they have", async () => {
    const back = await joinTeam(app, owner, { name: "Boomerang", email: "boom@x.example" });
    await owner.request(`/api/stylists/${back.stylistId}`, { method: "DELETE" });
    const { token, stylistId } = await invite("Boom", "boom@x.example");
    const joined = await accept(token);
    expect(joined.status).toBe(200);
    const session = await send(app, cookieOf(joined), "/api/auth/get-session", {});
    expect(await session.json()).toMatchObject({ salon: { stylistId } });
  });
});

describe("a sign-up that was cut off", () => {
  const signIn = (email: string) =>
    send(app, "", "/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
  const salonOf = async (response: Response) => {
    const session = await send(app, cookieOf(response), "/api/auth/get-session", {});
    return ((await session.json()) as { salon: object }).salon;
  };

  test("by an invitation ends in that salon, not in one of its own", async () => {
    const { token, stylistId } = await invite("Half");
    expect((await accept(token)).status).toBe(200);
    await sql`update stylists set user_id = null where id = ${stylistId}`;
    expect(await salonOf(await signIn("half@x.example"))).toMatchObject({ stylistId });
  });

  test("by the form founds a salon, though somebody invited that address", async () => {
    const invited = await invite("Solo");
    await send(app, "", "/api/auth/sign-up/email", {
      method: "POST",
      headers: { "content-type": "application/json", "x-undertone-invitation": invited.token },
      body: JSON.stringify({ name: "Solo", email: invited.email, password }),
    });
    const salon = await salonOf(await signIn(invited.email));
    expect(salon).toMatchObject({ role: "owner" });
    // what began by the link meanwhile does not draw in who has a salon
    await beginJoining(app.services.tenancy.forPlatform(), {
      token: invited.token,
      now: new Date(),
    });
    expect(await salonOf(await signIn(invited.email))).toEqual(salon);
  });
});

test("an address that tries many links is told to wait", async () => {
  const answers: number[] = [];
  for (let at = 0; at < 70; at += 1) answers.push((await open("x".repeat(43))).status);
  expect(answers.at(-1)).toBe(429);
});
