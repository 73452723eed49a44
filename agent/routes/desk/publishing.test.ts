import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPlatforms } from "#agent/adapters/graph.ts";
import { contextForSalon } from "#agent/context.ts";
import { readEnv } from "#agent/env.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { storePhotos } from "#tests/consultation-form.ts";
import {
  fakeGraph,
  type FakeAccount,
  type GraphFault,
  type GraphStep,
} from "#tests/fakes/graph.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { workOff } from "#tests/jobs.ts";
import { strike } from "#tests/round.ts";
import { publishOne } from "#tools/social/publish-one.ts";
import type { Platforms } from "#tools/social/platforms.ts";
import type { Post } from "#tools/social/schema.ts";

let graph: Awaited<ReturnType<typeof fakeGraph>>;
let platforms: Platforms;
let here: TestApp;
let maren: Salon;
let sql: Sql;
let later = 0;
let photoId: string;
let clientId: string;
let instagram: FakeAccount;
let facebook: FakeAccount;

beforeAll(async () => {
  graph = await fakeGraph({
    fetchImage: async (url) =>
      (await here.app.request(url)).headers.get("content-type") === "image/jpeg",
  });
  platforms = createPlatforms(readEnv(graph.env));
  here = await startApp({ platforms, now: () => new Date(Date.now() + later) });
  maren = await openSalon(here);
  sql = postgres(here.databaseUrl, { max: 1, onnotice: () => {} });
  await maren.json("PUT", "/api/social-media/subscribe", { tier: "full-management" });
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const [photo = ""] = await storePhotos(maren, await hairPhoto({ level: 7 }));
  photoId = photo;
  const client = await maren.json("POST", "/api/clients", { name: "Lena Kowalski" });
  clientId = ((await client.json()) as { id: string }).id;
  await maren.json("POST", `/api/clients/${clientId}/photos`, { photoId, moment: "after" });
});
beforeEach(async () => {
  await sql`delete from social_posts`;
  await sql`delete from outbox`;
  await consent(true);
  instagram = await connect("instagram");
  facebook = await connect("facebook");
});
afterEach(() => {
  later = 0;
  graph.calm();
});
afterAll(async () => {
  await sql.end();
  await here.close();
  await graph.close();
});

const consent = (portfolioConsent: boolean) =>
  maren.json("PATCH", `/api/clients/${clientId}`, { portfolioConsent });
async function connect(kind: "instagram" | "facebook", expiresAt = 0) {
  const account = graph.open(kind, { expiresAt });
  const put = await maren.json("PUT", `/api/social-media/accounts/${kind}`, {
    accountId: account.id,
    token: account.token,
  });
  expect(put.status).toBe(200);
  return account;
}
let captions = 0;
async function write(body: object = {}): Promise<Post> {
  captions += 1;
  const made = await maren.json("POST", "/api/social-media/posts", {
    caption: `Copper ${captions}`,
    photoId,
    ...body,
  });
  return (await made.json()) as Post;
}
const publish = ({ id }: Post) =>
  maren.request(`/api/social-media/posts/${id}/publish`, { method: "POST" });
const now = async ({ id }: Post) => {
  const all = (await (await maren.request("/api/social-media/posts")).json()) as Post[];
  return all.find((each) => each.id === id);
};
const on = (account: FakeAccount) => graph.shown.filter((each) => each.account === account.id);
const mails = () => sql`select subject, body from outbox where kind = 'notice'`;

