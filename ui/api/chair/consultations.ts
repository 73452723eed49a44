import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { WithdrawSafety } from "#tools/consultations/safety-schema.ts";
import type { ConsultationResult, CreateConsultation } from "#tools/consultations/schema.ts";
import type { ConsultationProgress } from "#tools/consultations/progress-schema.ts";
import { ApiError, saidOr } from "#ui/lib/http/api-error.ts";
import { api, send } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { refresh } from "#ui/lib/http/query.ts";
import { readEvents } from "#ui/api/event-stream.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** Consultations on one page of the history. */
const PAGE = 60;

/** The salon's newest consultations. */
export const latestConsultations = (limit: number) =>
  reading(["consultations", "latest", limit], () => api.consultations.$get({ query: { limit } }));

/** The history, newest first and page by page; `q` is part of a client's name. */
export const listConsultations = (q: string) =>
  infiniteQueryOptions({
    ...inPages(["consultations", "list", q], (page) =>
      api.consultations.$get({ query: { limit: PAGE, ...(q && { q }), ...page } }),
    ),
    placeholderData: (before) => before,
  });

/** A consultation with its formulas. */
export const getConsultation = (id: string) =>
  reading(["consultations", "one", id], () => api.consultations[":id"].$get({ param: { id } }));

/** Why the formula is as it is, or is not otherwise: the checks are asked again with what the question names. */
export const explainConsultation = (id: string, question: string, step?: number) =>
  queryOptions({
    queryKey: ["consultations", "why", id, question, step],
    queryFn: async () => {
      const query = { question, ...(step !== undefined && { step }) };
      return (await api.consultations[":id"].why.$get({ param: { id }, query })).json();
    },
  });

export const saveNotes = sending(api.consultations[":id"].notes, "$patch", {
  act: "save_notes",
  done: "Notes saved.",
  failed: { title: "Error", description: "Failed to save notes. Please try again." },
});

/** What an analysis needs beside the diagnosis: who hears of its steps, and what stops it. */
export type Analysis<Input> = {
  input: Input;
  onProgress?: (progress: ConsultationProgress) => void;
  signal?: AbortSignal;
};

/** When the quota is read again after an analysis was cancelled, in milliseconds: the server gives it back once it has heard of it. */
const GIVEN_BACK_BY = [1_000, 4_000, 12_000];

/** Analyses and saves a consultation; null when it was cancelled. */
export const createConsultation = mutationOptions({
  mutationFn: (analysis: Analysis<CreateConsultation>) => analyse(analysis),
  onSuccess: (made, _analysis, _before, { client }) => {
    if (made !== null) return;
    for (const ms of GIVEN_BACK_BY) setTimeout(() => refresh(client, "subscription"), ms);
  },
  meta: {
    act: "formulate",
    failed: (error) => ({
      title: "Analysis Error",
      description: saidOr(error, "Failed to analyze hair. Please try again."),
    }),
  },
});

/** Writes and saves a formula that repairs a result; null when it was cancelled. */
export const createCorrective = mutationOptions({
  ...createConsultation,
  meta: {
    ...createConsultation.meta,
    failed: (error) => ({
      title: "Generation Failed",
      description: saidOr(error, "Failed to generate corrective formula"),
    }),
  },
});

/** Writes and saves the formula of a colour correction; null when it was cancelled. */
export const createCorrection = mutationOptions({
  ...createConsultation,
  meta: {
    ...createConsultation.meta,
    failed: (error) => ({
      title: "Generation Failed",
      description: saidOr(error, "Failed to generate color correction formula"),
    }),
  },
});

async function analyse({
  input,
  onProgress,
  signal,
}: Analysis<CreateConsultation>): Promise<ConsultationResult | null> {
  try {
    const response = await send("/api/consultations", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify(input),
      ...(signal && { signal }),
    });
    for await (const { event, data } of readEvents(response)) {
      if (event === "progress") onProgress?.(JSON.parse(data) as ConsultationProgress);
      if (event === "result") return JSON.parse(data) as ConsultationResult;
      if (event === "error") throw failureIn(data);
    }
  } catch (error) {
    if (signal?.aborted) return null;
    throw error;
  }
  throw new Error(
    "The connection broke before the analysis was done. Look in History before trying again.",
  );
}

function failureIn(data: string): ApiError {
  const body = JSON.parse(data) as Record<string, unknown>;
  const status = typeof body.status === "number" ? body.status : 500;
  return new ApiError(status, `${status}: ${data}`, body);
}

/** Takes back words about safety that were said in error. */
export const withdrawSafety = mutationOptions({
  mutationFn: ({ consultationId: id, words }: WithdrawSafety) =>
    answerTo(api.consultations[":id"].safety.withdraw.$post({ param: { id }, json: { words } })),
  meta: { act: "withdraw_safety", done: "Taken back, and judged anew." },
});
