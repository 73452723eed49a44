import { segmentsOf } from "#agent/models/builtin/hear/head/segments.ts";
import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
for (const t of process.argv.slice(2)) { console.log(plain(t)); for (const s of segmentsOf(plain(t))) console.log("  ", s.role, s.parts.join("+"), JSON.stringify(s.text), s.items.map((i:any)=>i.kind+":"+(i.value??i.tone??i.by??i.to??"")).join(" ")); console.log("  =>", JSON.stringify(hearFacts(plain(t), t))); }
