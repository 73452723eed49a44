import type { SalonRole } from "#tools/core/role-schema.ts";
import type { TestApp } from "#tests/app.ts";
import { cookieOf, send, type Salon } from "#tests/fixtures.ts";

type Member = { name: string; email: string; role?: Exclude<SalonRole, "owner">; slug?: string };

export type Colleague = Awaited<ReturnType<typeof joinTeam>>;

/** Adds a stylist to a salon (on pro or above) by its owner's hand, without a sign-in. */
export async function addStylist(
  owner: Salon,
  { name, email, role, slug = name }: Member,
): Promise<string> {
  const response = await owner.json("POST", "/api/stylists", {
    name,
    email,
    bookingSlug: slug.toLowerCase().replaceAll(" ", "-"),
    specialties: ["balayage"],
    ...(role && { role }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { id: string }).id;
}

/** Somebody who was added to a salon, invited, and has joined: requests with their own session. */
export async function joinTeam(started: Pick<TestApp, "app">, owner: Salon, member: Member) {
  const stylistId = await addStylist(owner, member);
  const invited = await owner.json("POST", "/api/invitations", { stylistId });
  const { link } = (await invited.json()) as { link: string };
  const token = link.split("/").at(-1) ?? "";
  const accepted = await send(started, "", `/api/invitations/${token}/accept`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "a teal and amber 9" }),
  });
  if (!accepted.ok) throw new Error(await accepted.text());
  const cookie = cookieOf(accepted);
  return {
    stylistId,
    cookie,
    request: (path: string, init: RequestInit = {}) => send(started, cookie, path, init),
    json: (method: string, path: string, body: unknown) =>
      send(started, cookie, path, {
        method,
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
  };
}
