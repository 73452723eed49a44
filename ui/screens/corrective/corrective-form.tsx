import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { namesSomebody } from "#tools/values/name-rules.ts";
import { UncorrectedTone } from "#tools/colour/words.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { ConsultationProgress } from "#tools/consultations/progress-schema.ts";
import { createCorrective } from "#ui/api/chair/consultations.ts";
import { ServiceUnavailable } from "#ui/cards/formula-card/unavailable.tsx";
import { AnalysisProgress } from "#ui/cards/analysis-progress.tsx";
import { ClientInForm } from "#ui/cards/client/client-in-form.tsx";
import { ClientPicker, type PickedClient } from "#ui/cards/client/client-picker.tsx";
import { ManyChips } from "#ui/cards/choice-chips.tsx";
import type { IntakeSlot } from "#ui/cards/photo-intake/intake-rules.ts";
import { PhotoIntake } from "#ui/cards/photo-intake/photo-intake.tsx";
import { PhotoStrip } from "#ui/cards/photo-strip.tsx";
import { usePhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { TONE_HEX } from "#ui/cards/tone-hex.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { StepBar } from "#ui/components/page/step-bar.tsx";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { toast } from "#ui/lib/toast.ts";
import { OriginalFormula } from "./original-formula.tsx";
import { correctiveRequest, missingIn, type Uncorrected } from "./corrective-rules.ts";

const SLOT: IntakeSlot = {
  role: "result",
  title: "Result photo",
  hint: "The hair as it is now, dry and in daylight.",
  files: "JPG, PNG up to 10MB.",
  max: 1,
  required: true,
};

export type CorrectiveFormProps = {
  original: ConsultationResult;
  onResult: (result: ConsultationResult) => void;
};

/** Three things to tell: how it looks, what is still there, what went wrong. */
export function CorrectiveForm({ original, onResult }: CorrectiveFormProps) {
  const tray = usePhotoTray();
  const [tones, setTones] = useState<Uncorrected[]>([]);
  const [description, setDescription] = useState("");
  const [client, setClient] = useState<PickedClient>({
    clientId: original.consultation.clientId ?? undefined,
    // what the form made up is nobody's name
    clientName: namesSomebody(original.consultation.clientName)
      ? original.consultation.clientName
      : "",
  });
  const [progress, setProgress] = useState<ConsultationProgress>();
  const generate = useMutation(createCorrective);
  const running = useRef<AbortController>(undefined);
  const photo = tray.photos[0];
  const { photos } = original.consultation;
  const missing = missingIn({ hasPhoto: photo !== undefined, tones, description });

  const submit = async () => {
    if (missing) {
      toast({ ...missing, tone: "destructive" });
      return;
    }
    if (!photo?.photo) return;
    running.current = new AbortController();
    setProgress(undefined);
    const made = await generate
      .mutateAsync({
        input: correctiveRequest(
          original.consultation,
          client,
          { tones, description },
          photo.photo.id,
        ),
        onProgress: setProgress,
        signal: running.current.signal,
      })
      .catch(() => null);
    if (made) onResult(made);
  };

  return (
    <>
      <ClientInForm clientId={client.clientId} />
      <OriginalFormula original={original} />
      <div className="flex flex-col gap-8">
        <Numbered number={1} title="Show the result">
          <div className={photos.length > 0 ? "grid gap-4 lg:grid-cols-2" : ""}>
            <PhotoIntake slots={[SLOT]} tray={tray} />
            {photos.length > 0 && (
              <Card title="Photos of the original">
                <PhotoStrip photos={photos} large />
              </Card>
            )}
          </div>
        </Numbered>
        <Numbered number={2} title="What is still there">
          <Card>
            <ManyChips
              label="Uncorrected tones and issues"
              hint="All that you see"
              words={UncorrectedTone.options}
              hexOf={(word) => TONE_HEX[word]}
              nameOf={(word) => word.charAt(0).toUpperCase() + word.slice(1).replace("-", " ")}
              value={tones}
              onChange={setTones}
            />
          </Card>
        </Numbered>
        <Numbered number={3} title="What went wrong">
          <Card>
            <Field
              label="Description"
              hint="How it was applied, how long, on which zone it went wrong."
            >
              <Textarea
                maxLength={2000}
                value={description}
                placeholder="The mids came out brassy after 20 minutes, the ends are fine."
                onChange={(event) => setDescription(event.target.value)}
              />
            </Field>
          </Card>
        </Numbered>
      </div>
      <ClientPicker
        hint="The client of the original, unless you choose another."
        value={client}
        onChange={setClient}
      />
      <ServiceUnavailable error={generate.error} />
      {generate.isPending && (
        <AnalysisProgress progress={progress} onCancel={() => running.current?.abort()} />
      )}
      <StepBar note={missing && <p id="missing">{missing.description}</p>}>
        <ButtonLink to="/consultation" big className="max-md:px-4">
          Cancel
        </ButtonLink>
        <Button
          kind="primary"
          big
          className="max-md:flex-1 max-md:shrink max-md:px-3"
          disabled={missing !== undefined || !photo?.photo}
          aria-describedby={missing ? "missing" : undefined}
          pending={generate.isPending}
          onClick={() => void submit()}
        >
          {generate.isPending ? "Generating..." : "Generate Corrective Formula"}
        </Button>
      </StepBar>
    </>
  );
}

function Numbered({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-3.5">
      <h2 className="flex items-center gap-3 text-lg">
        <span className="grid size-8 place-items-center rounded-full bg-accent-soft font-mono text-sm">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
