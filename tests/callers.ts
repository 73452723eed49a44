import type { MadeApiToken, TokenScope } from "#tools/tokens/schema.ts";
import type { TestApp } from "./app.ts";
import { send, type Salon } from "./fixtures.ts";
import { joinTeam } from "./salons/team.ts";

/** Somebody who asks, under the name of what they are. */
export type Caller = {
  name: string;
  request: (path: string, init?: RequestInit) => Promise<Response>;
};
export type Program = Caller & { scopes: readonly TokenScope[] };

const ROLES = ["manager", "stylist", "reception"] as const;
const SCOPES: TokenScope[][] = [["read"], ["write"], ["read", "write"]];

/** Whoever has no account at all. */
export const nobody = (here: TestApp): Caller => ({
  name: "nobody",
  request: (path, init = {}) => send(here, "", path, init),
});

/** One of each role of a salon's team; the owner is the last. */
export async function peopleOf(here: TestApp, owner: Salon): Promise<Caller[]> {
  const people: Caller[] = [];
  for (const role of ROLES) {
    const email = `${role}-${owner.actor.salonId}@x.example`;
    const joined = await joinTeam(here, owner, { name: `${role} ${owner.name}`, email, role });
    people.push({ name: role, request: joined.request });
  }
  return [...people, { name: "owner", request: owner.request }];
}

/** A token of each kind that an owner can make. */
export async function programsOf(here: TestApp, owner: Salon): Promise<Program[]> {
  const programs: Program[] = [];
  for (const scopes of SCOPES) {
    const made = await owner.json("POST", "/api/api-tokens", { name: "Desk", scopes, days: 30 });
    const { token } = (await made.json()) as MadeApiToken;
    const request: Caller["request"] = async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("authorization", `Bearer ${token}`);
      return here.app.request(path, { ...init, headers });
    };
    programs.push({ name: `token that may ${scopes.join(" and ")}`, request, scopes });
  }
  return programs;
}
