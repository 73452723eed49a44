import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  SourceRefused,
  SourceUnavailable,
  type MigrationClient,
  type SourceCredentials,
} from "#tools/migration/sources.ts";
import { fakeAcuity } from "#tests/fakes/acuity.ts";
import { fakeMindbody } from "#tests/fakes/mindbody.ts";
import { fakeSquare } from "#tests/fakes/square.ts";
import type { SourceFault } from "#tests/fakes/source-server.ts";
import { createAcuity } from "./acuity.ts";
import { createMindbody } from "./mindbody.ts";
import type { SourceBounds } from "./source-fetch.ts";
import { createSquare } from "./square.ts";

/** Short, so that what waits is over soon; the order of what happens is the same. */
const SHORT: Partial<SourceBounds> = { pausesMs: [1, 1], patienceMs: 5_000 };

type System = {
  name: string;
  path: string;
  fake: Awaited<ReturnType<typeof fakeSquare | typeof fakeAcuity | typeof fakeMindbody>>;
  open: (bounds?: Partial<SourceBounds>) => MigrationClient;
};
const systems: Record<string, System> = {};

beforeAll(async () => {
  const [square, acuity, mindbody] = [await fakeSquare(), await fakeAcuity(), await fakeMindbody()];
  square.customers.push({ id: "K1", given_name: "Ada" });
  acuity.clients.push({ firstName: "Ada" });
  mindbody.clients.push({ Id: "K1", FirstName: "Ada" });
  systems["square"] = {
    name: "Square",
    path: "/v2/customers",
    fake: square,
    open: (bounds) => createSquare(square.env, { ...SHORT, ...bounds }),
  };
  systems["acuity"] = {
    name: "Acuity",
    path: "/api/v1/clients",
    fake: acuity,
    open: (bounds) => createAcuity(acuity.env, { ...SHORT, ...bounds }),
  };
  systems["mindbody"] = {
    name: "Mindbody",
    path: "/public/v6/client",
    fake: mindbody,
    open: (bounds) => createMindbody(mindbody.env, { ...SHORT, ...bounds }),
  };
});
beforeEach(() => Object.values(systems).forEach(({ fake }) => fake.calm()));
afterAll(() => Promise.all(Object.values(systems).map(({ fake }) => fake.close())));

const thrownBy = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => {
      throw new Error("Nothing was thrown.");
    },
    (error: unknown) => error,
  );
const clientsOf = ({ fake, open }: System, bounds?: Partial<SourceBounds>, signal?: AbortSignal) =>
  open(bounds).page(fake.credentials, { kind: "clients", cursor: null, signal });