describe("a post is published", () => {
  test("on both platforms, with its picture, and says where", async () => {
    const post = await write({ platform: ["instagram", "facebook"], hashtags: ["gloss"] });
    expect(await (await publish(post)).json()).toMatchObject({ status: "publishing" });
    await workOff(here);
    expect(await now(post)).toMatchObject({
      status: "published",
      publications: [
        {
          platform: "instagram",
          state: "published",
          url: expect.stringContaining("social.example"),
        },
        { platform: "facebook", state: "published" },
      ],
    });
    for (const account of [instagram, facebook])
      expect(on(account)).toMatchObject([{ text: `${post.caption}\n\n#gloss` }]);
    expect((await publish(post)).status).toBe(409);
  });

  test("once, however many ask at once and however often its job is given", async () => {
    const post = await write();
    const all = await Promise.all(Array.from({ length: 20 }, () => publish(post)));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    await workOff(here);
    const [row] = await sql`select id from social_publications where post_id = ${post.id}`;
    const ctx = contextForSalon(here.services, maren.actor.salonId);
    await Promise.all(
      [1, 2, 3].map(() => publishOne(ctx, { id: String(row?.["id"]), last: false })),
    );
    expect(on(instagram)).toHaveLength(1);
  });

  test.each<[string, GraphStep, GraphFault]>([
    ["the first answer is lost", "media", "die after"],
    ["nothing is made", "media", "die before"],
    ["the answer is lost when it is shown", "media_publish", "die after"],
    ["it breaks before it is shown", "media_publish", "die before"],
    ["the platform has trouble", "media_publish", { status: 500, code: 2 }],
    ["there were too many", "media_publish", { status: 400, code: 4 }],
    ["the container is not ready", "media_publish", { status: 400, code: 9007, subcode: 2207027 }],
  ])("once on Instagram when %s", async (_what, step, fault) => {
    graph.next(step, fault);
    const post = await write();
    await publish(post);
    await workOff(here);
    await workOff(here, { retries: true });
    expect(on(instagram)).toHaveLength(1);
    expect(await now(post)).toMatchObject({ status: "published" });
  });

  test("once on Facebook when the answer is lost, since it is looked for", async () => {
    graph.next("feed", "die after");
    const post = await write({ platform: ["facebook"], photoId: null });
    await publish(post);
    await workOff(here);
    expect(on(facebook)).toHaveLength(1);
    expect(await now(post)).toMatchObject({ status: "published" });
  });

  test("on Facebook is unknown when nothing tells, and is not tried again by itself", async () => {
    graph.next("feed", "die before");
    const post = await write({ platform: ["facebook"], photoId: null });
    await publish(post);
    await workOff(here);
    await workOff(here, { retries: true });
    expect(on(facebook)).toHaveLength(0);
    expect(await now(post)).toMatchObject({
      status: "failed",
      publications: [{ state: "unknown", attempts: 1 }],
      note: expect.stringMatching(/Look there/),
    });
  });

  test.each<[keyof Platforms, "before" | "after"]>([
    ["prepare", "before"],
    ["prepare", "after"],
    ["show", "before"],
    ["show", "after"],
  ])("once when the process dies at %s, %s it is done", async (step, moment) => {
    const post = await write();
    await publish(post);
    const [row] = await sql`select id from social_publications where post_id = ${post.id}`;
    const id = String(row?.["id"]);
    const ctx = contextForSalon(here.services, maren.actor.salonId);
    const died = new Error("the process died");
    const dying = {
      ...platforms,
      [step]: async (...given: unknown[]) => {
        if (moment === "after") await (platforms[step] as (...all: unknown[]) => unknown)(...given);
        throw died;
      },
    };
    await expect(publishOne({ ...ctx, platforms: dying }, { id, last: false })).rejects.toBe(died);
    expect(await now(post)).toMatchObject({ status: "publishing" });
    await publishOne(ctx, { id, last: false });
    expect(on(instagram)).toHaveLength(1);
    expect(await now(post)).toMatchObject({ status: "published" });
  });

  test("in part, when one platform refuses it for good; a second try shows it only there", async () => {
    graph.next("photos", { status: 400, code: 100, message: "Invalid parameter" });
    const post = await write({ platform: ["instagram", "facebook"] });
    await publish(post);
    await workOff(here);
    expect(await now(post)).toMatchObject({ status: "partly" });
    await publish(post);
    await workOff(here);
    expect(await now(post)).toMatchObject({ status: "published" });
    expect([on(instagram).length, on(facebook).length]).toEqual([1, 1]);
  });
});

