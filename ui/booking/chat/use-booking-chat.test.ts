import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering } from "#tests/screen.tsx";
import { useBookingChat } from "./use-booking-chat.ts";

async function said(words: string, answer: () => Response) {
  answering({ "POST /api/chat/book": answer });
  const { result } = renderHook(() => useBookingChat("maren"));
  await act(() => result.current.say(words));
  return result.current;
}

const refusal = (status: number, code: string, error: string) => () =>
  Response.json({ error, message: error, code }, { status });

it.each([
  ["ai_unavailable", "The model is resting."],
  ["unavailable", "No AI provider configured."],
])("points to the form when the chat has nobody to answer: %s", async (code, error) => {
  const chat = await said("a cut on Friday", refusal(503, code, error));
  expect(chat.failed).toEqual({
    title: "AI Chatbot Unavailable",
    sentence: "The chat is not available right now. Please book with the form.",
  });
});

it.each([
  [429, "Please wait a minute.", "Please wait a minute."],
  [500, "", "Failed to send message. Please try again."],
])("says what kept a message back (%i), and gives the words back", async (status, error, told) => {
  const chat = await said("a cut on Friday", refusal(status, "rate_limited", error));
  expect(chat.failed?.sentence).toBe(told);
  expect(chat.text).toBe("a cut on Friday");
  expect(chat.turns).toEqual([]);
});
