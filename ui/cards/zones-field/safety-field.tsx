import { useQuery } from "@tanstack/react-query";
import type { Facts } from "#tools/consultations/schema.ts";
import { listColorBrands } from "#ui/api/chair/brands.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { FoldCard } from "#ui/components/page/fold-card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";

const ASKED = [
  "pregnant",
  "reactedToColourBefore",
  "scalpBroken",
  "age",
  "patchTest",
  "patchTestBrand",
  "patchTestHours",
  "weeksSinceTreatment",
] as const;

/** What a form asks about safety. */
export type SafetyFacts = Pick<Facts, (typeof ASKED)[number]>;

/** The safety facts among what a form holds. */
export function safetyOf(said: SafetyFacts): SafetyFacts {
  return Object.fromEntries(
    ASKED.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
  );
}

const RESULTS = ["passed", "reacted", "not done"] as const;

/** What must be known before colour touches skin; what is left out counts as unknown, never as fine. */
export function SafetyField({
  value,
  onChange,
}: {
  value: SafetyFacts;
  onChange: (changes: SafetyFacts) => void;
}) {
  const { data: brands = [] } = useQuery(listColorBrands);
  const tested = value.patchTest === "passed" || value.patchTest === "reacted";
  const known = wordsOf(value);
  return (
    <FoldCard
      title="Safety"
      hint={known || "Patch test, skin, pregnancy and age decide what may be mixed."}
    >
      <ChoiceChips
        optional
        label="Patch test"
        hint="The patch test for this service"
        words={RESULTS}
        value={RESULTS.find((word) => word === value.patchTest)}
        onChange={(patchTest) =>
          onChange(
            patchTest === "passed" || patchTest === "reacted"
              ? { patchTest }
              : { patchTest, patchTestBrand: undefined, patchTestHours: undefined },
          )
        }
      />
      {tested && (
        <>
          <Field label="Brand it was done with" className="max-w-80">
            <Select
              value={value.patchTestBrand ?? ""}
              onChange={(event) => onChange({ patchTestBrand: event.target.value || undefined })}
            >
              <option value="">Not known</option>
              {brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Hours ago" hint="It is read after 48 hours." className="max-w-40">
            <NumberInput
              max={100_000}
              value={value.patchTestHours}
              onChange={(patchTestHours) => onChange({ patchTestHours })}
            />
          </Field>
        </>
      )}
      <Switch
        label="Has reacted to hair color before"
        on={value.reactedToColourBefore ?? false}
        onChange={(reactedToColourBefore) => onChange({ reactedToColourBefore })}
      />
      <Switch
        label="Scalp is sore, broken or irritated"
        on={value.scalpBroken ?? false}
        onChange={(scalpBroken) => onChange({ scalpBroken })}
      />
      <Switch
        label="Pregnant"
        on={value.pregnant ?? false}
        onChange={(pregnant) => onChange({ pregnant })}
      />
      <Field label="Weeks since a perm, keratin or relaxer" className="max-w-80">
        <NumberInput
          max={1000}
          value={value.weeksSinceTreatment}
          onChange={(weeksSinceTreatment) => onChange({ weeksSinceTreatment })}
        />
      </Field>
      <Field label="Age" className="max-w-40">
        <NumberInput max={130} value={value.age} onChange={(age) => onChange({ age })} />
      </Field>
    </FoldCard>
  );
}

function wordsOf(facts: SafetyFacts): string {
  const { patchTest, patchTestHours, age } = facts;
  const when = patchTestHours === undefined ? "" : ` ${patchTestHours} h ago`;
  return [
    patchTest &&
      (patchTest === "not done" ? "patch test not done" : `patch test ${patchTest}${when}`),
    facts.reactedToColourBefore && "reacted before",
    facts.scalpBroken && "scalp not whole",
    facts.pregnant && "pregnant",
    facts.weeksSinceTreatment !== undefined && `treated ${facts.weeksSinceTreatment} weeks ago`,
    age !== undefined && `aged ${age}`,
  ]
    .filter(Boolean)
    .join(", ");
}