describe("a scheduled post", () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();

  test("goes out at its time and not before", async () => {
    const post = await write({ scheduledFor: soon() });
    await strike(here);
    expect(on(instagram)).toHaveLength(0);
    later = 3_700_000;
    await Promise.all([strike(here), strike(here)]);
    expect(on(instagram)).toHaveLength(1);
    expect(await now(post)).toMatchObject({ status: "published" });
  });

  test("without an account stays scheduled and says so, for a day", async () => {
    await maren.request("/api/social-media/accounts/instagram", { method: "DELETE" });
    const post = await write({ scheduledFor: soon() });
    later = 3_700_000;
    await strike(here);
    expect(await now(post)).toMatchObject({
      status: "scheduled",
      note: expect.stringMatching(/Download it and post it yourself/),
    });
    later = 26 * 3_600_000;
    await strike(here);
    expect(await now(post)).toMatchObject({ status: "failed" });
    expect((await publish(post)).status).toBe(409);
  });

  test("whose client withdraws their consent becomes a draft without the picture", async () => {
    const post = await write({ scheduledFor: soon() });
    await consent(false);
    expect(await now(post)).toMatchObject({
      status: "draft",
      photoId: null,
      photoPulled: true,
      scheduledFor: null,
    });
    later = 3_700_000;
    await strike(here);
    expect(on(instagram)).toHaveLength(0);
    expect(await mails()).toHaveLength(0);
  });
});

describe("consent", () => {
  test("is needed for a picture, and of a picture that is nobody's there is none", async () => {
    await consent(false);
    const body = { caption: "Mine", photoId };
    expect((await maren.json("POST", "/api/social-media/posts", body)).status).toBe(409);
    const [loose = ""] = await storePhotos(maren, await hairPhoto({ level: 5 }));
    await consent(true);
    const refused = await maren.json("POST", "/api/social-media/posts", {
      ...body,
      photoId: loose,
    });
    expect(refused.status).toBe(409);
  });

  test("withdrawn closes the picture's address at once; the owner is told what to take down", async () => {
    const post = await write();
    await publish(post);
    await workOff(here);
    const address = graph.shown.at(-1)?.image ?? "";
    expect((await here.app.request(address)).status).toBe(200);
    expect(address).not.toContain(photoId);
    await consent(false);
    expect((await here.app.request(address)).status).toBe(404);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.["body"]).toContain("https://social.example/p/");
    expect(mail?.["body"]).not.toContain("Lena");
    expect(await now(post)).toMatchObject({
      photoPulled: true,
      note: expect.stringMatching(/Take this post down by hand/),
    });
  });

  test("withdrawn between the container and the showing keeps it from being shown", async () => {
    graph.slow(3);
    const post = await write();
    await publish(post);
    await workOff(here);
    expect(graph.containers.size).toBeGreaterThan(0);
    await consent(false);
    await workOff(here, { retries: true });
    expect(on(instagram)).toHaveLength(0);
    expect(await now(post)).toMatchObject({ status: "failed" });
  });
});

describe("an account", () => {
  test("shows no token, and one that the platform refuses is not connected", async () => {
    const listed = await (await maren.request("/api/social-media/accounts")).text();
    expect(listed).toContain(instagram.id);
    expect(listed).not.toContain(instagram.token);
    const [kept] = await sql`select token from social_accounts where platform = 'instagram'`;
    expect(kept?.["token"]).not.toContain(instagram.token);
    const refused = await maren.json("PUT", "/api/social-media/accounts/facebook", {
      accountId: facebook.id,
      token: "x".repeat(40),
    });
    expect(refused.status).toBe(400);
  });

  test("whose token is refused while publishing is told of once", async () => {
    instagram.ended = true;
    for (const post of [await write(), await write()]) {
      await publish(post);
      await workOff(here, { queues: ["post"] });
      expect((await now(post))?.status).not.toBe("published");
    }
    expect(await mails()).toMatchObject([{ subject: "Instagram is no longer connected" }]);
    expect(await (await maren.request("/api/social-media/accounts")).json()).toMatchObject([
      { platform: "instagram", state: "revoked" },
      { platform: "facebook", state: "connected" },
    ]);
  });

  test("that ends within a week is told of once, by the day's look", async () => {
    await connect("facebook", Math.floor(Date.now() / 1000) + 6 * 86_400);
    later = 25 * 3_600_000;
    await strike(here);
    later = 50 * 3_600_000;
    await strike(here);
    const told = await mails();
    expect(told).toHaveLength(1);
    expect(told[0]?.["subject"]).toMatch(/Facebook is connected until/);
  });
});
