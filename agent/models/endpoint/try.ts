import {
  APICallError,
  generateText,
  Output,
  tool,
  ToolChoiceViolationError,
  type LanguageModel,
} from "ai";
import sharp from "sharp";
import { z } from "zod";
import type { Model } from "#tools/core/context.ts";
import type { Endpoint } from "./address.ts";
import { factsOf, keyRefused } from "./facts.ts";
import { chatOf, openEndpoint } from "./open.ts";
import { Refusal } from "./refusal.ts";

/** The first prompt of a chat, a few results of tools and an answer: with less, a talk is lost in the middle. */
export const LEAST_TOKENS = 16_384;
/** What a long chat is shortened to fit into; more only costs memory. */
const MOST_TOKENS = 32_768;
/** A model may have to be loaded first. */
const PATIENCE_MS = 90_000;

/**
 * Tries a model before anybody talks to it: that it is there, reads enough at once, calls a tool, and whether it sees.
 * @throws Refusal with one line that says what is wrong
 */
export async function tryEndpoint(endpoint: Endpoint): Promise<Model> {
  const facts = await factsOf(endpoint);
  const told = facts.contextTokens;
  if (told !== undefined && told < LEAST_TOKENS) throw tooShort(endpoint, told);
  // what nobody tells is tried: as much as is needed, and no more is counted on
  const contextTokens = Math.min(
    told ?? (endpoint.wire === "ollama" ? MOST_TOKENS : LEAST_TOKENS),
    MOST_TOKENS,
  );
  const chat = chatOf(endpoint, contextTokens);
  await callsTool(endpoint, chat, told === undefined ? LEAST_TOKENS : 0);
  const sees = facts.sees ?? (await seesPictures(chat));
  return openEndpoint(endpoint, { contextTokens, sees, remote: facts.remote });
}

const WORDS = ["amber", "birch", "cedar", "linen", "maple", "olive", "pearl", "slate"] as const;

/** Has the model call a tool with a word that stands before `tokens` tokens of others: what is cut from the front is lost. */
async function callsTool(endpoint: Endpoint, model: LanguageModel, tokens: number) {
  const { modelId } = endpoint;
  const word = WORDS[Math.floor(Math.random() * WORDS.length)] ?? WORDS[0];
  // a common word is a token, and some room is left for the rest
  const between = " one two".repeat(Math.max(0, Math.floor(tokens / 2) - 600));
  try {
    const { toolCalls, usage } = await generateText({
      model,
      tools: {
        keep_word: tool({
          description: "Keeps the word.",
          inputSchema: z.strictObject({ word: z.string() }),
        }),
      },
      toolChoice: { type: "tool", toolName: "keep_word" },
      prompt: `The word is ${word}.${between}\nCall keep_word with the word that was named at the beginning.`,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(PATIENCE_MS),
    });
    const read = usage.inputTokens ?? 0;
    if (tokens > 0 && read > 0 && read < tokens / 2) throw tooShort(endpoint, read);
    const [call] = toolCalls;
    if (!call || call.invalid || call.dynamic) throw callsNone(endpoint);
    if (call.input.word.toLowerCase().trim() === word) return;
    if (tokens > 0) throw tooShort(endpoint);
    throw new Refusal("AI_MODEL", `${modelId} called a tool with other words than it was told`);
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf(error, endpoint);
  }
}

const callsNone = ({ modelId }: Endpoint): Refusal =>
  new Refusal("AI_MODEL", `${modelId} called no tool when it was told to`);

function refusalOf(error: unknown, endpoint: Endpoint): Refusal {
  const { apiKey, baseUrl, modelId } = endpoint;
  if (ToolChoiceViolationError.isInstance(error)) return callsNone(endpoint);
  if (!APICallError.isInstance(error))
    return new Refusal("AI_MODEL", `${modelId} did not answer in ${PATIENCE_MS / 1000} seconds`);
  const { statusCode = 0, responseBody = "" } = error;
  if (statusCode === 401 || statusCode === 403) return keyRefused(apiKey, baseUrl);
  if (/context|too (?:long|large|many tokens)|maximum.*tokens/i.test(responseBody))
    return tooShort(endpoint);
  if (statusCode === 404 || /model/i.test(responseBody))
    return new Refusal(
      "AI_MODEL",
      `${baseUrl} does not serve ${modelId} (it answered ${statusCode})`,
    );
  return statusCode === 0
    ? new Refusal("AI_BASE_URL", `nothing answers at ${baseUrl}`)
    : new Refusal("AI_BASE_URL", `${baseUrl} answered a first question with ${statusCode}`);
}

const tooShort = ({ modelId }: Endpoint, tokens?: number): Refusal =>
  new Refusal(
    "AI_MODEL",
    `${modelId} reads ${tokens === undefined ? "too little" : `${tokens} tokens`} at once, and ${LEAST_TOKENS} are needed`,
  );

const COLOURS = ["red", "green", "blue", "yellow", "black", "white"] as const;
const Halves = z.object({ left: z.enum(COLOURS), right: z.enum(COLOURS) });
const SIDE = 64;

/** Whether the model tells what is in a picture, in the shape that photos are asked about. */
async function seesPictures(model: LanguageModel): Promise<boolean> {
  const [left, right] = COLOURS.toSorted(() => Math.random() - 0.5);
  if (!left || !right) return false;
  const half = (background: string) =>
    sharp({ create: { width: SIDE, height: 2 * SIDE, channels: 3, background } })
      .png()
      .toBuffer();
  const picture = await sharp({
    create: { width: 2 * SIDE, height: 2 * SIDE, channels: 3, background: "white" },
  })
    .composite([
      { input: await half(left), left: 0, top: 0 },
      { input: await half(right), left: SIDE, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  try {
    const { output } = await generateText({
      model,
      messages: [
        {
          role: "user",
          content: [
            {
              type: "text",
              text: "Which color is the left half of this picture, and which the right?",
            },
            { type: "file", mediaType: "image/jpeg", data: picture },
          ],
        },
      ],
      output: Output.object({ schema: Halves }),
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(PATIENCE_MS),
    });
    return output.left === left && output.right === right;
  } catch {
    // the colour engine reads photos where the model does not
    return false;
  }
}
