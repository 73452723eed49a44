import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readEnv } from "#agent/env.ts";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");

type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  build?: { dockerfile: string };
};
const compose = parse(read("compose.yml"), { merge: true }) as {
  services: Record<string, Service>;
};
const ours = Object.values(compose.services).filter(({ build }) => build);

/** Variables that the app reads, by the words of its own file. */
const KNOWN = new Set(
  [...readFileSync("agent/env.ts", "utf8").matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  ),
);

describe("what is set", () => {
  it("by compose is read by the app, which takes it", () => {
    expect(KNOWN.size).toBeGreaterThan(30);
    expect(ours).toHaveLength(4);
    for (const { environment = {} } of ours) {
      expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([]);
      const given = Object.entries(environment).map(([name, value]) => [
        name,
        value.replaceAll(/\$\{(\w+)[^}]*\}/g, "a".repeat(32)),
      ]);
      const { PUBLIC_URL: _, ...rest } = Object.fromEntries(given) as Record<string, string>;
      expect(readEnv(rest)).toMatchObject({ TRUSTED_PROXIES: ["172.30.7.10"] });
    }
  });

  it("by the image and the unit is read by the app", () => {
    const lines = [
      ...`${read("Dockerfile")}\n${read("undertone.service")}`.matchAll(
        /^(?:ENV |Environment=)(.*)$/gm,
      ),
    ];
    const names = lines.flatMap(([, line = ""]) =>
      line.split(" ").map((word) => word.split("=")[0]),
    );
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it("as a secret has no default", () => {
    const asked = [...read("compose.yml").matchAll(/\$\{(\w+)([^}]*)\}/g)];
    expect(asked.length).toBeGreaterThan(6);
    for (const [, name, otherwise] of asked)
      expect([name, otherwise]).toEqual([name, ":?is missing"]);
    for (const service of Object.values(compose.services))
      for (const [name, value] of Object.entries(service.environment ?? {}))
        if (/SECRET|PASSWORD/.test(name)) expect(value).toMatch(/^\$\{\w+:\?/);
  });
});

describe("what is named", () => {
  it("in the image is in the tree", () => {
    const copied = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
    const files = copied.flatMap(([, names = ""]) => names.split(" "));
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("in compose is in the tree", () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    const files = mounted
      .map((volume) => volume.split(":")[0] ?? "")
      .filter((file) => file.startsWith("./"));
    expect(files).toHaveLength(2);
    for (const file of files) expect(existsSync(`deploy/${file}`)).toBe(true);
    for (const { build } of ours) expect(existsSync(build?.dockerfile ?? "")).toBe(true);
  });
});

it("nginx sends streams on at once, and takes what the app takes", () => {
  const nginx = read("nginx.conf");
  const limit = /const photos = bodyLimit\(\{ maxSize: (\d+) \* MB/.exec(
    readFileSync("agent/http/body-limits.ts", "utf8"),
  );
  expect(nginx).toContain(`client_max_body_size ${limit?.[1]}m;`);
  expect(nginx).toMatch(/location \/ \{[^}]*proxy_buffering off;/);
  expect(nginx).toContain("X-Forwarded-For $proxy_add_x_forwarded_for");
  for (const [, host] of nginx.matchAll(/server (\S+):3000/g))
    expect(compose.services).toHaveProperty([host ?? ""]);
});
