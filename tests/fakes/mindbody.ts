import { randomUUID } from "node:crypto";
import { sourceServer, type Asked, type Told } from "./source-server.ts";

const apiKey = "a mindbody key that only the salon knows";
const siteId = "5754020";
const username = "Siteowner";
const password = "a staff password that only the owner knows";
const MOST = 200;

/** Mindbody's Public API v6 on loopback. Lists may be pushed to, also with what is broken. */
export async function fakeMindbody() {
  const clients: unknown[] = [];
  const types: unknown[] = [];
  const options: { sessionTypes: number[]; option: object }[] = [];
  const products: unknown[] = [];
  const stock: Record<string, unknown>[] = [];
  const staff: unknown[] = [];
  const visits: unknown[] = [];
  const tokens = new Set<string>();

  const server = await sourceServer((asked) => {
    const { path, headers, method, body } = asked;
    if (headers["api-key"] !== apiKey) return refusal(403, "InvalidApiKey", "Invalid API key.");
    if (headers["siteid"] !== siteId) return refusal(400, "InvalidSiteId", "Invalid site ID.");
    const route = `${method} ${path.replace("/public/v6/", "")}`;
    if (route === "POST usertoken/issue") {
      if (body["Username"] !== username || body["Password"] !== password)
        return refusal(401, "InvalidUsernamePassword", "Invalid username or password.");
      const token = randomUUID().replaceAll("-", "");
      tokens.add(token);
      return { body: { TokenType: "Bearer", AccessToken: token, User: { Id: 1, Type: "Staff" } } };
    }
    if (!tokens.has((headers.authorization ?? "").replace(/^Bearer /, "")))
      return refusal(401, "DeniedAccess", "The user token is not valid.");
    if (route === "GET client/clients") return paged("Clients", clients, asked);
    if (route === "GET site/sessiontypes") return paged("SessionTypes", types, asked);
    if (route === "GET staff/staff") return paged("StaffMembers", staff, asked);
    if (route === "GET sale/services") {
      const ids = asked.query.getAll("request.sessionTypeIds");
      const of = options.filter(({ sessionTypes }) =>
        sessionTypes.some((id) => ids.includes(String(id))),
      );
      return paged(
        "Services",
        of.map(({ option }) => option),
        asked,
      );
    }
    if (route === "GET sale/products") return paged("Products", products, asked);
    if (route === "GET sale/productsinventory") {
      const ids = asked.query.getAll("request.productIds");
      const of = stock.filter((each) => ids.includes(String(each["ProductId"])));
      return paged("ProductsInventory", of, asked);
    }
    if (route === "GET appointment/staffappointments") {
      const from = asked.query.get("request.startDate") ?? "";
      const to = asked.query.get("request.endDate") ?? "";
      const within = visits.filter((visit) => {
        const { StartDateTime: at = "" } = visit as { StartDateTime?: string };
        return at >= from && at <= to;
      });
      return paged("Appointments", within, asked);
    }
    return refusal(404, "NotFound", "There is no such endpoint.");
  });

  return {
    ...server,
    clients,
    types,
    /** By which services are paid for; which it is for is told by asking only. */
    options,
    products,
    stock,
    staff,
    visits,
    credentials: { username, password, apiKey, subdomain: siteId },
    env: { MINDBODY_BASE_URL: server.url },
    /** Ends every token that was issued. */
    endTokens: () => tokens.clear(),
  };
}

function paged(name: string, list: readonly unknown[], { query }: Asked): Told {
  const limit = Number(query.get("request.limit") ?? 100);
  const offset = Number(query.get("request.offset") ?? 0);
  if (limit > MOST) return refusal(400, "InvalidParameter", "The limit is 200.");
  const page = list.slice(offset, offset + limit);
  return {
    body: {
      PaginationResponse: {
        RequestedLimit: limit,
        RequestedOffset: offset,
        PageSize: page.length,
        TotalResults: list.length,
      },
      [name]: page,
    },
  };
}

function refusal(status: number, Code: string, Message: string): Told {
  return { status, body: { Error: { Message, Code } } };
}
