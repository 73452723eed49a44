import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { licencesOf } from "./licences.ts";

// `npm run sbom`: what runs on the server, as CycloneDX, and under which licences

const folder = ".cache/sbom";
const { npm_execpath: npm = "" } = process.env;
const asked = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"];
const parts = execFileSync(process.execPath, [npm, ...asked], { maxBuffer: 64 * 1024 * 1024 });
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as Parameters<
  typeof licencesOf
>[0];
const licences = licencesOf(lock).map(
  ({ name, version, licence }) => `${name}@${version}\t${licence}\n`,
);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/undertone.cdx.json`, parts);
writeFileSync(`${folder}/licences.tsv`, licences.join(""));
console.log(`${licences.length} packages: ${folder}/undertone.cdx.json, ${folder}/licences.tsv`);
