import { beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/app.ts";
import { joaquin, openSalon, putOnTier, type Salon } from "#tests/fixtures.ts";

let salon: Salon;
let ids: string[];
let foreign: string;

beforeAll(async () => {
  const here = await startApp();
  salon = await openSalon(here);
  const neighbour = await openSalon(here, joaquin);
  for (const each of [salon, neighbour]) await putOnTier(each, "pro");
  const create = async (of: Salon, name: string) => {
    const answer = await of.json("POST", "/api/clients", {
      name,
      mustKnow: `${name} sits by the door`,
    });
    return ((await answer.json()) as { id: string }).id;
  };
  ids = [];
  for (const name of ["Anna Berg", "Berta Kron", "Clara Lund"]) ids.push(await create(salon, name));
  foreign = await create(neighbour, "Dora Moor");
});

const named = async (asked: readonly string[]) => {
  const answer = await salon.request(`/api/clients?ids=${asked.join(",")}`);
  expect(answer.status).toBe(200);
  const found = (await answer.json()) as { name: string; mustKnow: string | null }[];
  return found.map(({ name }) => name).toSorted();
};

test("clients are read by their ids, those of this salon alone", async () => {
  expect(await named([ids[0]!, ids[2]!])).toEqual(["Anna Berg", "Clara Lund"]);
  expect(await named([ids[1]!, foreign])).toEqual(["Berta Kron"]);
  expect(await named([foreign])).toEqual([]);
});

test.each([
  ["no id", "anna"],
  ["too many", Array.from({ length: 101 }, () => crypto.randomUUID()).join(",")],
])("a list with %s is refused in a sentence that names it", async (_what, list) => {
  const answer = await salon.request(`/api/clients?ids=${list}`);
  expect(answer.status).toBe(400);
  const { error, issues } = (await answer.json()) as { error: string; issues: { path: unknown }[] };
  expect(error).not.toMatch(/expected|Invalid input/);
  expect(JSON.stringify(issues)).toContain("ids");
});
