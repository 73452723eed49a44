import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "#agent/env.ts";
import { fakeGraph, type GraphFault, type GraphStep } from "#tests/fakes/graph.ts";
import type { PlatformAccount } from "#tools/social/platforms.ts";
import { createPlatforms } from "./graph.ts";

let graph: Awaited<ReturnType<typeof fakeGraph>>;
beforeAll(async () => {
  graph = await fakeGraph();
});
afterEach(() => graph.calm());
afterAll(() => graph.close());

const platforms = (patienceMs?: number) => createPlatforms(readEnv(graph.env), patienceMs);
const account = (platform: "instagram" | "facebook", expiresAt = 0): PlatformAccount => {
  const { id, token } = graph.open(platform, { expiresAt });
  return { platform, accountId: id, token };
};
const text = "Copper ✂️ balayage & gloss\n\n#copperhair #gloss";
const imageUrl = "https://salon.example/api/social-media/pictures/x";
const since = new Date(Date.now() - 60_000);

describe("what is shown", () => {
  test("on Instagram is made first, then shown with its words and picture", async () => {
    const to = account("instagram");
    const made = await platforms().prepare(to, { text, imageUrl });
    expect(graph.shown.filter((each) => each.account === to.accountId)).toEqual([]);
    const containerId = made?.containerId ?? "";
    expect(await platforms().containerState(to, containerId)).toBe("ready");
    const shown = await platforms().show(to, { text, imageUrl, containerId });
    expect(graph.shown.find(({ id }) => id === shown.remoteId)).toMatchObject({
      account: to.accountId,
      text,
      image: imageUrl,
    });
    expect(shown.url).toBe(`https://social.example/p/${shown.remoteId}/`);
    expect(await platforms().containerState(to, containerId)).toBe("shown");
  });

  test.each([null, imageUrl])("on Facebook goes in one step (%s)", async (image) => {
    const to = account("facebook");
    expect(await platforms().prepare(to, { text, imageUrl: image })).toBeNull();
    const shown = await platforms().show(to, { text, imageUrl: image, containerId: null });
    expect(graph.shown.find(({ id }) => id === shown.remoteId)).toMatchObject({ text, image });
  });

  test("is found again by its very words, and not what is known already or older", async () => {
    for (const kind of ["instagram", "facebook"] as const) {
      const to = account(kind);
      const made = await platforms().prepare(to, { text, imageUrl });
      const containerId = made?.containerId ?? null;
      const { remoteId } = await platforms().show(to, { text, imageUrl, containerId });
      const find = (sought: object) => platforms().find(to, { text, since, known: [], ...sought });
      expect(await find({})).toMatchObject({ remoteId });
      expect(await find({ text: "Others" })).toBeNull();
      expect(await find({ known: [remoteId] })).toBeNull();
      expect(await find({ since: new Date(Date.now() + 60_000) })).toBeNull();
    }
  });

  test("a container that is not finished, is unknown or has failed is told apart", async () => {
    const to = account("instagram");
    graph.slow(2);
    const { containerId = "" } = (await platforms().prepare(to, { text, imageUrl })) ?? {};
    expect(await platforms().containerState(to, containerId)).toBe("working");
    expect(await platforms().containerState(to, containerId)).toBe("ready");
    for (const [state, word] of [
      ["ERROR", "failed"],
      ["EXPIRED", "gone"],
    ] as const) {
      const container = graph.containers.get(containerId);
      if (container) container.state = state;
      expect(await platforms().containerState(to, containerId)).toBe(word);
    }
    expect(await platforms().containerState(to, "42")).toBe("gone");
  });
});

describe("an account", () => {
  test("has a name and an end, where there is one", async () => {
    const ends = Math.floor(Date.now() / 1000) + 3600;
    const to = account("instagram", ends);
    expect(await platforms().inspect(to)).toEqual({
      name: `instagram ${to.accountId}`,
      valid: true,
      expiresAt: new Date(ends * 1000),
    });
    expect(await platforms().inspect(account("facebook"))).toMatchObject({ expiresAt: null });
  });

  test("whose token is refused is not valid; a number that is not the token's is refused", async () => {
    const to = account("facebook");
    expect(await platforms().inspect({ ...to, token: "x".repeat(40) })).toMatchObject({
      valid: false,
    });
    const other = account("facebook");
    await expect(platforms().inspect({ ...to, accountId: other.accountId })).rejects.toMatchObject({
      permanent: true,
      tokenRefused: false,
    });
  });
});

