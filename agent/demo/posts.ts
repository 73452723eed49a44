import { publishOne } from "#tools/social/publish-one.ts";
import { connectAccount } from "#tools/social/accounts.ts";
import { writeCaption } from "#tools/social/caption.ts";
import { createPost } from "#tools/social/posts.ts";
import { publishPost } from "#tools/social/publish.ts";
import type { Platform, PostType } from "#tools/social/schema.ts";
import type { Happening } from "./furnish.ts";
import type { Consulted } from "./heads.ts";
import type { World } from "./world.ts";

const DAY = 86_400_000;
/** Hours after the visit at which a post about it is written. */
const WRITTEN_AFTER = 20;
const PUBLISHED = 6;

type Kind = { postType: PostType; platform: Platform[]; about?: string };

/** What the salon shows: pictures of clients who agreed, published since; others that wait for their hour; and drafts. */
export function posts(world: World, heads: readonly Consulted[]): Happening[] {
  const accounts = world.at(-91, "12:10");
  const shown = heads.filter(({ told }) => told.happy && world.shown.has(told.client));
  return [
    {
      at: accounts,
      what: "Connecting the salon's accounts",
      happens: async () => {
        const token = "a-token-of-the-demo-that-opens-nothing";
        const ctx = world.as(accounts);
        await connectAccount(ctx, { platform: "instagram", accountId: "17840000000001", token });
        await connectAccount(ctx, { platform: "facebook", accountId: "100000000000001", token });
      },
    },
    ...shown.slice(0, PUBLISHED).map((head, n) => publishedOf(world, head, n)),
    ...waiting(world, shown.slice(PUBLISHED)),
  ];
}

function publishedOf(world: World, head: Consulted, n: number): Happening {
  const at = new Date(head.startsAt.getTime() + WRITTEN_AFTER * 3_600_000);
  return {
    at,
    what: `The post about ${head.told.client}`,
    happens: async () => {
      const platform: Platform[] = n % 2 === 0 ? ["instagram", "facebook"] : ["instagram"];
      const { id } = await writeAbout(world, at, head, { postType: "before-after", platform });
      await publishPost(world.as(at), { id });
      for (const { queue, id: work } of world.left.splice(0))
        if (queue === "post") await publishOne(world.salonAt(at), { id: work, last: true });
    },
  };
}

/** What is written these days: two with an hour of their own, and three drafts. */
function waiting(world: World, heads: readonly Consulted[]): Happening[] {
  const [first, second, third] = heads;
  const plain = (postType: PostType, about: string): Kind => ({
    postType,
    about,
    platform: ["facebook"],
  });
  const work: { day: number; head?: Consulted | undefined; kind: Kind; due?: number }[] = [
    { day: -3, head: first, kind: { postType: "before-after", platform: ["instagram"] }, due: 2 },
    { day: -2, kind: plain("seasonal", "gloss before the holidays"), due: 5 },
    { day: -2, head: second, kind: { postType: "before-after", platform: ["instagram"] } },
    { day: -1, kind: plain("educational", "why a patch test comes before every color") },
    { day: -1, head: third, kind: { postType: "tutorial", platform: ["instagram", "facebook"] } },
  ];
  return work.map(({ day, head, kind, due }) => {
    const at = world.at(day, "17:20");
    return {
      at,
      what: `A ${kind.postType} post`,
      happens: () => writeAbout(world, at, head, kind, due),
    };
  });
}

async function writeAbout(
  world: World,
  at: Date,
  head: Consulted | undefined,
  { postType, platform, about }: Kind,
  due?: number,
) {
  const ctx = world.as(at, head?.visit.who);
  const consultationId = head?.result.consultation.id ?? null;
  const words = await writeCaption(ctx, {
    postType,
    platform,
    consultationId,
    about: about ?? null,
  });
  const picture = words.photos.find(({ moment }) => moment === "after");
  return createPost(ctx, {
    postType,
    platform,
    caption: words.caption,
    hashtags: words.hashtags,
    aiGenerated: true,
    consultationId,
    photoId: picture?.photoId ?? null,
    ...(due && { scheduledFor: new Date(world.now.getTime() + due * DAY).toISOString() }),
  });
}
