import { formulate } from "#tools/colour/formulate.ts";
import { absolute } from "#tools/colour/gates/absolute.ts";
import { concernRules, scalpRule } from "#tools/colour/safety/concerns.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { patchTest, source } from "#tools/colour/science.ts";
import type { Finding } from "#tools/colour/schema.ts";
import { childAsked, rulesAsked } from "./asked-rules.ts";
import { factsOf, headOf } from "./heads.ts";
import { ofRule, type Asked, type Told } from "./telling.ts";

/** What the engine's gates say of a client, in the words that were asked. It never says that somebody may. */
export function tellSafety(question: Asked): Told {
  const { words = "", known } = question;
  const rules = rulesAsked(words, question);
  const own = ofClient(words, known);
  const all = own ? [...rules, own] : rules;
  if (all.length === 0) return ofEveryClient();
  return {
    says: all.map(({ says }) => says).join(" "),
    verdict: all.some(({ verdict }) => verdict === "no") ? "no" : "careful",
    facts: all.flatMap(({ facts }) => facts),
  };
}

/** What the gates say of the client whom the words tell of; undefined where they have nothing against it. */
function ofClient(words: string, known: Asked["known"]): Told | undefined {
  // a question is heard as a record is: it asks of what it names
  const asked = hearSafety(words, "record").map((fact) => ({ ...fact, from: "said" as const }));
  const child = asked.some(({ concern }) => concern === "child") ? [] : childAsked(words);
  const safety = [...(known.record?.safety ?? []), ...asked, ...child];
  if (safety.length === 0) return undefined;
  const head = headOf(
    { currentLevel: 6, desiredLevel: 6 },
    { ...known, record: { ...known.record, safety } },
  );
  const { findings } = formulate(head);
  const holds = safety.flatMap(({ concern, words: said }) => {
    const { hold } = concernRules[concern] ?? {};
    return hold
      ? [
          {
            code: hold.code,
            severity: "block" as const,
            sentence: `“${said}”: ${hold.says}`,
            source: hold.source,
          },
        ]
      : [];
  });
  const scalp = scalpRule(new Set(safety.map(({ concern }) => concern)));
  const own = [
    ...holds,
    ...findings.filter(({ code }) => SAID.test(code)),
    ...(scalp ? [OFF_SCALP[scalp]] : []),
  ];
  const blocks = own.filter(({ severity }) => severity === "block");
  // beside what nobody may release, nothing is told that somebody may
  const final = blocks.filter(({ code }) => FINAL.has(code));
  const grave = final.length > 0 ? final : blocks;
  const told = grave.length > 0 ? grave : own.filter(({ severity }) => severity === "warn");
  if (told.length === 0) return undefined;
  return {
    says: told.map(({ sentence }) => sentence).join(" "),
    verdict: grave.length > 0 ? "no" : "careful",
    facts: factsOf(own),
  };
}

const OFF_SCALP: Record<NonNullable<ReturnType<typeof scalpRule>>, Finding> = {
  never: {
    code: "off_scalp",
    severity: "warn",
    sentence: "Nothing that colors or lightens goes on the scalp.",
    source: source.practice,
  },
  unanswered: {
    code: "off_scalp",
    severity: "warn",
    sentence:
      "What can be kept off the scalp is; a bowl for the roots waits until somebody has answered for it by name.",
    source: source.nhs,
  },
};

const FINAL: ReadonlySet<string> = new Set(absolute.codes);
/** Findings about the client and none about the bowl. */
const SAID =
  /^(?:allergy|under_16|scalp_not|substance|pregnancy|black_henna|isotretinoin|chemotherapy|safety_word|strand|damage_4)/;

function ofEveryClient(): Told {
  const hours = `${patchTest.readAfterHours} h before`;
  return {
    says: `I have no rule on that, and I can't say that it is safe. What holds of everybody: a patch test ${patchTest.readAfterHours} hours before, no color after a reaction, none on a broken scalp and none under 16. Ask a doctor or the client's own team where you are not sure.`,
    verdict: "careful",
    facts: [
      ofRule("patch_test", "Patch test", hours, source.allergy),
      ofRule("under_16", "Under 16", "no oxidative color", source.age),
    ],
    asks: "client",
  };
}
