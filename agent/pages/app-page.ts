import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "#agent/context.ts";
import type { ScreenFiles } from "#agent/screen-files.ts";

/** Asks this server itself. */
export type Ask = (request: Request, env: unknown) => Response | Promise<Response>;

/** A built page, by the pattern of its path what each screen is made of besides, and the frame by the cookie of the sidebar. */
type Built = {
  at: number;
  html: string;
  screens: [path: RegExp, made: ScreenFiles][];
  frames: Record<string, string>;
};

const DIST = join(import.meta.dirname, "..", "..", "dist");
const SESSION = "/api/auth/get-session";
/** What the frame around every screen asks for first: of each the body alone tells. */
const OF_THE_FRAME = ["/api/salon/deletion", "/api/timers", "/api/subscription/status"];
/** A page is not held up longer than this by what its program can ask for itself, in milliseconds. */
const PATIENCE = 300;
/** What of a request says who asks and from where. */
const HANDED_ON = /^(cookie|user-agent|forwarded|via|x-forwarded-.+|x-real-ip)$/;

let built: Built | undefined;

/**
 * The app's page: it names the files of the screen that it opens with and holds what that asks for first, so that none of it
 * waits for a program to come and ask. Kept nowhere, as the answers are not. Null while nothing has been built.
 */
export async function appPage(c: Context<AppEnv>, path: string, ask: Ask): Promise<string | null> {
  const page = await read();
  if (!page) return null;
  c.header("Cache-Control", "private, no-store");
  const answers = await firstAnswers(c, ask);
  const session = answers.get(SESSION);
  // whoever is not signed in is led from here to the welcome
  const shown = path === "/" && session === null ? "/welcome" : path;
  const made = page.screens.find(([pattern]) => pattern.test(shown))?.[1];
  const links = (made?.files ?? []).map(
    (file) => `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const json = JSON.stringify(Object.fromEntries(answers)).replaceAll("<", "\\u003c");
  const given = `<script type="application/json" id="answers">${json}</script>`;
  const kept = getCookie(c, "sidebar_state") ?? "";
  const frame = session && !made?.open ? (page.frames[kept] ?? page.frames["unknown"]) : "";
  return page.html
    .replace("</head>", () => `${links.join("")}${given}</head>`)
    .replace('<div id="root">', (root) => `${root}${frame ?? ""}`);
}

/** Who is signed in, and for them what the frame shows: nothing that this request could not ask for by itself, and nothing to whoever only looks ahead. */
async function firstAnswers(c: Context<AppEnv>, ask: Ask): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  if (c.req.method === "HEAD" || c.req.header("Sec-Purpose")) return answers;
  const { cookiePrefix } = c.var.services.auth.options.advanced;
  if (!getCookie(c, `${cookiePrefix}.session_token`)) return answers.set(SESSION, null);
  const late = new Promise<"late">((resolve) => {
    setTimeout(() => resolve("late"), PATIENCE).unref();
  });
  const bring = async (path: string) => {
    const answer = await Promise.race([ask(asked(c, path), c.env), late]).catch(() => "late");
    if (!(answer instanceof Response) || !answer.ok) return;
    if (path === SESSION) passOnCookies(c, answer);
    answers.set(path, await answer.json());
  };
  await bring(SESSION);
  // a server that is slow to say who it is gets no more to do
  if (answers.get(SESSION)) await Promise.all(OF_THE_FRAME.map(bring));
  return answers;
}

function asked(c: Context<AppEnv>, path: string): Request {
  const headers = [...c.req.raw.headers].filter(([name]) => HANDED_ON.test(name));
  return new Request(new URL(path, c.req.url), { headers });
}

function passOnCookies(c: Context<AppEnv>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie())
    c.header("Set-Cookie", cookie, { append: true });
}

async function read(): Promise<Built | undefined> {
  const page = join(DIST, "index.html");
  const at = (await stat(page).catch(() => null))?.mtimeMs;
  if (at === undefined || built?.at === at) return at === undefined ? undefined : built;
  const [html, screens, { frames }] = await Promise.all([
    readFile(page, "utf8"),
    readFile(join(DIST, ".vite/screens.json"), "utf8"),
    import(`${pathToFileURL(join(DIST, ".server/frame.js")).href}?${at}`) as Promise<
      Pick<Built, "frames">
    >,
  ]);
  const files = Object.entries(JSON.parse(screens) as Record<string, ScreenFiles>);
  return (built = {
    at,
    html,
    frames,
    screens: files.map(([path, of]) => [new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}(/|$)`), of]),
  });
}
