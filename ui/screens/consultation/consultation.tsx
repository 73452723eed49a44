import { ShelfQuestion } from "#ui/cards/shelf-question.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { HairLevel, type ConsultationResult } from "#tools/consultations/schema.ts";
import type { ConsultationProgress } from "#tools/consultations/progress-schema.ts";
import { readPhoto, type PhotoMarks } from "#ui/api/chair/colour.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import { createConsultation } from "#ui/api/chair/consultations.ts";
import { ClientInForm } from "#ui/cards/client/client-in-form.tsx";
import { ServiceUnavailable } from "#ui/cards/formula-card/unavailable.tsx";
import { AnalysisProgress } from "#ui/cards/analysis-progress.tsx";
import { usePhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { Button } from "#ui/components/button.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { Stepper } from "#ui/components/fields/stepper.tsx";
import { useStepArrival } from "#ui/lib/step-arrival.ts";
import { toast } from "#ui/lib/toast.ts";
import { AgainFrom } from "./again-from.tsx";
import { againOf } from "./again.ts";
import { ClientField } from "./client-field.tsx";
import { DEFAULTS, requestOf, suggestCurrent, suggestGoal, type Diagnosis } from "./diagnosis.ts";
import { DiagnosisStep } from "./diagnosis-step.tsx";
import { PhotosStep } from "./photos-step.tsx";
import { Results } from "./results.tsx";
import { useAgain } from "./use-again.ts";
import { StepBar } from "#ui/components/page/step-bar.tsx";

/** No client, whoever the address names. */
const NOBODY = { clientId: undefined, clientName: "" };

/** Photos, diagnosis, formula. `?level=` begins with that level as entered, `?client=` with that client chosen, `?again=` with all of another one. */
export function Component() {
  const [search] = useSearchParams();
  const level = HairLevel.safeParse(Number(search.get("level"))).data;
  const client = search.get("client") ?? undefined;
  const again = search.get("again") ?? undefined;
  const from = { ...(level && { level }), ...(client && { client }), ...(again && { again }) };
  return <Flow key={`${level} ${client} ${again}`} {...from} />;
}

function Flow({ level, client, again }: { level?: number; client?: string; again?: string }) {
  const [step, setStep] = useState<"photos" | "diagnosis">("photos");
  const [said, setSaid] = useState<Partial<Diagnosis>>(level ? { currentLevel: level } : {});
  const [marks, setMarks] = useState<PhotoMarks>({});
  const [missed, setMissed] = useState(false);
  const [progress, setProgress] = useState<ConsultationProgress>();
  const [result, setResult] = useState<ConsultationResult>();
  const tray = usePhotoTray();
  const analyse = useMutation(createConsultation);
  const running = useRef<AbortController>(undefined);

  const current = tray.photos.filter(({ role }) => role === "current");
  const target = tray.photos.find(({ role }) => role === "target");
  const { data: seen } = useQuery(readPhoto(current[0]?.photo?.id, marks));
  const { data: goal } = useQuery(readPhoto(target?.photo?.id));
  const { data: known } = useQuery({ ...getClient(client ?? ""), enabled: client !== undefined });
  const earlier = useAgain(again, tray);
  const touched = new Set(Object.keys(said) as (keyof Diagnosis)[]);
  const fromCurrent = suggestCurrent(seen, touched);
  const fromGoal = suggestGoal(goal, touched);
  const diagnosis: Diagnosis = {
    ...DEFAULTS,
    ...(known && { clientId: known.id, clientName: known.name }),
    ...(earlier && againOf(earlier.consultation)),
    ...fromCurrent,
    ...fromGoal,
    ...said,
  };
  useStepArrival(result ? "results" : step);
  const unsent = tray.photos.filter(({ photo }) => !photo);

  const startAgain = () => {
    tray.clear();
    setSaid(NOBODY);
    setMarks({});
    setMissed(false);
    setResult(undefined);
    setStep("photos");
  };
  const goOn = () => {
    if (!target) {
      setMissed(true);
      toast({
        tone: "destructive",
        title: "Target Photo Required",
        description:
          "Please upload a target inspiration photo to help the AI understand what formula to recommend.",
      });
      return;
    }
    setStep("diagnosis");
  };
  const submit = async () => {
    if (!target?.photo) return;
    running.current = new AbortController();
    setProgress(undefined);
    const made = await analyse
      .mutateAsync({
        input: requestOf(
          diagnosis,
          {
            currentPhotos: current.flatMap(({ photo }) => (photo ? [photo.id] : [])),
            targetPhoto: target.photo.id,
          },
          new Date(),
        ),
        onProgress: setProgress,
        signal: running.current.signal,
      })
      .catch(() => null);
    if (!made) return;
    setResult(made);
  };

  if (result) return <Results result={result} onStartAgain={startAgain} />;
  return (
    <Page className="pb-32">
      <PageHeader
        title="New Consultation"
        lead={
          step === "photos"
            ? "Start with photos: the hair now, and the color the client wants."
            : "What you see and feel. Levels are filled in from the photos where they could be read."
        }
      />
      <ShelfQuestion />
      <Stepper steps={["Photos", "Diagnosis", "Formula"]} current={step === "photos" ? 0 : 1} />
      {earlier && <AgainFrom earlier={earlier} />}
      <ClientInForm clientId={diagnosis.clientId} />
      <ClientField
        value={diagnosis}
        onChange={(picked) => setSaid({ ...said, ...NOBODY, ...picked })}
        photos={step === "photos" ? [] : tray.photos}
      />
      {step === "photos" ? (
        <PhotosStep tray={tray} marks={marks} onMarks={setMarks} missed={missed} />
      ) : (
        <>
          <DiagnosisStep
            value={diagnosis}
            seen={"currentLevel" in fromCurrent ? seen : undefined}
            goalSeen={"desiredLevel" in fromGoal ? goal : undefined}
            serviceChosen={touched.has("serviceType") || earlier !== undefined}
            reading={seen}
            onChange={(changes) => setSaid({ ...said, ...changes })}
          />
          <ServiceUnavailable error={analyse.error} />
          {analyse.isPending && (
            <AnalysisProgress progress={progress} onCancel={() => running.current?.abort()} />
          )}
        </>
      )}
      <StepBar>
        {step === "photos" ? (
          <Button kind="primary" big className="max-md:flex-1" onClick={goOn}>
            Continue
          </Button>
        ) : (
          <>
            <Button
              big
              className="max-md:px-4"
              onClick={() => setStep("photos")}
              disabled={analyse.isPending}
            >
              Back
            </Button>
            <Button
              kind="primary"
              big
              className="max-md:flex-1 max-md:shrink max-md:px-3"
              pending={analyse.isPending}
              disabled={unsent.length > 0}
              onClick={() => void submit()}
            >
              {analyse.isPending
                ? "Analyzing..."
                : unsent.length > 0
                  ? "Sending photos..."
                  : "Get Formula Recommendation"}
            </Button>
          </>
        )}
      </StepBar>
    </Page>
  );
}
