import { sourceServer, type Asked, type Told } from "./source-server.ts";

const token = "EAAAlSquareTokenThatOnlyTheSellerKnows";
const LONGEST_RANGE_MS = 31 * 24 * 60 * 60_000;

/** Square's API on loopback, as far as a salon's data is read by it. Lists may be pushed to, also with what is broken. */
export async function fakeSquare() {
  const customers: unknown[] = [];
  const items: Record<string, unknown>[] = [];
  const categories: Record<string, unknown>[] = [];
  const counts: Record<string, unknown>[] = [];
  const team: Record<string, unknown>[] = [];
  const bookings: unknown[] = [];
  let mayReadTeam = true;

  const server = await sourceServer((asked) => {
    const { path, headers, method } = asked;
    if (headers.authorization !== `Bearer ${token}`)
      return refusal(
        401,
        "AUTHENTICATION_ERROR",
        "UNAUTHORIZED",
        "This request could not be authorized.",
      );
    if (!/^\d{4}-\d\d-\d\d$/.test(String(headers["square-version"])))
      return refusal(400, "INVALID_REQUEST_ERROR", "BAD_REQUEST", "Invalid Square-Version header.");
    const route = `${method} ${path}`;
    if (route === "GET /v2/locations") return { body: { locations: [{ id: "L1" }] } };
    if (route === "GET /v2/customers") return { body: paged("customers", customers, asked) };
    if (route === "GET /v2/catalog/list") return { body: paged("objects", items, asked) };
    if (route === "POST /v2/catalog/batch-retrieve") return { body: retrieved(asked) };
    if (route === "POST /v2/inventory/counts/batch-retrieve") return { body: counted(asked) };
    if (route === "POST /v2/team-members/search") {
      if (!mayReadTeam)
        return refusal(403, "AUTHENTICATION_ERROR", "INSUFFICIENT_SCOPES", "Not authorized.");
      return { body: paged("team_members", team, asked) };
    }
    if (route === "GET /v2/bookings") return bookingsOf(asked);
    return refusal(404, "INVALID_REQUEST_ERROR", "NOT_FOUND", "Resource not found.");
  });

  function bookingsOf(asked: Asked): Told {
    const from = Date.parse(asked.query.get("start_at_min") ?? "");
    const to = Date.parse(asked.query.get("start_at_max") ?? "");
    if (!(to - from <= LONGEST_RANGE_MS))
      return refusal(
        400,
        "INVALID_REQUEST_ERROR",
        "INVALID_TIME_RANGE",
        "The time range may span 31 days at most.",
      );
    const within = bookings.filter((booking) => {
      const at = Date.parse((booking as { start_at?: string }).start_at ?? "");
      return at >= from && at <= to;
    });
    return { body: paged("bookings", within, asked) };
  }

  function retrieved({ body }: Asked) {
    const ids = body["object_ids"] as string[];
    const variations = items.flatMap(variationsOf);
    const objects = [...variations, ...categories].filter(({ id }) => ids.includes(String(id)));
    const parents = items.filter((item) =>
      variationsOf(item).some((each) => objects.includes(each)),
    );
    return {
      objects,
      ...(body["include_related_objects"] === true && { related_objects: parents }),
    };
  }

  function counted(asked: Asked) {
    const ids = asked.body["catalog_object_ids"] as string[];
    const states = asked.body["states"] as string[];
    const of = counts.filter(
      (count) =>
        ids.includes(String(count["catalog_object_id"])) && states.includes(String(count["state"])),
    );
    return paged("counts", of, asked);
  }

  return {
    ...server,
    customers,
    items,
    categories,
    counts,
    team,
    bookings,
    /** What a person types to get in. */
    credentials: {
      username: "owner@salon.example",
      password: token,
      apiKey: null,
      subdomain: null,
    },
    env: { SQUARE_BASE_URL: server.url },
    /** Whether the token may read the team. */
    letReadTeam: (may: boolean) => (mayReadTeam = may),
  };
}

const variationsOf = (item: Record<string, unknown>) =>
  ((item["item_data"] as { variations?: unknown[] } | undefined)?.variations ?? []) as Record<
    string,
    unknown
  >[];

/** A page of a list, and a cursor that is good for this question only. */
function paged(name: string, list: readonly unknown[], { query, body, path }: Asked) {
  const most = Math.min(Number(query.get("limit") ?? body["limit"] ?? 100), 100);
  const cursor = query.get("cursor") ?? (body["cursor"] as string | undefined);
  const begins = cursor ? Number(atob(cursor).split(" ")[1]) : 0;
  const ends = begins + most;
  return {
    ...(list.length > 0 && { [name]: list.slice(begins, ends) }),
    ...(list.length > ends && { cursor: btoa(`${path} ${ends}`) }),
  };
}

function refusal(status: number, category: string, code: string, detail: string): Told {
  return { status, body: { errors: [{ category, code, detail }] } };
}
