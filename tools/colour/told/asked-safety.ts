import { formulate } from "#tools/colour/formulate.ts";
import { concernRules, scalpRule } from "#tools/colour/safety/concerns.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { patchTest, source } from "#tools/colour/science.ts";
import type { Finding } from "#tools/colour/schema.ts";
import { factsOf, headOf } from "./heads.ts";
import { ofRule, type Asked, type Told } from "./telling.ts";

/** What the engine's gates say of a client, in the words that were asked. It never says that somebody may. */
export function tellSafety({ words = "", known }: Asked): Told {
  // a question is heard as a record is: it asks of what it names
  const asked = hearSafety(words, "record").map((fact) => ({ ...fact, from: "said" as const }));
  const safety = [...(known.record?.safety ?? []), ...asked];
  if (safety.length === 0) return ofEveryClient();
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
  const grave = own.filter(({ severity }) => severity === "block");
  const told = grave.length > 0 ? grave : own.filter(({ severity }) => severity === "warn");
  if (told.length === 0) return ofEveryClient();
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
    sentence: "Nothing that colours or lightens goes on the scalp.",
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

/** Findings about the client and none about the bowl. */
const SAID =
  /^(?:allergy|under_16|scalp_not|substance|pregnancy|black_henna|isotretinoin|chemotherapy|safety_word|strand)/;

function ofEveryClient(): Told {
  const hours = `${patchTest.readAfterHours} h before`;
  return {
    says: `I have no rule on that, and I can't say that it is safe. What holds of everybody: a patch test ${patchTest.readAfterHours} hours before, no colour after a reaction, none on a broken scalp and none under 16. Ask a doctor or the client's own team where you are not sure.`,
    verdict: "careful",
    facts: [
      ofRule("patch_test", "Patch test", hours, source.allergy),
      ofRule("under_16", "Under 16", "no oxidative colour", source.age),
    ],
    asks: "client",
  };
}
