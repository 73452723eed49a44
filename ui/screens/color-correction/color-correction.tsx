import { ShelfQuestion } from "#ui/cards/shelf-question.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ConsultationProgress } from "#tools/consultations/progress-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { readPhoto } from "#ui/api/chair/colour.ts";
import { createCorrection } from "#ui/api/chair/consultations.ts";
import { AnalysisProgress } from "#ui/cards/analysis-progress.tsx";
import { ClientInForm } from "#ui/cards/client/client-in-form.tsx";
import { ClientPicker } from "#ui/cards/client/client-picker.tsx";
import { ServiceUnavailable } from "#ui/cards/formula-card/unavailable.tsx";
import { usePhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { Button } from "#ui/components/button.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { StepBar } from "#ui/components/page/step-bar.tsx";
import { Stepper } from "#ui/components/fields/stepper.tsx";
import { useStepArrival } from "#ui/lib/step-arrival.ts";
import { ComparedPhotos } from "./compared-photos.tsx";
import { DiagnosticStep } from "./diagnostic-step.tsx";
import { CLIENT, correctionRequest, EMPTY, missingIn, type Diagnostic } from "./diagnostic.ts";
import { ResultStep } from "./result-step.tsx";
import { UploadStep } from "./upload-step.tsx";

const STEPS = ["Photos", "Diagnostic", "Formula"];

/** Photos of what went wrong and of the goal, the diagnostic, the formula that repairs it. */
export function Component() {
  const [step, setStep] = useState<"upload" | "diagnostic">("upload");
  const [said, setSaid] = useState<Diagnostic>(EMPTY);
  const [progress, setProgress] = useState<ConsultationProgress>();
  const [result, setResult] = useState<ConsultationResult>();
  const tray = usePhotoTray();
  const generate = useMutation(createCorrection);
  const running = useRef<AbortController>(undefined);
  useStepArrival(result ? "result" : step);

  const current = tray.photos.filter(({ role }) => role === "current");
  const target = tray.photos.find(({ role }) => role === "target");
  const { data: seen } = useQuery(readPhoto(current[0]?.photo?.id));
  const unsent = tray.photos.some(({ photo }) => !photo);
  const missing = missingIn(said);
  const lacking = [
    ...(current.length === 0 ? ["current hair"] : []),
    ...(target ? [] : ["target photo"]),
  ];
  const needed = step === "upload" ? lacking.join(", ") : firstOf(missing);

  const startAgain = () => {
    tray.clear();
    setSaid(EMPTY);
    setResult(undefined);
    setStep("upload");
  };
  const submit = async () => {
    const request =
      target?.photo &&
      correctionRequest(said, {
        currentPhotos: current.flatMap(({ photo }) => (photo ? [photo.id] : [])),
        targetPhoto: target.photo.id,
      });
    if (!request) return;
    running.current = new AbortController();
    setProgress(undefined);
    const made = await generate
      .mutateAsync({ input: request, onProgress: setProgress, signal: running.current.signal })
      .catch(() => null);
    if (made) setResult(made);
  };

  if (result) return <ResultStep result={result} onStartAgain={startAgain} />;
  const uploading = step === "upload";
  return (
    <Page className="pb-32">
      <PageHeader
        title="Color Correction"
        lead={
          uploading
            ? "Start with photos: the hair now, and the color the client wants."
            : "What has to go, what should be there, and what the hair has been through."
        }
      />
      <ShelfQuestion />
      <Stepper steps={STEPS} current={uploading ? 0 : 1} />
      <ClientInForm clientId={said.clientId} />
      {uploading ? (
        <>
          <ClientPicker
            hint={`Without a client, it is kept as “${CLIENT}”.`}
            value={said}
            onChange={(picked) => setSaid({ ...said, clientId: undefined, ...picked })}
          />
          <UploadStep tray={tray} />
        </>
      ) : (
        <>
          <div className="grid items-start gap-5 lg:grid-cols-[220px_minmax(0,1fr)]">
            <ComparedPhotos current={current[0]} target={target} />
            <DiagnosticStep
              said={said}
              onChange={(changes) => setSaid({ ...said, ...changes })}
              seen={seen}
            />
          </div>
          <ServiceUnavailable error={generate.error} />
          {generate.isPending && (
            <AnalysisProgress progress={progress} onCancel={() => running.current?.abort()} />
          )}
        </>
      )}
      <StepBar note={needed && <p id="missing">Still needed: {needed}</p>}>
        {uploading ? (
          <Button
            kind="primary"
            big
            className="max-md:flex-1"
            disabled={lacking.length > 0}
            aria-describedby={needed ? "missing" : undefined}
            onClick={() => setStep("diagnostic")}
          >
            Continue
          </Button>
        ) : (
          <>
            <Button
              big
              className="max-md:px-4"
              disabled={generate.isPending}
              onClick={() => setStep("upload")}
            >
              Back to Photos
            </Button>
            <Button
              kind="primary"
              big
              className="max-md:flex-1 max-md:shrink max-md:px-3 max-md:whitespace-normal max-md:text-sm max-md:leading-tight"
              pending={generate.isPending}
              disabled={missing.length > 0 || unsent}
              aria-describedby={needed ? "missing" : undefined}
              onClick={() => void submit()}
            >
              {generate.isPending ? "Generating Formula..." : "Generate Color Correction Formula"}
            </Button>
          </>
        )}
      </StepBar>
    </Page>
  );
}

/** A few of the answers that are missing, and how many more there are. */
function firstOf(missing: readonly string[]): string {
  const more = missing.length - 3;
  return missing.slice(0, 3).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
