import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import { isHead } from "#agent/models/builtin/hear/head/told.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
for (const t of process.argv.slice(2)) { const f=hearFacts(plain(t),t); console.log(t, isHead(f), JSON.stringify(f)); }