describe.each(["square", "acuity", "mindbody"])("%s", (id) => {
  const system = () => systems[id]!;

  test("takes the right credentials, and says in a sentence that it does not take others", async () => {
    const { fake, open, name } = system();
    await open().check(fake.credentials);
    const wrong = { ...fake.credentials, password: "not the password at all" };
    const thrown = await thrownBy(open().check(wrong));
    expect(thrown).toBeInstanceOf(SourceRefused);
    expect(String(thrown)).toContain(`${name} does not accept this`);
  });

  test("is checked without a client being read", async () => {
    const { fake, open, path } = system();
    await open().check(fake.credentials);
    expect(fake.times(path)).toBe(0);
  });

  test.each<[string, SourceFault[]]>([
    [
      "asks to wait",
      [
        { status: 429, retryAfter: "0" },
        { status: 429, retryAfter: "0" },
      ],
    ],
    ["fails twice", [{ status: 500 }, { status: 503 }]],
    ["breaks off twice", ["cut", "cut"]],
  ])("is asked again when it %s", async (_, faults) => {
    const { fake, path } = system();
    fake.next(path, ...faults);
    expect((await clientsOf(system())).records).toHaveLength(1);
    expect(fake.times(path)).toBe(faults.length + 1);
  });

  test.each<[string, SourceFault, number, string]>([
    ["fails over and over", { status: 500 }, 3, "has trouble at the moment (500)"],
    ["breaks off over and over", "cut", 3, "cannot be reached, or broke off"],
    ["wants too long a wait", { status: 429, retryAfter: "31" }, 1, "wants us to wait"],
    ["sends elsewhere", "redirect", 1, "which is not followed"],
    ["answers 20 MB", "huge", 1, "an answer that is too large"],
    ["answers a page", "garbage", 1, "cannot be read"],
  ])("is given up when it %s", async (_, fault, times, words) => {
    const { fake, path, name } = system();
    fake.always(path, fault);
    const thrown = await thrownBy(clientsOf(system()));
    expect(thrown).toBeInstanceOf(SourceUnavailable);
    expect((thrown as Error).message).toContain(name);
    expect((thrown as Error).message).toContain(words);
    expect(fake.times(path)).toBe(times);
    expect(fake.times("/elsewhere")).toBe(0);
  });

  test("is waited for in all as long as it may be", async () => {
    const { fake, path } = system();
    fake.always(path, { status: 429, retryAfter: "1" });
    const thrown = await thrownBy(clientsOf(system(), { mostWaitMs: 1_500 }));
    expect(thrown).toBeInstanceOf(SourceUnavailable);
    expect(fake.times(path)).toBe(2);
  });

  test("is given up when it does not answer in time", async () => {
    const { fake, path } = system();
    fake.always(path, "hang");
    const thrown = await thrownBy(clientsOf(system(), { patienceMs: 300 }));
    expect(thrown).toBeInstanceOf(SourceUnavailable);
    expect((thrown as Error).message).toContain("did not answer in time");
    expect(fake.times(path)).toBe(1);
  });

  test("that does not let it be read is a refusal", async () => {
    const { fake, path } = system();
    fake.always(path, { status: 403 });
    const thrown = await thrownBy(clientsOf(system()));
    expect(thrown).toBeInstanceOf(SourceRefused);
    expect((thrown as Error).message).toContain("read what is to be fetched");
  });

  test("is left at once by whoever asked, while it hangs and while it is waited for", async () => {
    const { fake, path } = system();
    for (const fault of ["hang", { status: 429, retryAfter: "20" }] satisfies SourceFault[]) {
      fake.calm();
      fake.always(path, fault);
      const leaving = new AbortController();
      const asked = thrownBy(clientsOf(system(), {}, leaving.signal));
      await expect.poll(() => fake.times(path)).toBe(1);
      const left = performance.now();
      leaving.abort();
      expect(await asked).toMatchObject({ name: "AbortError" });
      expect(performance.now() - left).toBeLessThan(2_000);
    }
  });

  test("is unavailable once the patience of whoever asked is over, also while it is waited for", async () => {
    const { fake, path } = system();
    for (const fault of ["hang", { status: 429, retryAfter: "20" }] satisfies SourceFault[]) {
      fake.always(path, fault);
      const thrown = await thrownBy(clientsOf(system(), {}, AbortSignal.timeout(400)));
      expect(thrown).toBeInstanceOf(SourceUnavailable);
    }
  });

  test("that is nowhere to be found is unavailable", async () => {
    const gone = { square: createSquare, acuity: createAcuity, mindbody: createMindbody }[id]!;
    const nowhere = "http://127.0.0.1:9";
    const client = gone(
      { SQUARE_BASE_URL: nowhere, ACUITY_BASE_URL: nowhere, MINDBODY_BASE_URL: nowhere },
      SHORT,
    );
    expect(await thrownBy(client.check(system().fake.credentials))).toBeInstanceOf(
      SourceUnavailable,
    );
  });

  test("has no credential in anything that is thrown or told, nor in an address", async () => {
    const { fake, open, path } = system();
    const secrets = [fake.credentials, wrongOf(fake.credentials)];
    const said: string[] = [];
    const faults: SourceFault[] = [
      { status: 500 },
      { status: 400 },
      { status: 401 },
      { status: 403 },
      { status: 429, retryAfter: "99" },
      "cut",
      "redirect",
      "huge",
      "garbage",
      "hang",
    ];
    for (const fault of faults) {
      fake.always(path, fault);
      const thrown = await thrownBy(clientsOf(system(), { patienceMs: 300 }));
      said.push(everythingOf(thrown));
    }
    fake.calm();
    said.push(everythingOf(await thrownBy(open().check(wrongOf(fake.credentials)))));
    for (const { path: asked, query } of fake.asked) said.push(`${asked}?${query}`);
    for (const { username, password, apiKey } of secrets)
      for (const secret of [username, password, apiKey ?? password])
        for (const told of said)
          for (const form of [secret, btoa(`${username}:${password}`), encodeURIComponent(secret)])
            expect(told).not.toContain(form);
  });
});

const wrongOf = (credentials: SourceCredentials): SourceCredentials => ({
  ...credentials,
  password: "not the password at all",
});

/** An error with everything that a log could write of it. */
function everythingOf(error: unknown): string {
  const { message, stack, cause } = error as Error;
  return inspect(error, { depth: 9, showHidden: true }) + message + stack + String(cause);
}
