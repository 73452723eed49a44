import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import type { Caption, Post, SocialSubscription } from "#tools/social/schema.ts";

const START = new Date("2026-11-22T09:00:00Z");
const FRIDAY = "2026-11-27T17:00:00Z";
const LIMIT = "You've reached your monthly post limit. Upgrade or wait for next billing cycle.";

let here: TestApp;
let maren: Salon;
let sql: Sql;
let present = START;

beforeAll(async () => {
  here = await startApp({ now: () => present });
  maren = await openSalon(here);
  sql = postgres(here.databaseUrl, { max: 1, onnotice: () => {} });
});
beforeEach(async () => {
  present = START;
  await sql`delete from social_posts`;
  await sql`delete from social_subscriptions`;
});
afterAll(() => sql.end());

const subscribe = (tier = "full-management") =>
  maren.json("PUT", "/api/social-media/subscribe", { tier });
const post = (body: object = {}) => maren.json("POST", "/api/social-media/posts", body);
const used = async () =>
  (await (await maren.request("/api/social-media/subscription")).json()) as SocialSubscription;
const setUsed = (count: number) => sql`update social_subscriptions set posts_generated = ${count}`;
const kept = async () => Number((await sql`select count(*) from social_posts`)[0]?.["count"]);
const read = async <T = Post>(response: Response | Promise<Response>) =>
  (await (await response).json()) as T;

describe("the plan", () => {
  test("there is none at first, and a choice activates it at once", async () => {
    expect(await used()).toEqual({
      tier: null,
      postsGenerated: 0,
      monthlyLimit: 0,
      postsRemaining: 0,
      periodEndsAt: null,
    });
    expect(await read(subscribe("content-creation"))).toMatchObject({
      tier: "content-creation",
      monthlyLimit: 30,
      postsRemaining: 30,
      // November ends at midnight in Berlin
      periodEndsAt: "2026-11-30T23:00:00.000Z",
    });
  });

  test("another plan keeps what was used; Full Management has no limit", async () => {
    await subscribe("content-creation");
    await setUsed(30);
    expect(await read(subscribe("full-management"))).toMatchObject({
      postsGenerated: 30,
      monthlyLimit: -1,
      postsRemaining: "unlimited",
    });
    expect((await post()).status).toBe(201);
    expect(await read(subscribe("content-creation"))).toMatchObject({
      postsGenerated: 31,
      postsRemaining: 0,
    });
  });

  test("an unknown plan is refused", async () => {
    expect((await subscribe("gold")).status).toBe(400);
  });
});

describe("what a post is refused for, in this order", () => {
  test.each([
    [null, 0, { scheduledFor: FRIDAY }, 402, "subscription_required", LIMIT],
    ["content-creation", 30, { scheduledFor: FRIDAY }, 402, "post_limit_reached", LIMIT],
    [
      "content-creation",
      0,
      { scheduledFor: "2020-01-01T00:00:00Z" },
      402,
      "tier_required",
      "Post scheduling is only available with Full Management tier.",
    ],
    ["full-management", 0, { status: "scheduled" }, 400, "invalid", /needs a date/],
    ["full-management", 0, { scheduledFor: START.toISOString() }, 400, "invalid", /in the future/],
    ["full-management", 0, { scheduledFor: FRIDAY, status: "draft" }, 400, "invalid", /status/],
    ["full-management", 0, { platform: [] }, 400, "invalid", /at least one platform/],
    ["full-management", 0, { platform: ["tiktok"] }, 400, "invalid", /^Platform 1 must be/],
    ["full-management", 0, { hashtags: ["two words"] }, 400, "invalid", /one word/],
    [
      "full-management",
      0,
      { caption: "x".repeat(2190), hashtags: ["balayage"] },
      400,
      "invalid",
      /2201 characters together; Instagram takes 2,200/,
    ],
    ["full-management", 0, { photoId: crypto.randomUUID() }, 404, "not_found", /Photo/],
    ["full-management", 0, { consultationId: crypto.randomUUID() }, 404, "not_found", /Consult/],
  ] as const)("on %s with %i used, %o: %i", async (tier, count, body, status, code, sentence) => {
    if (tier) {
      await subscribe(tier);
      await setUsed(count);
    }
    const refused = await post(body);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ code, error: expect.stringMatching(sentence) });
    expect(await kept()).toBe(0);
    expect((await used()).postsGenerated).toBe(count);
  });

  test("what to upgrade to is said", async () => {
    await subscribe("content-creation");
    expect(await read(post({ scheduledFor: FRIDAY }))).toMatchObject({
      requiredTier: "full-management",
    });
  });
});

