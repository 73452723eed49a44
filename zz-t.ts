import { hearFacts } from "#agent/models/builtin/hear/understand.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
for (const t of process.argv.slice(2)) console.log(t, JSON.stringify(hearFacts(plain(t),t)));
