/** How long after a page was opened what came with it stands for what the server would say, in milliseconds. */
const GOOD_FOR = 10_000;

const given = new Map<string, unknown>(Object.entries(inPage()));

/** Who is signed in, as the page itself said; undefined where it said nothing, as one from the device. */
export const givenSession: unknown = given.get("/api/auth/get-session");

/**
 * The answer that came with the page (agent/pages/app-page.ts), once: whoever asks again asks the server. Whatever is changed
 * may change them all, who is signed in first.
 */
export function takeGiven(input: RequestInfo | URL, init: RequestInit): Response | undefined {
  if (init.method && init.method !== "GET") {
    given.clear();
    return undefined;
  }
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
  const path = pathname + search;
  if (!given.has(path) || performance.now() > GOOD_FOR) return undefined;
  const answer = given.get(path);
  given.delete(path);
  return Response.json(answer);
}

function inPage(): Record<string, unknown> {
  try {
    const text = document.getElementById("answers")?.textContent ?? "{}";
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // a page that was changed on its way: the server is asked
    return {};
  }
}