describe("what goes wrong", () => {
  const later = { permanent: false, perhapsShown: false };
  const never = { permanent: true, perhapsShown: false };
  const unclear = { permanent: false, perhapsShown: true };
  test.each<[string, GraphFault, object, RegExp]>([
    [
      "a token that ended",
      { status: 400, code: 190 },
      { ...never, tokenRefused: true },
      /Connect it again/,
    ],
    ["a closed session", { status: 401, code: 102 }, { ...never, tokenRefused: true }, /Connect/],
    ["a permission", { status: 403, code: 200 }, never, /may not publish/],
    ["too many by the app", { status: 400, code: 4 }, later, /no more for now/],
    ["too many by the user", { status: 400, code: 17 }, later, /no more for now/],
    ["too many by the page", { status: 400, code: 32 }, later, /no more for now/],
    ["too many calls", { status: 400, code: 613 }, later, /no more for now/],
    ["the day's posts", { status: 400, code: 9, subcode: 2207042 }, later, /no more for now/],
    ["not ready", { status: 400, code: 9007, subcode: 2207027 }, later, /not ready/],
    ["trouble at the platform", { status: 500, code: 2 }, unclear, /has trouble/],
    ["trouble of a gateway", { status: 502 }, unclear, /has trouble/],
    ["words that are there already", { status: 400, code: 506 }, unclear, /there already/],
    [
      "an invalid value",
      { status: 400, code: 100, message: "Invalid parameter" },
      never,
      /Invalid parameter \(100\)/,
    ],
    ["a connection that breaks", "die before", unclear, /did not answer/],
    ["one that breaks afterwards", "die after", unclear, /did not answer/],
  ])("while it is shown: %s", async (_what, fault, kind, sentence) => {
    graph.next("feed", fault);
    const showing = platforms().show(account("facebook"), {
      text,
      imageUrl: null,
      containerId: null,
    });
    await expect(showing).rejects.toMatchObject({
      tokenRefused: false,
      ...kind,
      message: expect.stringMatching(sentence),
    });
  });

  test.each<[GraphStep, GraphFault]>([
    ["media", { status: 500, code: 2 }],
    ["media", "die after"],
    ["list", "die before"],
  ])("before anything is shown, %s with %o leaves no doubt", async (step, fault) => {
    graph.next(step, fault);
    const to = account("instagram");
    const asking =
      step === "media"
        ? platforms().prepare(to, { text, imageUrl })
        : platforms().find(to, { text, since, known: [] });
    await expect(asking).rejects.toMatchObject(later);
  });

  test("no answer in time may have shown it; nobody there has not", async () => {
    graph.next("feed", "hang");
    const to = account("facebook");
    const showing = { text, imageUrl: null, containerId: null };
    await expect(platforms(100).show(to, showing)).rejects.toMatchObject(unclear);
    expect(graph.shown.filter((each) => each.account === to.accountId)).toHaveLength(1);
    graph.release();
    const gone = await fakeGraph();
    await gone.close();
    await expect(createPlatforms(readEnv(gone.env)).show(to, showing)).rejects.toMatchObject(later);
  });

  test("a token stands in no refusal and in no address but the one that tells when it ends", async () => {
    const to = account("facebook");
    graph.next("feed", { status: 400, code: 100, message: `Malformed access token ${to.token}` });
    const error = await platforms()
      .show(to, { text, imageUrl: null, containerId: null })
      .catch((thrown: unknown) => thrown);
    expect(String(error)).not.toContain(to.token);
    expect(String(error)).toContain("Malformed access token …");
    await platforms().inspect(to);
    const holding = graph.asked.filter((address) => address.includes(to.token));
    expect(holding).toEqual([expect.stringContaining("/debug_token?")]);
  });
});
