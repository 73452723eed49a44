import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PracticeScenario } from "#tools/training/data.ts";
import { gradeFormula, listLearners, savePracticeFormula } from "#ui/api/chair/training.ts";
import { GradeCard } from "#ui/cards/grade-card/grade-card.tsx";
import { CategoryBadge } from "#ui/cards/grade-card/scenario-rows.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { toast } from "#ui/lib/toast.ts";
import { LiveReading } from "./live-reading.tsx";
import { TargetChoice } from "./target-choice.tsx";

const NO_STYLIST = "No stylist account found. Please create a stylist profile first.";
const LONGEST = 4000;

/** One head to work on: the scenario, its three targets, and the formula that the learner writes. */
export function Workspace({ scenario }: { scenario: PracticeScenario }) {
  const [target, setTarget] = useState<number>();
  const [formula, setFormula] = useState("");
  const learners = useQuery(listLearners);
  const check = useMutation(gradeFormula);
  const save = useMutation(savePracticeFormula);
  const ready = target !== undefined && formula.trim() !== "";
  const grade = check.data ?? save.data?.grade;
  const { number, title, category, description, image, sampleTargets } = scenario;

  function choose(next: number) {
    setTarget(next);
    check.reset();
    save.reset();
  }

  function checkIt() {
    if (target === undefined) return;
    save.reset();
    check.mutate({ scenario: number, target, formula: formula.trim() });
  }

  function saveIt() {
    if (target === undefined) return;
    const [learner] = learners.data ?? [];
    if (!learner) {
      toast({ tone: "destructive", title: "Error saving formula", description: NO_STYLIST });
      return;
    }
    const practice = { scenario: number, target, formula: formula.trim(), stylistId: learner.id };
    save.mutate(practice, {
      onSuccess: () => {
        setTarget(undefined);
        setFormula("");
        check.reset();
      },
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <Card aria-label={title} className="flex flex-col gap-6">
        <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
          <img
            src={image}
            alt={`Rendered hair: ${title}`}
            width={480}
            height={400}
            className="w-full rounded-[18px] object-cover max-sm:aspect-[16/9] sm:w-44 lg:w-64"
          />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
            <CategoryBadge category={category} />
            <h2 tabIndex={-1} className="text-xl">
              {number}. {title}
            </h2>
            <p className="max-w-[60ch] text-ink-2">{description}</p>
          </div>
        </div>
        <TargetChoice targets={sampleTargets} value={target} onChange={choose} />
        <Field
          label="Your formula"
          hint="Line, shades with grams, developer, ratio, minutes, and the tests before it. If nothing may go on, say so and say what you would do."
        >
          <Textarea
            rows={4}
            maxLength={LONGEST}
            value={formula}
            onChange={(event) => setFormula(event.target.value)}
            placeholder="Koleston 7/31 60 g + 9% 60 g 1:1, 35 min, strand test"
          />
        </Field>
        <LiveReading text={formula} />
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          {!ready && (
            <p className="min-w-0 flex-1 basis-48 text-sm max-sm:basis-full text-ink-3">
              {target === undefined ? "Choose a target color" : "Write a formula"} to check and save
              it.
            </p>
          )}
          <Button onClick={checkIt} disabled={!ready} pending={check.isPending}>
            Check
          </Button>
          <Button
            kind="primary"
            onClick={saveIt}
            disabled={!ready || learners.isPending}
            pending={save.isPending}
          >
            Save Formula
          </Button>
        </div>
      </Card>
      <div role="status" aria-live="polite">
        {grade && <GradeCard grade={grade} />}
      </div>
    </div>
  );
}
