import { beforeAll, describe, expect, test } from "vitest";
import { contextFor } from "#agent/context.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { addStylist } from "#tests/salons/team.ts";
import type { Ctx } from "#tools/core/context.ts";
import { serviceTools } from "#tools/pricing/services/service-tools.ts";
import { teamTools } from "#tools/team/tools.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";

let app: TestApp;
let maren: Salon;
let neighbour: Salon;
let zoe: string;

beforeAll(async () => {
  app = await startApp();
  maren = await openSalon(app);
  neighbour = await openSalon(app, joaquin);
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  zoe = await addStylist(maren, { name: "Zoe Albers", email: "zoe@x.example" });
});

/** A call on behalf of Zoë in a role, or of the owner. */
const as = (role: SalonRole): Ctx =>
  role === "owner"
    ? maren.ctx()
    : contextFor(app.services, { ...maren.actor, role, stylistId: zoe });
const quiet = () => {};
const friday = { from: "10:00", to: "16:00", breaks: [] };

describe("list_stylists", () => {
  test("names the team, and its roles to who runs it", async () => {
    const { run } = teamTools.list_stylists;
    const seen = await run(as("owner"), {}, quiet);
    expect(seen.stylists.map(({ name, role }) => [name, role])).toEqual([
      ["Maren Falk", "owner"],
      ["Zoe Albers", "stylist"],
    ]);
    const [first] = (await run(as("reception"), {}, quiet)).stylists;
    expect(first).toMatchObject({ name: "Maren Falk", role: null });
    expect((await run(neighbour.ctx(), {}, quiet)).stylists).toHaveLength(1);
  });
});

describe("get_hours and set_hours", () => {
  const { get_hours: get, set_hours: set } = teamTools;

  test("change the named days of whoever is called so, and leave the others", async () => {
    const before = await get.run(as("owner"), { stylist: "zoe" }, quiet);
    const after = await set.run(
      as("owner"),
      {
        stylist: "ZOË ALBERS",
        days: [{ weekday: "friday", hours: friday }],
      },
      quiet,
    );
    expect(after).toMatchObject({ stylistId: zoe, isDefault: false });
    expect(after.week).toEqual(before.week.with(4, friday));
    expect((await get.run(as("stylist"), {}, quiet)).week).toEqual(after.week);
  });

  test.each([
    ["stylist", { stylist: "Maren" }, "forbidden"],
    ["owner", { stylist: "Joaquin" }, "not_found"],
  ] as const)("%s of %o is refused: %s", async (role, whose, code) => {
    const asked = set.run(
      as(role),
      { ...whose, days: [{ weekday: "friday", hours: null }] },
      quiet,
    );
    await expect(asked).rejects.toMatchObject({ code });
  });

  test("hours that end before they begin name the day", async () => {
    const hours = { from: "16:00", to: "10:00", breaks: [] };
    const asked = set.run(as("owner"), { days: [{ weekday: "friday", hours }] }, quiet);
    await expect(asked).rejects.toMatchObject({ code: "invalid" });
    await expect(asked).rejects.toThrow(/^friday/);
  });
});

describe("close_day", () => {
  const { run } = teamTools.close_day;
  const day = { from: "2031-03-04", reason: "Course", wholeSalon: false, hours: null };

  test("is for oneself by anybody, and for all by who leads", async () => {
    const own = await run(as("stylist"), day, quiet);
    expect(own).toMatchObject({ stylistName: "Zoe Albers", from: day.from, to: day.from });
    const all = await run(as("owner"), { ...day, wholeSalon: true }, quiet);
    expect(all.stylistName).toBeNull();
    const { exceptions } = await teamTools.get_hours.run(as("stylist"), {}, quiet);
    expect(exceptions.map(({ from }) => from)).toContain(day.from);
  });

  test.each([
    ["stylist", { ...day, wholeSalon: true }, "forbidden"],
    ["owner", { ...day, to: "2031-03-01" }, "invalid"],
  ] as const)("%s with %o is refused: %s", async (role, asked, code) => {
    await expect(run(as(role), asked, quiet)).rejects.toMatchObject({ code });
  });
});

describe("invite_stylist", () => {
  const { run } = teamTools.invite_stylist;

  test("invites by a first name, and hands out no link", async () => {
    const invited = await run(as("owner"), { stylist: "zoë" }, quiet);
    expect(invited).toMatchObject({ name: "Zoe Albers", email: "zoe@x.example" });
    expect(JSON.stringify(invited)).not.toContain("/join");
  });

  test("is not for a stylist to do", async () => {
    const asked = run(as("stylist"), { stylist: "Zoë" }, quiet);
    await expect(asked).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("the tools of the menu", () => {
  const {
    list_services: list,
    create_service: make,
    update_service,
    delete_service,
  } = serviceTools;
  const gloss = {
    name: "Gloss bar",
    category: "Treatments",
    basePrice: "$40",
    duration: 30,
  } as const;

  test("a service is put on, changed and taken off the menu of whoever is called so", async () => {
    const made = await make.run(as("owner"), { stylist: "Zoe", ...gloss }, quiet);
    expect(made).toMatchObject({ stylistId: zoe, name: "Gloss bar", starter: false });
    const named = { stylist: "Zoe", service: "gloss BAR" };
    const changed = await update_service.run(
      as("stylist"),
      { service: "Gloss bar", duration: 45 },
      quiet,
    );
    expect(changed.duration).toBe(45);
    expect((await list.run(as("reception"), { stylist: "Zoë" }, quiet)).services).toHaveLength(1);
    await delete_service.run(as("owner"), named, quiet);
    const { services } = await list.run(as("owner"), { stylist: "Zoë" }, quiet);
    expect(services.every(({ starter }) => starter)).toBe(true);
  });

  test("the reception changes no menu, a stylist no other's, and no plan below complete any", async () => {
    const refused = async (ctx: Ctx, stylist?: string) => {
      const asked = make.run(ctx, { ...gloss, ...(stylist && { stylist }) }, quiet);
      return asked.then(
        () => "done",
        ({ code }: { code: string }) => code,
      );
    };
    expect(await refused(as("reception"))).toBe("forbidden");
    expect(await refused(as("stylist"), "Maren")).toBe("forbidden");
    expect(await refused(as("owner"), "Joaquin")).toBe("not_found");
    expect(await refused(neighbour.ctx())).toBe("tier_required");
  });
});
