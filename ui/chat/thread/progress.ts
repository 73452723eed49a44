import { create } from "zustand";
import type { ToolProgress } from "#tools/chats/schema.ts";
import type { ConsultationProgress } from "#tools/consultations/progress-schema.ts";

type Step = ConsultationProgress["step"];
const STEPS: Record<Step, true> = { photos: true, shades: true, checks: true, saving: true };
const isStep = (step: string): step is Step => Object.hasOwn(STEPS, step);

/** How far the calls are that run now, by the call's id. It is told while they run and kept nowhere else. */
const useProgress = create<Record<string, ConsultationProgress>>(() => ({}));

/** Takes up what the server told; steps of tools that have no such steps are let go. */
export function tellProgress({ toolCallId, step, label }: ToolProgress): void {
  if (isStep(step)) useProgress.setState({ [toolCallId]: { step, label } });
}

/** How far a call is; undefined before its first step, or for a tool without steps. */
export const useProgressOf = (toolCallId: string | undefined): ConsultationProgress | undefined =>
  useProgress((all) => (toolCallId ? all[toolCallId] : undefined));
