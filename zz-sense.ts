import { sense } from "#agent/models/builtin/sense/taught.ts";
const names = new Map<string, Set<any>>([["clementine", new Set(["client"])],["rowe",new Set(["client"])],["heat",new Set(["item"])],["spray",new Set(["item"])],["sprays",new Set(["item"])],["naomi",new Set(["client"])],["haircut",new Set(["service"])]]);
for (const t of process.argv.slice(2)) { const s = sense(t, undefined, names as any); console.log(t, "\n  ", s?.intent.id, s?.share.toFixed(2), JSON.stringify(s?.filled), s?.others.slice(0,3).map(o=>o.intent.id+":"+o.share.toFixed(2)).join(" ")); }
