import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "#agent/context.ts";

/** Asks this server itself. */
export type Ask = (request: Request, env: unknown) => Response | Promise<Response>;

/** A built page, and by the pattern of its path what each screen is made of besides (agent/build.ts). */
type Built = {
  at: number;
  html: string;
  screens: [path: RegExp, files: string[]][];
  frames: Record<string, string>;
};

const DIST = join(import.meta.dirname, "..", "..", "dist");
const SESSION = "/api/auth/get-session";
/** What the frame around every screen asks for first. */
const OF_THE_FRAME = [
  "/api/salon/deletion",
  "/api/timers",
  "/api/subscription/status",
  "/api/sms/conversations?unread=true&limit=1",
];
/** A page is not held up longer than this by what its program can ask for itself, in milliseconds. */
const PATIENCE = 300;

let built: Built | undefined;

/**
 * The app's page: it names the files of the screen that it opens with and holds what that asks for first, so that none of it
 * waits for a program to come and ask. Null while nothing has been built.
 */
export async function appPage(c: Context<AppEnv>, path: string, ask: Ask): Promise<string | null> {
  const page = await read();
  if (!page) return null;
  c.header("Cache-Control", "private, no-cache");
  const answers = await firstAnswers(c, ask);
  // whoever is not signed in is led from here to the welcome
  const shown = path === "/" && answers.get(SESSION) === null ? "/welcome" : path;
  const files = page.screens.find(([pattern]) => pattern.test(shown))?.[1] ?? [];
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const json = JSON.stringify(Object.fromEntries(answers)).replaceAll("<", "\\u003c");
  const given = `<script type="application/json" id="answers">${json}</script>`;
  const frame = answers.get(SESSION)
    ? (page.frames[getCookie(c, "sidebar_state") ?? ""] ?? page.frames["unknown"])
    : "";
  return page.html
    .replace("</head>", () => `${links.join("")}${given}</head>`)
    .replace('<div id="root">', (root) => root + frame);
}

/** Who is signed in, and for them what the frame shows: nothing that this request could not ask for by itself. */
async function firstAnswers(c: Context<AppEnv>, ask: Ask): Promise<Map<string, unknown>> {
  const { cookiePrefix } = c.var.services.auth.options.advanced;
  if (!getCookie(c, `${cookiePrefix}.session_token`)) return new Map([[SESSION, null]]);
  const answers = new Map<string, unknown>();
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());
  const all = Promise.all(
    [SESSION, ...OF_THE_FRAME].map(async (path) => {
      const answer = await ask(asked(c, path), c.env);
      if (!answer.ok) return;
      if (path === SESSION) passOnCookies(c, answer);
      answers.set(path, await answer.json());
    }),
  );
  await Promise.race([all.catch(() => undefined), late]);
  if (!answers.has(SESSION)) return new Map();
  // what comes after that is left to the program
  return answers.get(SESSION) === null ? new Map([[SESSION, null]]) : new Map(answers);
}

function asked(c: Context<AppEnv>, path: string): Request {
  const headers = new Headers();
  for (const name of ["Cookie", "User-Agent", "X-Forwarded-For", "X-Forwarded-Proto"]) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
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
  const files = Object.entries(JSON.parse(screens) as Record<string, string[]>);
  return (built = {
    at,
    html,
    frames,
    screens: files.map(([path, of]) => [new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}(/|$)`), of]),
  });
}