describe("a post", () => {
  beforeEach(() => subscribe());

  test("of the form is a draft with the default sentence, and counts", async () => {
    const made = await post({
      postType: "tutorial",
      caption: "  ",
      platform: ["instagram", "facebook"],
      status: "draft",
      hashtags: [],
      aiGenerated: true,
    });
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({
      postType: "tutorial",
      caption: "Check out this amazing tutorial content!",
      platform: ["instagram", "facebook"],
      status: "draft",
      scheduledFor: null,
      aiGenerated: true,
      stylistName: "Maren Falk",
      publications: [],
      note: null,
    });
    expect((await used()).postsGenerated).toBe(1);
  });

  test("with a date is scheduled; hashtags lose their sign and stand once", async () => {
    const made = await read(
      post({
        scheduledFor: "2026-11-27T18:00:00+01:00",
        hashtags: ["#Balayage", "balayage", "gloss"],
      }),
    );
    expect(made).toMatchObject({
      status: "scheduled",
      scheduledFor: "2026-11-27T17:00:00.000Z",
      hashtags: ["Balayage", "gloss"],
      platform: ["instagram"],
      postType: "educational",
    });
  });

  test("can be changed, moved and made a draft again, for none of the month", async () => {
    const { id } = await read(post({ caption: "One" }));
    const change = (body: object) =>
      read(maren.json("PATCH", `/api/social-media/posts/${id}`, body));
    expect(await change({ caption: "Two", scheduledFor: FRIDAY })).toMatchObject({
      caption: "Two",
      status: "scheduled",
    });
    expect(await change({ platform: ["facebook"] })).toMatchObject({
      status: "scheduled",
      platform: ["facebook"],
      caption: "Two",
    });
    expect(await change({ scheduledFor: null })).toMatchObject({
      status: "draft",
      scheduledFor: null,
    });
    expect(await change({ scheduledFor: "2026-11-01T00:00:00Z" })).toMatchObject({
      code: "invalid",
    });
    expect((await used()).postsGenerated).toBe(1);
  });

  test.each(["publishing", "published", "partly"])(
    "that is %s cannot be changed",
    async (status) => {
      const { id } = await read(post());
      await sql`update social_posts set status = ${status} where id = ${id}`;
      const refused = await maren.json("PATCH", `/api/social-media/posts/${id}`, {
        caption: "Two",
      });
      expect(refused.status).toBe(409);
    },
  );

  test("is deleted for good, which gives nothing back", async () => {
    const { id } = await read(post());
    const path = `/api/social-media/posts/${id}`;
    expect(await read(maren.request(path, { method: "DELETE" }))).toMatchObject({ id, urls: [] });
    expect((await maren.request(path, { method: "DELETE" })).status).toBe(404);
    expect((await used()).postsGenerated).toBe(1);
  });

  test("that is being published is not deleted; a published one stays where it is shown", async () => {
    const { id } = await read(post());
    const remove = () => maren.request(`/api/social-media/posts/${id}`, { method: "DELETE" });
    await sql`update social_posts set status = 'publishing' where id = ${id}`;
    expect((await remove()).status).toBe(409);
    await sql`update social_posts set status = 'published' where id = ${id}`;
    await sql`insert into social_publications (id, salon_id, post_id, platform, state, url) values
      (${crypto.randomUUID()}, ${maren.actor.salonId}, ${id}, 'instagram', 'published', 'https://instagram.example/p/1')`;
    expect(await read(remove())).toEqual({
      id,
      message: "Deleted here. It stays on Instagram until you take it down there.",
      urls: ["https://instagram.example/p/1"],
    });
  });

  test("can be taken as a text file", async () => {
    const { id } = await read(post({ caption: "Copper", hashtags: ["copperhair", "gloss"] }));
    const file = await maren.request(`/api/social-media/posts/${id}/post.txt`);
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${id}.txt"`);
    expect(await file.text()).toBe("Copper\n\n#copperhair #gloss\n");
  });

  test("stands in the list, newest first, page by page and by state", async () => {
    for (const caption of ["One", "Two", "Three"]) {
      await post({ caption, ...(caption === "Two" && { scheduledFor: FRIDAY }) });
      present = new Date(present.getTime() + 1000);
    }
    const first = await maren.request("/api/social-media/posts?limit=2");
    expect(first.headers.get("x-total-count")).toBe("3");
    expect((await read<Post[]>(first)).map(({ caption }) => caption)).toEqual(["Three", "Two"]);
    const next = /<(.*)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    expect((await read<Post[]>(maren.request(next))).map(({ caption }) => caption)).toEqual([
      "One",
    ]);
    const scheduled = await read<Post[]>(maren.request("/api/social-media/posts?status=scheduled"));
    expect(scheduled.map(({ caption }) => caption)).toEqual(["Two"]);
  });
});

