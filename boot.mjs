// Runs before every npm script, on any Node from 20 on and without packages: installs what is
// missing and makes sure that the Node 24 which came with the packages is there to run the rest.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = import.meta.dirname;
const node = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);
const wanted = 24;

if (!isInstalled()) install();
if (nodeVersion() < wanted) {
  // npm may have been told to run no install scripts; this one puts the Node binary in its place.
  run(process.execPath, ["installArchSpecificPackage.js"], join(root, "node_modules/node"));
  if (nodeVersion() < wanted) giveUp();
}

/** Whether node_modules holds exactly what package-lock.json names (npm notes there what it installed). */
function isInstalled() {
  const noted = join(root, "node_modules/.package-lock.json");
  if (!existsSync(noted)) return false;
  const installed = readPackages(noted);
  const needsTools = !/^pre(start|demo)$/.test(process.env.npm_lifecycle_event ?? "");
  return Object.entries(readPackages(join(root, "package-lock.json"))).every(
    ([path, { version, optional, devOptional, dev }]) =>
      path === "" ||
      (installed[path]
        ? installed[path].version === version
        : optional || devOptional || (dev && !needsTools)),
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

function install() {
  const began = Date.now();
  console.log("Installing packages…");
  const npm = process.env.npm_execpath;
  const options = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const status = npm
    ? run(process.env.npm_node_execpath ?? process.execPath, [npm, ...options], root)
    : run("npm", options, root);
  if (status !== 0) {
    console.error("The packages could not be installed: see npm's message above.");
    process.exit(1);
  }
  console.log(`Packages installed in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

function run(program, args, cwd) {
  return spawnSync(program, args, { cwd, stdio: "inherit" }).status;
}

function nodeVersion() {
  if (!existsSync(node)) return 0;
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}

function giveUp() {
  console.error(
    `Undertone runs on Node ${wanted}, which comes as the npm package "node", but its binary is not at ${node}. ` +
      "Its install script was probably blocked: run `npm rebuild node --ignore-scripts=false`, " +
      `or install Node ${wanted} yourself and start with \`node agent/server.ts\`.`,
  );
  process.exit(1);
}
