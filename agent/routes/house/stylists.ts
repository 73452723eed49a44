import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  Portrait,
  Profile,
  PublicStylist,
  Stylist,
  UpdateProfile,
} from "#tools/stylists/schema.ts";
import {
  getProfile,
  getPublicStylist,
  listStylists,
  updateProfile,
} from "#tools/stylists/stylists.ts";
import { getPortrait, removePortrait, setPortrait } from "#tools/stylists/portrait.ts";
import { thawSlug } from "#tools/stylists/slugs.ts";
import { createStylist, listTeam, updateStylist } from "#tools/stylists/team.ts";
import { CreateStylist, TeamMember, UpdateStylist } from "#tools/stylists/team-schema.ts";
import { removeStylist } from "#tools/stylists/team-leave.ts";
import { signOutEverywhere } from "#agent/auth.ts";
import type { AppEnv } from "#agent/context.ts";
import { bytesOf, File, multipart } from "#agent/http/files.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { limitAddress } from "#agent/routes/desk/guests.ts";
import { body, byId, json, router } from "#agent/http/router.ts";
import { listing, shortListing, verb } from "#agent/http/verb.ts";

export const stylists = router()
  .openapi(...listing("get /", { query: PageQuery, row: Stylist }, listStylists))
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(CreateStylist),
      responses: json(Stylist, 201),
    }),
    async (c) => {
      const input = c.req.valid("json");
      await thaw(c, input.bookingSlug);
      return c.json(await createStylist(c.var.ctx, input), 201);
    },
  )
  .openapi(...shortListing("get /team", { row: TeamMember }, listTeam))
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(UpdateStylist) },
      responses: json(Stylist),
    }),
    async (c) => {
      const input = c.req.valid("json");
      await thaw(c, input.bookingSlug);
      return c.json(await updateStylist(c.var.ctx, c.req.valid("param").id, input), 200);
    },
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(z.object({ id: z.uuid() })),
    }),
    async (c) => {
      const { id, userId } = await removeStylist(c.var.ctx, c.req.valid("param"));
      if (userId !== null) await signOutEverywhere(c.var.services.auth, userId);
      return c.json({ id }, 200);
    },
  )
  .openapi(...verb("get /profile", { answer: Profile }, getProfile))
  .openapi(...verb("put /profile", { body: UpdateProfile, answer: Profile }, updateProfile))
  .openapi(...verb("get /profile/portrait", { answer: Portrait }, getPortrait))
  .openapi(...verb("delete /profile/portrait", { answer: Portrait }, removePortrait))
  .openapi(
    createRoute({
      method: "put",
      path: "/profile/portrait",
      request: multipart(z.object({ photo: File })),
      responses: json(Portrait),
    }),
    async (c) =>
      c.json(await setPortrait(c.var.ctx, await bytesOf(c.req.valid("form").photo)), 200),
  );

/** Far more than anybody opens, few enough that nobody tries all names. */
const LOOKS = { max: 120, windowMs: 60_000 };

/** Public: what anyone sees of a stylist whose booking address they have. */
export const publicStylists = router().openapi(
  createRoute({
    method: "get",
    path: "/slug/{slug}",
    request: { params: z.object({ slug: z.string() }) },
    responses: json(PublicStylist),
  }),
  async (c) => {
    await limitAddress(c, "stylist by name", LOOKS);
    const everySalon = c.var.services.tenancy.forPlatform();
    return c.json(await getPublicStylist(everySalon, c.req.valid("param").slug), 200);
  },
);

async function thaw(c: Context<AppEnv>, slug: string | undefined): Promise<void> {
  const { tenancy, now } = c.var.services;
  if (slug !== undefined) await thawSlug(tenancy.forPlatform(), { slug, now: now() });
}