describe("the month's posts are counted one by one", () => {
  test("of 40 at once with one left, exactly one goes through", async () => {
    await subscribe("content-creation");
    await setUsed(29);
    const all = await Promise.all(Array.from({ length: 40 }, () => post({ caption: "Mine" })));
    const codes = all.map(({ status }) => status);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 402)).toHaveLength(39);
    expect(await used()).toMatchObject({ postsGenerated: 30, postsRemaining: 0 });
    expect(await kept()).toBe(1);
  });

  test("of 40 at the turn of the month, thirty go through and the month begins once", async () => {
    await subscribe("content-creation");
    await setUsed(30);
    expect((await post()).status).toBe(402);
    present = new Date("2026-11-30T23:00:00Z");
    const all = await Promise.all(Array.from({ length: 40 }, () => post({ caption: "Mine" })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(await used()).toMatchObject({
      postsGenerated: 30,
      periodEndsAt: "2026-12-31T23:00:00.000Z",
    });
    expect(await kept()).toBe(30);
  });

  test("looking at the new month shows it empty", async () => {
    await subscribe("content-creation");
    await setUsed(30);
    present = new Date("2026-12-01T08:00:00Z");
    expect(await used()).toMatchObject({ postsGenerated: 0, postsRemaining: 30 });
  });
});

describe("a caption", () => {
  const write = (body: object) => maren.json("POST", "/api/social-media/caption", body);

  test("of a theme is written by the salon's own writer, and costs no post", async () => {
    await subscribe();
    expect(await read(write({ postType: "promo", about: "a winter gloss" }))).toMatchObject({
      caption: expect.stringContaining("winter gloss"),
      writtenBy: "builtin",
      basedOn: ["theme: a winter gloss"],
      photos: [],
      photoNote: null,
    });
    expect((await used()).postsGenerated).toBe(0);
    expect((await write({ consultationId: crypto.randomUUID() })).status).toBe(404);
  });

  test("of a consultation rests on its levels, names nobody, and offers pictures only with consent", async () => {
    await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
    const [current = "", target = ""] = await storePhotos(
      maren,
      await hairPhoto({ level: 5 }),
      await hairPhoto({ level: 7 }),
    );
    const { body } = await consultStored(maren, {
      ...newWords,
      clientName: "Lena Kowalski",
      currentPhotos: [current],
      targetPhoto: target,
    });
    const { id, clientId } = body.consultation;
    const asked = { postType: "before-after", consultationId: id };
    const before = await read<Caption>(write(asked));
    expect(before.caption).toMatch(/level/);
    expect(JSON.stringify(before)).not.toMatch(/Lena|Kowalski|\d\s?g\b/);
    expect(before).toMatchObject({ photos: [], photoNote: expect.stringMatching(/not agreed/) });
    await maren.json("PATCH", `/api/clients/${String(clientId)}`, { portfolioConsent: true });
    // the inspiration shows somebody else
    const { photos } = await read<Caption>(write(asked));
    expect(photos).toMatchObject([{ photoId: current, moment: "before" }]);
  });
});
