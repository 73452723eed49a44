// Runs before every npm script and after an install, on any Node from 20 on and without packages: installs what is missing,
// mends what db/patches mends, and makes sure that the Node 24 which came with the packages is there to run the rest.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = import.meta.dirname;
const windows = process.platform === "win32";
const node = join(root, windows ? "node_modules/node/bin/node.exe" : "node_modules/.bin/node");
const wanted = 24;

const patches = join(root, "db/patches");
const patched = join(root, "node_modules/.patched");

const installing = process.env.npm_lifecycle_event === "postinstall";
if (!installing && !isInstalled()) install();
if (!isPatched()) patch();
if (!hasNode()) {
  // npm may have been told to run no install scripts; this one puts the Node binary in its place.
  runNpm(["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]);
  if (!hasNode()) giveUp();
}
// an install of what runs alone
if (installing && !existsSync(join(root, "node_modules/vite"))) slim();

/** Whether node_modules holds exactly what package-lock.json names (npm notes there what it installed). */
function isInstalled() {
  const noted = join(root, "node_modules/.package-lock.json");
  if (!existsSync(noted)) return false;
  const installed = readPackages(noted);
  const script = process.env.npm_lifecycle_event ?? "";
  const onlyRuns = /^pre(sms|mail|migrate|backup|restore|move)$/.test(script);
  const needsTools = !onlyRuns && !(/^pre(start|demo)$/.test(script) && isBuilt());
  return Object.entries(readPackages(join(root, "package-lock.json"))).every(
    ([path, { version, optional, devOptional, dev }]) =>
      path === "" ||
      (installed[path]
        ? installed[path].version === version
        : optional || devOptional || (dev && !needsTools)),
  );
}

/** Whether there is something to serve. Whether it is of these sources is seen by what builds it (agent/build.ts, agent/build-server.ts). */
function isBuilt() {
  return [".cache/server/stamp.json", "dist/.built-from"].every((file) =>
    existsSync(join(root, file)),
  );
}

/** Takes away what packages bring and nothing runs: maps of their sources, types, news, and Node's headers. */
function slim() {
  const modules = join(root, "node_modules");
  for (const name of readdirSync(modules, { recursive: true }))
    if (/\.map$|\.d\.[cm]?ts$|(?:readme|changelog)\.md$|node-[^/\\]+[/\\]include$/i.test(name))
      rmSync(join(modules, name), { recursive: true, force: true });
}

/** Whether what was installed is mended by the patches as they are. */
function isPatched() {
  return existsSync(patched) && readFileSync(patched, "utf8") === patchesNow();
}

function patchesNow() {
  const hash = createHash("sha256");
  for (const name of readdirSync(patches).sort()) hash.update(readFileSync(join(patches, name)));
  return hash.digest("hex");
}

function patch() {
  const tool = join(root, "node_modules/patch-package/index.js");
  const args = [tool, "--patch-dir", "db/patches", "--error-on-fail"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
  });
  if (status === 0) {
    writeFileSync(patched, patchesNow());
    return;
  }
  console.error(`What db/patches mends could not be mended: run \`npm ci\`.\n${stdout}${stderr}`);
  process.exit(1);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function install() {
  const began = Date.now();
  console.log("Installing packages…");
  const status = runNpm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0) {
    console.error("The packages could not be installed: see npm's message above.");
    process.exit(1);
  }
  console.log(`Packages installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** Under the npm and the Node that started this script; npm's own script when run by hand. */
function runNpm(args) {
  const { npm_execpath: npm, npm_node_execpath: npmNode = process.execPath } = process.env;
  const [program, first] = npm ? [npmNode, [npm]] : ["npm", []];
  return spawnSync(program, [...first, ...args], { cwd: root, stdio: "inherit" }).status;
}

/** Whether npm's scripts will find the Node that came with the packages. */
function hasNode() {
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(stdout ?? "")?.[1]) >= wanted;
}

function giveUp() {
  console.error(
    `Undertone runs on Node ${wanted}, which comes as the npm package "node", but its binary is not at ${node}. ` +
      "Its install script was probably blocked: run `npm rebuild node --ignore-scripts=false`, " +
      `or install Node ${wanted} yourself and start with \`node agent/server.ts\`.`,
  );
  process.exit(1);
}
