import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { usageOf, NO_SUBSCRIPTION } from "#tools/social/plan-rules.ts";
import type { Caption, Post, SocialAccount, SocialTier } from "#tools/social/schema.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { Component as SocialMediaScreen } from "./social-media.tsx";

const VISIT = "01980000-0000-7000-8000-000000000001";
const PHOTO = "01980000-0000-7000-8000-0000000000aa";
const visit = {
  id: VISIT,
  clientId: "01980000-0000-7000-8000-0000000000cc",
  clientName: "Dana Whitfield",
  serviceType: "toning",
  currentLevel: 6,
  desiredLevel: 8,
  color: "#b59a7d",
  createdAt: "2026-11-21T10:00:00Z",
};
const photo = { photoId: PHOTO, clientId: visit.clientId, moment: "after", takenOn: "2026-11-21" };
const caption: Caption = {
  caption: "From brassy to smoky beige.",
  hashtags: ["toner", "smokybeige"],
  writtenBy: "builtin",
  basedOn: ["Level 6 to 8", "Toning"],
  photos: [],
  photoNote: null,
};
const post = (change: Partial<Post> = {}): Post => ({
  id: "01980000-0000-7000-8000-0000000000f1",
  postType: "educational",
  caption: "Why we tone after every lift.",
  platform: ["instagram"],
  hashtags: ["toner"],
  aiGenerated: true,
  status: "draft",
  scheduledFor: null,
  photoId: PHOTO,
  photoPulled: false,
  consultationId: VISIT,
  stylistName: "Maren Falk",
  publications: [],
  note: null,
  createdAt: "2026-11-20T10:00:00Z",
  publishedAt: null,
  ...change,
});

type Salon = {
  tier?: SocialTier | null;
  used?: number;
  role?: SalonRole;
  posts?: () => Post[];
  accounts?: Partial<SocialAccount>[];
  answers?: Answers;
  at?: string;
};

function open({
  tier = "content-creation",
  used = 12,
  role = "owner",
  posts = () => [],
  accounts = [],
  answers = {},
  at = "/",
}: Salon = {}) {
  const periodEndsAt = new Date("2026-12-01T00:00:00Z");
  const requests = answering({
    "GET /api/auth/get-session": () => ({ user: { name: "Maren Falk" }, salon: { role } }),
    "GET /api/billing": () => ({ charged: false, plans: [] }),
    "GET /api/booking-rules": () => ({ timeZone: "Europe/Berlin" }),
    "GET /api/stylists/profile": () => ({ salonName: "Falk" }),
    "GET /api/consultations": () => [visit],
    "GET /api/social-media/subscription": () =>
      tier ? usageOf(tier, { postsGenerated: used, periodEndsAt }) : NO_SUBSCRIPTION,
    "GET /api/social-media/posts": posts,
    "GET /api/social-media/accounts": () => accounts,
    "GET /api/social-media/photos": () => ({ photos: [photo], note: null }),
    ...answers,
  });
  const sent = async (method: string, path: string) => {
    const found = requests.findLast(
      (each) => each.method === method && new URL(each.url).pathname === path,
    );
    return found?.json();
  };
  return { requests, sent, ...renderScreen(<SocialMediaScreen />, { path: "/", at }) };
}

