import { sourceServer, type Asked } from "./source-server.ts";

const userId = "11145481";
const key = "an acuity key that only the salon knows";

/** Acuity Scheduling's API on loopback. Lists may be pushed to, also with what is broken. */
export async function fakeAcuity() {
  const clients: unknown[] = [];
  const types: unknown[] = [];
  const visits: unknown[] = [];

  const server = await sourceServer((asked) => {
    const { path, headers, method } = asked;
    if (headers.authorization !== `Basic ${btoa(`${userId}:${key}`)}`)
      return {
        status: 401,
        body: { status_code: 401, message: "Unauthorized", error: "unauthorized" },
      };
    const route = `${method} ${path}`;
    if (route === "GET /api/v1/me")
      return { body: { id: Number(userId), timezone: "America/Chicago" } };
    if (route === "GET /api/v1/clients") return { body: clients };
    if (route === "GET /api/v1/appointment-types") return { body: types };
    if (route === "GET /api/v1/appointments") return { body: visitsOf(asked) };
    return { status: 404, body: { status_code: 404, message: "Not found", error: "not_found" } };
  });

  /** By the day of the account's clock, which is the one in the text. */
  function visitsOf({ query }: Asked) {
    const found = visits.filter((visit) => {
      const { datetime = "", canceled } = visit as { datetime?: string; canceled?: boolean };
      const day = datetime.slice(0, 10);
      if (day < (query.get("minDate") ?? "") || day > (query.get("maxDate") ?? "9")) return false;
      return query.get("showall") === "true" || !canceled;
    });
    const sorted = found.toSorted((a, b) => whenOf(a).localeCompare(whenOf(b)));
    if (query.get("direction") !== "ASC") sorted.reverse();
    return sorted.slice(0, Number(query.get("max") ?? 100));
  }

  return {
    ...server,
    clients,
    types,
    visits,
    credentials: { username: userId, password: key, apiKey: null, subdomain: null },
    env: { ACUITY_BASE_URL: server.url },
  };
}

const whenOf = (visit: unknown): string => (visit as { datetime?: string }).datetime ?? "";
