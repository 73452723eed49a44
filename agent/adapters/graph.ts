import { z } from "zod";
import type { Env } from "#agent/env.ts";
import {
  NotShown,
  type ContainerState,
  type PlatformAccount,
  type Platforms,
  type Shown,
} from "#tools/social/platforms.ts";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import { isUnknown, lostOf, refusalOf, type Aim } from "./graph-failures.ts";

/** Of 29 July 2026, by developers.facebook.com/docs/graph-api/changelog; a version lives for two years. */
const VERSION = "v26.0";
/** Fetching the picture is the platform's part of the first step, and takes its time. */
const PATIENCE_MS = 30_000;
/** As many of the newest posts of an account are gone through, where one of them is looked for. */
const LOOKED_THROUGH = 50;

/**
 * Instagram and Facebook by the Graph API at GRAPH_BASE_URL. The token goes in the Authorization header; only where the API
 * knows no other way, to tell when a token ends, it is a part of the address asked for, which nothing here keeps.
 */
export function createPlatforms(
  { GRAPH_BASE_URL }: Pick<Env, "GRAPH_BASE_URL">,
  patienceMs = PATIENCE_MS,
): Platforms {
  const ask = caller(`${GRAPH_BASE_URL.replace(/\/+$/, "")}/${VERSION}`, patienceMs);
  return {
    inspect: async (account) => {
      const of = account.platform === "instagram" ? "username" : "name";
      const named = await ask(account, "look", `${account.accountId}?fields=id,${of}`).catch(
        (error: unknown) => {
          if (error instanceof NotShown && error.tokenRefused) return null;
          throw error;
        },
      );
      if (!named) return { name: "", valid: false, expiresAt: null };
      return {
        name: Named.parse(named)[of] ?? "",
        valid: true,
        expiresAt: await endOf(ask, account),
      };
    },
    prepare: async (account, { text, imageUrl }) => {
      if (account.platform === "facebook") return null;
      if (!imageUrl)
        throw new NotShown("Instagram takes no post without a picture.", { permanent: true });
      const form = { image_url: imageUrl, caption: text };
      const made = await ask(account, "make", `${account.accountId}/media`, form);
      return { containerId: idOf(made, "Instagram", "make") };
    },
    containerState: async (account, containerId) => {
      try {
        const told = await ask(account, "look", `${containerId}?fields=status_code`);
        return CONTAINER_STATES[Container.parse(told).status_code] ?? "working";
      } catch (error) {
        if (error instanceof Unknown) return "gone";
        throw error;
      }
    },
    show: async (account, { text, imageUrl, containerId }) => {
      const { platform, accountId } = account;
      if (platform === "instagram") {
        if (!containerId) throw new NotShown("Nothing was made that could be shown.");
        const form = { creation_id: containerId };
        const shown = await ask(account, "show", `${accountId}/media_publish`, form);
        return whereabouts(ask, account, idOf(shown, "Instagram", "show"));
      }
      const shown = imageUrl
        ? await ask(account, "show", `${accountId}/photos`, { url: imageUrl, caption: text })
        : await ask(account, "show", `${accountId}/feed`, { message: text });
      return whereabouts(ask, account, idOf(shown, "Facebook", "show"));
    },
    find: async (account, { text, since, known }) => {
      const path =
        account.platform === "instagram"
          ? `media?fields=id,caption,permalink,timestamp&limit=${LOOKED_THROUGH}`
          : `published_posts?fields=id,message,permalink_url,created_time&limit=${LOOKED_THROUGH}`;
      const { data } = Listed.parse(await ask(account, "look", `${account.accountId}/${path}`));
      const found = data
        .filter(({ id }) => !known.includes(id))
        .filter(({ timestamp, created_time }) => {
          const at = Date.parse(timestamp ?? created_time ?? "");
          return !(at < since.getTime());
        })
        .find(({ caption, message }) => plain(caption ?? message ?? "") === plain(text));
      return found
        ? { remoteId: found.id, url: found.permalink ?? found.permalink_url ?? null }
        : null;
    },
  };
}

const Named = z.object({ name: z.string().optional(), username: z.string().optional() });
const Made = z.object({ id: z.string().min(1), post_id: z.string().min(1).optional() });
const Container = z.object({ status_code: z.string() });
const Address = z
  .url({ protocol: /^https?$/ })
  .optional()
  .catch(undefined);
const Placed = z.object({ permalink: Address, permalink_url: Address });
const Listed = z.object({
  data: z.array(
    Placed.extend({
      id: z.string(),
      caption: z.string().optional(),
      message: z.string().optional(),
      timestamp: z.string().optional(),
      created_time: z.string().optional(),
    }),
  ),
});
const Inspected = z.object({ data: z.object({ expires_at: z.number().catch(0) }) });

const CONTAINER_STATES: Record<string, ContainerState> = {
  FINISHED: "ready",
  IN_PROGRESS: "working",
  PUBLISHED: "shown",
  ERROR: "failed",
  EXPIRED: "gone",
};

/** The platform knows nothing by that id, or not for this token. */
class Unknown extends NotShown {}

type Ask = ReturnType<typeof caller>;

/** Asks the Graph API: a form makes it a POST. @throws NotShown */
function caller(root: string, patienceMs: number) {
  return async (
    { platform, token }: PlatformAccount,
    aim: Aim,
    path: string,
    form?: Record<string, string>,
  ): Promise<unknown> => {
    const name = PLATFORM_NAMES[platform];
    let answer: { status: number; body: unknown };
    try {
      const response = await fetch(`${root}/${path}`, {
        method: form ? "POST" : "GET",
        headers: { authorization: `Bearer ${token}`, accept: "application/json" },
        ...(form && { body: new URLSearchParams(form) }),
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
      answer = { status: response.status, body: read(await response.text()) };
    } catch (error) {
      throw lostOf(error, { name, aim });
    }
    if (answer.status === 200 && answer.body !== undefined) return answer.body;
    if (aim === "look" && isUnknown(answer))
      throw new Unknown(`${name} knows no such account or post, or not for this token.`, {
        permanent: true,
      });
    throw refusalOf(answer, { name, aim, token });
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer calls the thing that was made. Of a picture on a page, the post it stands in. */
function idOf(answer: unknown, name: string, aim: Aim): string {
  const parsed = Made.safeParse(answer);
  if (!parsed.success)
    throw new NotShown(`${name}'s answer could not be read.`, { perhapsShown: aim === "show" });
  return parsed.data.post_id ?? parsed.data.id;
}

/** Where people see it. It is shown whether or not that can be told. */
async function whereabouts(ask: Ask, account: PlatformAccount, remoteId: string): Promise<Shown> {
  const field = account.platform === "instagram" ? "permalink" : "permalink_url";
  try {
    const placed = Placed.parse(await ask(account, "look", `${remoteId}?fields=${field}`));
    return { remoteId, url: placed[field] ?? null };
  } catch {
    return { remoteId, url: null };
  }
}

/** When a token ends; null where it does not, or the platform does not say. */
async function endOf(ask: Ask, account: PlatformAccount): Promise<Date | null> {
  try {
    const query = new URLSearchParams({ input_token: account.token });
    const { data } = Inspected.parse(await ask(account, "look", `debug_token?${query}`));
    return data.expires_at > 0 ? new Date(data.expires_at * 1000) : null;
  } catch {
    return null;
  }
}

const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();
