import { expect, it } from "vitest";
import { priorityOf, reasonToShed, type Load } from "./shedding-rules.ts";

it.each([
  ["GET", "/api/clients", "low"],
  ["GET", "/api/appointments", "low"],
  ["GET", "/api/chats", "low"],
  ["GET", "/api/reports/revenue", "low"],
  ["GET", "/api/reports/revenue.csv", "low"],
  ["GET", "/api/exports/file", "low"],
  ["POST", "/api/exports/restore", "low"],
  ["GET", "/api/audit.csv", "low"],
  ["POST", "/api/formulas/upload", "low"],
  ["POST", "/api/formulas/imports/1/start", "low"],
  ["POST", "/api/migration", "low"],
  ["POST", "/api/messages/many", "low"],
  ["GET", "/api/calendar-view", "normal"],
  ["GET", "/api/clients/1", "normal"],
  ["PATCH", "/api/clients/1", "normal"],
  ["POST", "/api/clients", "normal"],
  ["POST", "/api/consultations", "normal"],
  ["POST", "/mcp", "normal"],
  ["GET", "/api/availability", "high"],
  ["POST", "/api/holds", "high"],
  ["POST", "/api/appointments", "high"],
  ["POST", "/api/appointments/series", "high"],
  ["POST", "/api/appointments/1/close", "high"],
  ["GET", "/api/appointments/1/closing", "high"],
  ["POST", "/api/payments/by-hand", "high"],
  ["POST", "/api/manage/token/cancel", "high"],
  ["POST", "/api/chat", "high"],
  ["POST", "/api/chat/book", "high"],
  ["GET", "/api/chat/1/stream", "high"],
  ["POST", "/api/auth/sign-in/email", "high"],
  ["POST", "/api/sms/twilio", "high"],
  ["GET", "/api/ready", "high"],
])("%s %s is of %s priority", (method, path, priority) => {
  expect(priorityOf(method, path)).toBe(priority);
});

const idle: Load = { eventLoopDelayMs: 0, poolWaitMs: 0 };

it.each([
  ["low", idle, undefined],
  ["low", { ...idle, eventLoopDelayMs: 499 }, undefined],
  ["low", { ...idle, eventLoopDelayMs: 500 }, "eventLoopDelayMs"],
  ["low", { ...idle, poolWaitMs: 2_500 }, "poolWaitMs"],
  ["normal", { eventLoopDelayMs: 1_999, poolWaitMs: 4_999 }, undefined],
  ["normal", { ...idle, eventLoopDelayMs: 2_000 }, "eventLoopDelayMs"],
  ["normal", { ...idle, poolWaitMs: 5_000 }, "poolWaitMs"],
  ["high", { eventLoopDelayMs: 9_000, poolWaitMs: 9_000 }, undefined],
] as const)("of %s priority under %o: %s", (priority, load, reason) => {
  expect(reasonToShed(priority, load)).toBe(reason);
});
