import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cookieOf, maren } from "./fixtures.ts";
import { startServer } from "./server-process.ts";

/** What came of a rush: how many answers of each status, how long each took (ms), and all of them together. */
export type Rush = { statuses: Record<number, number>; times: number[]; took: number };

/**
 * A salon that takes bookings, served by several processes over one database: the one of `databaseUrl`, else the
 * embedded one, which they share. Call `close` at the end.
 */
export async function openCrowd({
  processes,
  databaseUrl,
}: {
  processes: number;
  databaseUrl?: string;
}) {
  const dataDir = await mkdtemp(join(tmpdir(), "undertone-crowd-"));
  const env = {
    DATA_DIR: dataDir,
    AI_PROVIDER: "builtin",
    TRUSTED_PROXIES: "127.0.0.1,::1",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  // the first brings the database, the others find it
  const first = await startServer(env);
  const others = Array.from({ length: processes - 1 }, () => startServer(env));
  const servers = [first, ...(await Promise.all(others))];
  const urls = servers.map(({ url }) => url);
  const salon = await openPro(urls[0] ?? "");
  let rounds = 0;
  return {
    salon,
    servers,
    /** So many clients want one time at once, spread over the processes; each round wants another time. */
    rush: async (count: number): Promise<Rush> => {
      rounds += 1;
      const began = performance.now();
      const wanted = salon.starts[rounds];
      if (!wanted) throw new Error("There are no more times to want.");
      const all = await Promise.all(
        Array.from({ length: count }, async (_, client) => {
          const response = await fetch(`${urls[client % urls.length]}/api/appointments`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              // all of a round come from one address
              "x-forwarded-for": `10.3.0.${rounds}`,
            },
            body: JSON.stringify({
              stylistId: salon.stylistId,
              clientName: `Client ${client}`,
              clientEmail: `client${client}-${rounds}@example.com`,
              serviceType: "Haircut",
              ...wanted,
            }),
          });
          await response.arrayBuffer();
          return { status: response.status, time: performance.now() - began };
        }),
      );
      const statuses: Record<number, number> = {};
      for (const { status } of all) statuses[status] = (statuses[status] ?? 0) + 1;
      return {
        statuses,
        times: all.map(({ time }) => time).toSorted((a, b) => a - b),
        took: performance.now() - began,
      };
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Maren's salon on pro, with the free times of the next weeks. */
async function openPro(url: string) {
  const headers: Record<string, string> = { origin: url, "content-type": "application/json" };
  const { name, email, password, timeZone } = maren;
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { ...headers, "x-time-zone": timeZone },
    body: JSON.stringify({ name, email, password }),
  });
  const cookie = cookieOf(signedUp);
  const get = async <T>(path: string) =>
    (await (await fetch(`${url}/api/${path}`, { headers: { cookie } })).json()) as T;
  await fetch(`${url}/api/subscription/upgrade`, {
    method: "PUT",
    headers: { ...headers, cookie },
    body: JSON.stringify({ tier: "pro" }),
  });
  const [stylist] = await get<{ id: string }[]>("stylists");
  const stylistId = stylist?.id ?? "";
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await get<{ slots: { start: string }[] }>(
    `availability?stylistId=${stylistId}&serviceType=Haircut&from=${from}&to=${to}`,
  );
  const wall = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const starts = slots
    .map(({ start }) => wall.format(new Date(start)).split(" "))
    // on the hour, so that no two lie on each other
    .filter(([, time]) => time?.endsWith(":00"))
    .map(([appointmentDate, appointmentTime]) => ({ appointmentDate, appointmentTime }));
  return {
    stylistId,
    starts,
    appointments: () =>
      get<{ appointmentDate: string; appointmentTime: string }[]>("appointments?limit=500"),
  };
}