const refusal = (error: string, code = "conflict") =>
  Response.json({ error, code }, { status: 409 });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("without a plan", () => {
  it("offers both, and activates the chosen one", async () => {
    let tier: SocialTier | null = null;
    const { sent } = open({
      answers: {
        "GET /api/social-media/subscription": () =>
          tier ? usageOf(tier, { postsGenerated: 0, periodEndsAt: new Date() }) : NO_SUBSCRIPTION,
        "PUT /api/social-media/subscribe": () => {
          tier = "full-management";
          return usageOf(tier, { postsGenerated: 0, periodEndsAt: new Date() });
        },
      },
    });
    const plans = within(await screen.findByRole("list", { name: "Plans" }));
    const [lower, upper] = ["Content Creation", "Full Management"].map((name) =>
      plans.getByRole("listitem", { name }),
    );
    expect(lower?.textContent).toContain("$29/month");
    expect(upper?.textContent).toContain("$99/month");
    expect(lower?.textContent).not.toContain("Most Popular");
    expect(upper?.textContent).toContain("Most Popular");
    await screen.findByText(/nothing is charged/);
    fireEvent.click(await button("Choose Full Management"));
    await screen.findByText("Subscription Activated");
    await screen.findByRole("tab", { name: "Create Content" });
    expect(await sent("PUT", "/api/social-media/subscribe")).toEqual({ tier: "full-management" });
  });

  it("says why a plan could not be activated", async () => {
    open({
      tier: null,
      answers: { "PUT /api/social-media/subscribe": () => refusal("Try later.") },
    });
    fireEvent.click(await button("Choose Content Creation"));
    await screen.findByText("Subscription Failed");
    screen.getByText("Try later.");
  });

  it("offers nobody else a choice", async () => {
    open({ tier: null, role: "stylist" });
    await screen.findByText("Only the owner or a manager can change the plan.");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("counters", () => {
  it.each<[SocialTier, number, string, string]>([
    ["content-creation", 12, "12/30", "18"],
    ["content-creation", 30, "30/30", "0"],
    ["full-management", 41, "41/Unlimited", "Unlimited"],
  ])("of %s with %s posts", async (tier, used, ofLimit, left) => {
    open({ tier, used });
    await screen.findByText(ofLimit);
    expect(screen.getByText("Posts remaining").nextSibling?.firstChild?.textContent).toBe(left);
  });
});

describe("a new post", () => {
  it("is sent with the defaults, then the form is blank and says so", async () => {
    const { sent } = open({ answers: { "POST /api/social-media/posts": () => post() } });
    fireEvent.change(await screen.findByLabelText("Caption"), { target: { value: "Mine." } });
    expect(screen.queryByLabelText("Schedule")).toBeNull();
    fireEvent.click(await button("Create post"));
    await screen.findByText("Post Created");
    expect(await sent("POST", "/api/social-media/posts")).toMatchObject({
      postType: "educational",
      platform: ["instagram"],
      caption: "Mine.",
      status: "draft",
      hashtags: [],
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>("Caption").value).toBe("");
  });

  it("that the server refuses says why and keeps what was written", async () => {
    open({
      answers: { "POST /api/social-media/posts": () => refusal("The last post was taken.") },
    });
    fireEvent.change(await screen.findByLabelText("Caption"), { target: { value: "Mine." } });
    fireEvent.click(await button("Create post"));
    await screen.findByText("The last post was taken.");
    screen.getByText("Error");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Caption").value).toBe("Mine.");
  });

  it("is blocked at the limit before anything is sent", async () => {
    const { requests } = open({ used: 30 });
    fireEvent.click(await button("Create post"));
    await screen.findByText("Limit Reached");
    screen.getByText(
      "You've reached your monthly post limit. Upgrade or wait for next billing cycle.",
    );
    expect(requests.some(({ method }) => method === "POST")).toBe(false);
  });

  it("needs a platform", async () => {
    const { requests } = open();
    fireEvent.click(await button("Instagram"));
    fireEvent.click(await button("Create post"));
    await screen.findAllByText("Choose at least one platform.");
    expect(requests.some(({ method }) => method === "POST")).toBe(false);
  });

  it("can be given a day on Full Management alone", async () => {
    const { sent } = open({
      tier: "full-management",
      answers: { "POST /api/social-media/posts": () => post() },
    });
    fireEvent.click(await screen.findByRole("radio", { name: "On a day" }));
    fireEvent.change(await screen.findByLabelText("Schedule"), {
      target: { value: "2099-11-27T18:00" },
    });
    fireEvent.click(await button("Schedule post"));
    await screen.findByText("Post Created");
    expect(await sent("POST", "/api/social-media/posts")).toMatchObject({
      status: "scheduled",
      scheduledFor: "2099-11-27T17:00:00.000Z",
    });
  });

  it("is not offered to the reception", async () => {
    open({ role: "reception" });
    await screen.findByText(/can write posts/);
    expect(screen.queryByRole("button", { name: "Create post" })).toBeNull();
  });
});

describe("the assistant", () => {
  it("writes from a consultation, says what it rests on, and what stood there can be had back", async () => {
    const { sent } = open({
      answers: {
        "POST /api/social-media/caption": () => caption,
        "POST /api/social-media/posts": () => post(),
      },
    });
    fireEvent.change(await screen.findByLabelText("Caption"), { target: { value: "Mine." } });
    fireEvent.click(await screen.findByRole("radio", { name: /Dana Whitfield/ }));
    fireEvent.click(await button("Write the caption"));
    await screen.findByDisplayValue("From brassy to smoky beige.");
    screen.getByDisplayValue("#toner #smokybeige");
    expect(within(screen.getByRole("list", { name: "Based on" })).getByText("Toning")).toBeTruthy();
    expect(await sent("POST", "/api/social-media/caption")).toEqual({
      postType: "educational",
      platform: ["instagram"],
      consultationId: VISIT,
    });
    fireEvent.click(await button("Undo"));
    await screen.findByDisplayValue("Mine.");

    // the newest result comes with the consultation; one tap takes it back, another chooses it
    const result = await button("After, November 21, 2026");
    expect(result.getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(result);
    expect(screen.queryByAltText("The picture of the post")).toBeNull();
    fireEvent.click(result);
    expect(screen.getByAltText("The picture of the post").getAttribute("src")).toBe(
      `/api/photos/${PHOTO}`,
    );
    fireEvent.click(await button("Create post"));
    await screen.findByText("Post Created");
    expect(await sent("POST", "/api/social-media/posts")).toMatchObject({
      photoId: PHOTO,
      consultationId: VISIT,
    });
  });

  it("opens with the newest work that may be shown", async () => {
    open();
    const chosen = await screen.findByRole("radio", { name: /Dana Whitfield/, checked: true });
    expect(chosen.textContent).not.toContain("Words only");
    expect(screen.getByAltText("The picture of the post").getAttribute("src")).toBe(
      `/api/photos/${PHOTO}`,
    );
  });

  it("leaves it blank where nobody agreed to be shown, and says so of each", async () => {
    open({ answers: { "GET /api/social-media/photos": () => ({ photos: [], note: "No." }) } });
    await screen.findByText("Words only");
    expect(screen.getByRole("radio", { name: /Dana Whitfield/, checked: false })).toBeTruthy();
  });

  it("says why no picture is offered, and leads to the record", async () => {
    const note = "This client has not agreed to have their pictures shown.";
    open({
      at: `/?consultation=${VISIT}`,
      answers: {
        "GET /api/social-media/photos": () => ({ photos: [], note }),
        [`GET /api/consultations/${VISIT}`]: () => ({ consultation: visit }),
      },
    });
    await screen.findByText(note);
    const link = await screen.findByRole("link", { name: /record/ });
    expect(link.getAttribute("href")).toBe(`/clients/${visit.clientId}`);
  });

  it("says what it could not do", async () => {
    open({ answers: { "POST /api/social-media/caption": () => refusal("The model is down.") } });
    fireEvent.click(await screen.findByRole("radio", { name: "Your own words" }));
    fireEvent.change(screen.getByLabelText("About"), { target: { value: "Strand tests" } });
    fireEvent.click(await button("Write the caption"));
    await screen.findByText("The model is down.");
  });
});

describe("the calendar", () => {
  const listed = "/?tab=calendar";

  it("lists a post with all that is known of it", async () => {
    open({
      at: listed,
      posts: () => [post({ status: "scheduled", scheduledFor: "2099-11-27T17:00:00Z" })],
    });
    const card = within(await screen.findByRole("article"));
    for (const words of [
      "Scheduled",
      "Educational",
      "Instagram",
      "#toner",
      "Why we tone after every lift.",
    ])
      card.getByText(words);
    expect(card.getByText(/Goes out/).textContent).toMatch(/27.*2099|2099.*27/);
    const download = card.getByRole("link", { name: "Download" });
    expect(download.getAttribute("href")).toBe(`/api/social-media/posts/${post().id}/post.txt`);
    expect(download.getAttribute("download")).toContain(post().id);
  });

  it.each<[string, Response, string | null]>([
    [
      "says that it is deleted",
      Response.json({ id: "x", message: "Gone.", urls: [] }),
      "Post Deleted",
    ],
    ["says nothing of a failure", refusal("No."), null],
  ])("%s", async (_name, answer, title) => {
    const { requests } = open({
      at: listed,
      posts: () => [post()],
      answers: { [`DELETE /api/social-media/posts/${post().id}`]: () => answer },
    });
    fireEvent.click(await button("Delete"));
    fireEvent.click(await button("Delete post"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(requests.some(({ method }) => method === "DELETE")).toBe(true);
    if (title) screen.getByText(title);
    else expect(document.body.textContent).not.toMatch(/No\.|Error|Deleted/);
  });

  it("changes what differs, in a sheet", async () => {
    const { sent } = open({
      at: listed,
      posts: () => [post()],
      answers: { [`PATCH /api/social-media/posts/${post().id}`]: () => post() },
    });
    fireEvent.click(await button("Edit"));
    fireEvent.change(screen.getByLabelText("Caption"), { target: { value: "Why we gloss." } });
    fireEvent.click(await button("Save"));
    await screen.findByText("Post saved.");
    expect(await sent("PATCH", `/api/social-media/posts/${post().id}`)).toEqual({
      caption: "Why we gloss.",
    });
  });

  it("tells how each platform took it", async () => {
    const fares = { attempts: 2, error: null, url: null, publishedAt: null };
    open({
      at: listed,
      posts: () => [
        post({
          status: "partly",
          platform: ["instagram", "facebook"],
          publications: [
            { ...fares, platform: "instagram", state: "unknown" },
            {
              ...fares,
              platform: "facebook",
              state: "published",
              url: "https://facebook.example/1",
              publishedAt: "2026-11-21T10:00:00Z",
            },
          ],
        }),
      ],
    });
    const platforms = within(await screen.findByRole("list", { name: "Platforms" }));
    platforms.getByText(/Look at your page before you try again/);
    expect(platforms.getAllByText("2 tries")).toHaveLength(2);
    platforms.getByRole("link", { name: /See it on Facebook/ });
  });

  it("says that a picture was taken away", async () => {
    const note = "The client withdrew their consent, so the picture was taken from this post.";
    open({ at: listed, posts: () => [post({ photoId: null, photoPulled: true, note })] });
    await screen.findByText(note);
    expect(screen.queryByAltText("The picture of the post")).toBeNull();
  });

  it("publishes now only when nothing is missing, and after a look where nothing was said", async () => {
    let stands = post({
      status: "failed",
      publications: [
        {
          platform: "instagram",
          state: "unknown",
          attempts: 1,
          error: null,
          url: null,
          publishedAt: null,
        },
      ],
    });
    open({
      at: listed,
      tier: "full-management",
      posts: () => [stands],
      accounts: [{ platform: "instagram", name: "falk", state: "connected" }],
      answers: {
        [`POST /api/social-media/posts/${stands.id}/publish`]: () => {
          stands = { ...stands, status: "published", publishedAt: "2026-11-22T10:00:00Z" };
          return stands;
        },
      },
    });
    fireEvent.click(await button("Publish now"));
    const go = await button("Publish to Instagram");
    const looked = await screen.findByRole("switch");
    expect(go.hasAttribute("disabled")).toBe(true);
    fireEvent.click(looked);
    fireEvent.click(go);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Publish now" })).toBeNull());
  });

  it("filters, shows a month by keys, and names drafts without a date", async () => {
    const due = new Date(Date.now() + 3_600_000).toISOString();
    const { router } = open({
      at: `${listed}&type=promo`,
      posts: () => [
        post(),
        post({ id: "p2", status: "scheduled", scheduledFor: due, platform: ["facebook"] }),
      ],
    });
    await screen.findByText("No post is like this.");
    fireEvent.click(await button("Show all posts"));
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    fireEvent.change(screen.getByLabelText("Platform"), { target: { value: "facebook" } });
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(router.state.location.search).toBe("?tab=calendar&platform=facebook");
    fireEvent.change(screen.getByLabelText("Platform"), { target: { value: "" } });
    fireEvent.click(screen.getByRole("radio", { name: "Month" }));
    await screen.findByText(/1 draft without a date/);
    const days = screen.getByRole("group", { name: "Days" });
    const chosen = () => within(days).getByRole("button", { pressed: true });
    const before = chosen().getAttribute("aria-label");
    fireEvent.keyDown(chosen(), { key: "ArrowDown" });
    expect(chosen().getAttribute("aria-label")).not.toBe(before);
    expect(document.activeElement).toBe(chosen());
  });

  it("invites the first post where there is none, and says what could not be read", async () => {
    const { unmount } = open({ at: listed });
    fireEvent.click(await button("Write the first post"));
    await screen.findByLabelText("Caption");
    unmount();
    open({ at: listed, answers: { "GET /api/social-media/posts": () => refusal("Not now.") } });
    await screen.findByText("Not now.");
  });
});

describe("accounts", () => {
  it("are connected with number and token, and what is wrong is said at the field", async () => {
    const { sent } = open({
      answers: {
        "PUT /api/social-media/accounts/instagram": () =>
          Response.json(
            {
              error: "Invalid.",
              code: "invalid",
              issues: [{ path: "accountId", message: "There is no such account." }],
            },
            { status: 400 },
          ),
      },
    });
    fireEvent.click(await button("Accounts"));
    fireEvent.click(await button("Connect Instagram"));
    fireEvent.change(screen.getByLabelText(/Account number/), { target: { value: "falk" } });
    fireEvent.change(screen.getByLabelText(/Access token/), { target: { value: "t".repeat(30) } });
    fireEvent.click(await button("Connect"));
    screen.getByText("Account number must be the number of the page or account.");
    fireEvent.change(screen.getByLabelText(/Account number/), { target: { value: "178414" } });
    fireEvent.click(await button("Connect"));
    await screen.findByText("There is no such account.");
    expect(await sent("PUT", "/api/social-media/accounts/instagram")).toEqual({
      accountId: "178414",
      token: "t".repeat(30),
    });
  });

  it.each<[SocialAccount["state"], RegExp | null]>([
    ["connected", null],
    ["expiring", /expires on/],
    ["expired", /has expired/],
    ["revoked", /no longer accepts/],
  ])("that are %s are announced", async (state, said) => {
    open({
      accounts: [{ platform: "instagram", name: "falk", state, expiresAt: "2026-12-01T00:00:00Z" }],
    });
    if (said) await screen.findByText(said);
    else {
      await screen.findAllByText("falk");
      expect(screen.queryByRole("note")).toBeNull();
    }
  });

  it("are not shown to a stylist", async () => {
    open({ role: "stylist" });
    await button("Create post");
    expect(screen.queryByRole("button", { name: "Accounts" })).toBeNull();
  });
});
