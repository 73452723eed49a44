import { Counter, Gauge, Histogram, Registry } from "prom-client";

/*
 * What Prometheus can ask for. Labels are names of our own, never anything of a salon or a client: routes as they are declared,
 * queues, steps, providers.
 */

export const registry = new Registry();
const registers = [registry];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export const requestSeconds = new Histogram({
  name: "undertone_request_seconds",
  help: "From a request's arrival to the head of its answer.",
  labelNames: ["method", "route", "status"] as const,
  buckets: SECONDS,
  registers,
});

export const poolWaitSeconds = new Histogram({
  name: "undertone_pool_wait_seconds",
  help: "How long work has waited for a connection to the database.",
  buckets: SECONDS,
  registers,
});

export const requestsShed = new Counter({
  name: "undertone_requests_shed_total",
  help: "Requests that were refused because the process is past its capacity.",
  labelNames: ["priority", "reason"] as const,
  registers,
});

export const jobSeconds = new Histogram({
  name: "undertone_job_seconds",
  help: "How long a job was worked on.",
  labelNames: ["queue", "outcome"] as const,
  buckets: SECONDS,
  registers,
});

export const roundSeconds = new Histogram({
  name: "undertone_round_seconds",
  help: "How long a step of the minute's round took.",
  labelNames: ["step"] as const,
  buckets: SECONDS,
  registers,
});

export const modelSeconds = new Histogram({
  name: "undertone_model_seconds",
  help: "From a question to a model to its first part (stream) or its answer (generate).",
  labelNames: ["provider", "model", "kind", "outcome"] as const,
  buckets: SECONDS,
  registers,
});

export const modelTokens = new Counter({
  name: "undertone_model_tokens_total",
  help: "Tokens that models have read (input) and written (output).",
  labelNames: ["provider", "model", "direction"] as const,
  registers,
});

export const repliesLive = new Gauge({
  name: "undertone_replies_live",
  help: "Chat replies that this process is writing.",
  registers,
});

export const jobsWaiting = new Gauge({
  name: "undertone_jobs_waiting",
  help: "Jobs whose time has come and that no process has taken.",
  labelNames: ["queue"] as const,
  registers,
});

export const jobsOldestSeconds = new Gauge({
  name: "undertone_jobs_oldest_seconds",
  help: "How long the first of a queue's waiting jobs has been due.",
  labelNames: ["queue"] as const,
  registers,
});

export const outboxWaiting = new Gauge({
  name: "undertone_outbox_waiting",
  help: "Messages that are due and have not gone out.",
  registers,
});

export const outboxOldestSeconds = new Gauge({
  name: "undertone_outbox_oldest_seconds",
  help: "How long the first of these messages has been due.",
  registers,
});
