import {
  createUIMessageStream,
  createUIMessageStreamResponse,
  isStepCount,
  ToolLoopAgent,
  toUIMessageStream,
  type TextStreamPart,
  type ToolSet,
  type UIMessageStreamWriter,
} from "ai";
import type { Services } from "#agent/context.ts";
import { BUILTIN_MODEL_ID, builtinModel } from "#agent/models/builtin/model.ts";
import type { Consented } from "#tools/asks/consent.ts";
import type { StoredMessage } from "#tools/chats/messages.ts";
import { chunksOf } from "#tools/chats/prefix.ts";
import type { ChatMetadata, RunStatus } from "#tools/chats/schema.ts";
import { closeTurn, saveReply, type Turn } from "#tools/chats/turns.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { colourFacts } from "#tools/bench/facts.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { currencyOfSalon } from "#tools/salons/currency.ts";
import { inSpan } from "#agent/watch/spans.ts";
import { truthful } from "./claims/assistant.ts";
import { compacted } from "./compact.ts";
import { findTools } from "./find-tools.ts";
import { hasForeignText } from "./foreign-text.ts";
import { faultOf } from "./fault.ts";
import { guarded, type Fallback } from "./guard.ts";
import { promptOf, readAround, type Around } from "./history.ts";
import { MAX_STEPS, watchOutcome } from "./outcome.ts";
import { onceBack } from "./once-back.ts";
import { hasActed, hasAsked, isStuck, preparing } from "./steps.ts";
import type { StopReason } from "./streams.ts";
import { toolsetFor, type Toolset } from "./toolset.ts";

const TIMEOUT = { stepMs: 60_000, chunkMs: 30_000, totalMs: 180_000 };
const KEEP_ALIVE_MS = 15_000;
/** How long after a step what there is so far is kept: a reply that ends meanwhile is kept once, whole. */
const SAVE_MS = 200;
/** What a browser is told of an error: never its text. */
const MASK = () => "The assistant could not finish this reply.";

/** How a reply is asked for: `around` is what `readAround` gave; `absent`, that nobody is there, what they consented to. */
export type Asked = {
  around?: Around | undefined;
  absent?: { consented: Consented; waitsUntil: Date } | undefined;
};

/**
 * Writes the reply of an opened turn: streamed to this client, kept for resuming, saved after every step.
 * The reply goes on when the client leaves; only `stop`, or the end of the process, cuts it.
 */
export function writeReply(
  services: Pick<Services, "replies">,
  requestCtx: Ctx,
  turn: Turn,
  { around, absent }: Asked = {},
): Response {
  const writing = services.replies.open(turn.runId);
  const { signal } = writing;
  const ctx: Ctx = { ...requestCtx, signal, chatId: turn.chatId };
  let open: UIMessageStreamWriter<StoredMessage> | undefined;
  const askedIn = turn.messages.findLast(({ role }) => role === "user");
  const place = {
    chatId: turn.chatId,
    messageId: askedIn?.id ?? null,
    retries: turn.retries,
  };
  // the built-in model cannot be talked into anything
  const wary =
    ctx.model.provider === "builtin" ? undefined : { swayed: hasForeignText(turn.messages) };
  const toolset = toolsetFor(
    ctx,
    place,
    // kept nowhere in the message: it is of no use once the call has ended
    (data) => open?.write({ type: "data-progress", data, transient: true }),
    undefined,
    wary,
    absent?.consented,
  );
  const last = turn.messages.at(-1);
  const known = turn.continues ? last?.metadata : undefined;
  let status: RunStatus = "done";
  let saved = Promise.resolve();
  let unsaved: NodeJS.Timeout | undefined;

  const stream = createUIMessageStream<StoredMessage>({
    originalMessages: turn.messages,
    generateId: newId,
    onError: MASK,
    // the next step is not kept waiting for it
    onStepEnd: ({ responseMessage }) => {
      const save = async () => {
        await saveReply(ctx, turn, responseMessage).catch((error: unknown) => {
          report(ctx, turn, error);
          // the chat was deleted, or this process was taken for dead: nothing more is to be done in it
          if (error instanceof DomainError) writing.abort("closing" satisfies StopReason);
        });
      };
      clearTimeout(unsaved);
      unsaved = setTimeout(() => (saved = saved.then(save)), SAVE_MS);
    },
    onEnd: async ({ responseMessage }) => {
      clearTimeout(unsaved);
      await Promise.all([toolset.settled(), saved]);
      // without its end the chat would take nothing for as long as this process lives
      await onceBack(() => closeTurn(ctx, turn, responseMessage, status)).catch((error: unknown) =>
        report(ctx, turn, error),
      );
    },
    execute: async ({ writer }) => {
      open = writer;
      const startedAt = known?.startedAt ?? ctx.now().toISOString();
      const waits = absent && { waitsUntil: absent.waitsUntil.toISOString() };
      writer.write({
        type: "start",
        messageMetadata: { startedAt, model: modelName(ctx), ...waits },
      });
      const outcome = await inSpan("chat turn", { "undertone.run": turn.runId }, () =>
        runAgent(ctx, turn, toolset, { signal, writer, known, around }),
      );
      if (outcome.reason === "stopped") status = "stopped";
      else if (["interrupted", "error", "timeout"].includes(outcome.reason)) status = "failed";
      if (outcome.notice) writer.write({ type: "data-notice", data: outcome.notice });
      writer.write({
        type: "finish",
        messageMetadata: {
          ...(outcome.fellBack ? { model: BUILTIN_MODEL_ID } : {}),
          finishReason: outcome.reason,
          tokens: (known?.tokens ?? 0) + outcome.tokens,
        },
      });
    },
  });
  return createUIMessageStreamResponse({
    stream,
    keepAliveMs: KEEP_ALIVE_MS,
    consumeSseStream: ({ stream: sse }) =>
      services.replies.record(
        ctx,
        turn.runId,
        sse,
        turn.continues && last ? sseOf(last) : undefined,
      ),
  });
}

type Writing = {
  signal: AbortSignal;
  writer: UIMessageStreamWriter<StoredMessage>;
  /** What is known of a reply that goes on. */
  known: ChatMetadata | undefined;
  around: Around | undefined;
};

async function runAgent(
  ctx: Ctx,
  turn: Turn,
  { tools: own, toolApproval, previewOf }: Toolset,
  { signal, writer, known, around }: Writing,
) {
  const outcome = watchOutcome({
    signal,
    acted: turn.continues && hasActed(turn.messages.at(-1)),
    faultOf: (error) => faultOf(error, ctx.model),
  });
  const askedAt = { ...known?.askedAt };
  const previews = { ...known?.previews };
  const fallback = standIn(ctx, turn, outcome);
  const chooses = ctx.model.provider !== "builtin";
  const tools: ToolSet = chooses ? { ...own, ...findTools } : own;
  try {
    const agent = new ToolLoopAgent({
      model: guarded(ctx.model.chat, fallback),
      tools,
      toolApproval,
      ...(chooses && { prepareStep: preparing(turn.messages, tools) }),
      stopWhen: [isStepCount(MAX_STEPS), hasAsked, isStuck],
      maxRetries: fallback ? 0 : 1,
      // nobody listens, and every tool would be looked through for secrets at every step
      telemetry: { isEnabled: false },
      onError: ({ error }) =>
        ctx.log.warn({ err: error, chatId: turn.chatId }, "a model reply failed"),
    });
    const whole = await promptOf(ctx, turn.messages, {
      tools,
      around: around ?? (await readAround(ctx, turn.chatId)),
    });
    const prompt = chooses ? compacted(whole, ctx.model.contextTokens) : whole;
    const result = await agent.stream({ prompt, abortSignal: signal, timeout: TIMEOUT });
    const watched = result.stream.pipeThrough(
      new TransformStream<TextStreamPart<ToolSet>, TextStreamPart<ToolSet>>({
        transform(part, controller) {
          outcome.see(part);
          controller.enqueue(part);
        },
      }),
    );
    // the built-in model, and where it stands in, says nothing of its own
    const told = chooses
      ? watched.pipeThrough(
          truthful(turn.messages, {
            timeZone: (await getBookingRules(ctx)).timeZone,
            currency: await currencyOfSalon(ctx),
            now: ctx.now(),
            stylistId: ctx.actor.stylistId,
            tools: new Set(Object.keys(tools)),
            knows: (question) => colourFacts(ctx, question),
            passes: outcome.hasFallenBack,
          }),
        )
      : watched;
    const chunks = toUIMessageStream<ToolSet, StoredMessage>({
      stream: told,
      tools,
      sendStart: false,
      sendFinish: false,
      sendReasoning: false,
      onError: MASK,
    });
    const reader = chunks.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const chunk = next.value;
      // ends of every kind are told by a notice, which is also kept and seen on other devices
      if (chunk.type === "error" || chunk.type === "abort") continue;
      writer.write(chunk);
      if (chunk.type === "tool-approval-request" && !chunk.isAutomatic) {
        askedAt[chunk.approvalId] = ctx.now().toISOString();
        const preview = previewOf(chunk.toolCallId);
        if (preview) previews[chunk.approvalId] = preview;
        writer.write({
          type: "message-metadata",
          messageMetadata: { askedAt: { ...askedAt }, previews: { ...previews } },
        });
      }
    }
  } catch (error) {
    outcome.fail(error);
    if (!signal.aborted) ctx.log.warn({ err: error, chatId: turn.chatId }, "a reply failed");
  }
  if (ctx.model.keyRefused?.()) outcome.refuseKey();
  return outcome.end();
}

/** The built-in model answers for one that can't be reached, and the reply says so; not where that very model is required. */
function standIn(
  ctx: Ctx,
  turn: Turn,
  outcome: ReturnType<typeof watchOutcome>,
): Fallback | undefined {
  if (ctx.model.provider === "builtin" || ctx.model.required) return undefined;
  const used = (err: unknown) => {
    ctx.log.warn(
      { err, chatId: turn.chatId },
      "the model can't be reached; the built-in one answers",
    );
    outcome.fallBack(err);
  };
  return { model: builtinModel(), used };
}

function modelName({ model }: Ctx): string {
  return typeof model.chat === "string" ? model.chat : model.chat.modelId;
}

function report(ctx: Ctx, turn: Turn, error: unknown): void {
  const level = error instanceof DomainError ? "info" : "error";
  ctx.log[level]({ err: error, chatId: turn.chatId }, "a reply could not be saved");
}

/** The reply so far, as the stream that a resuming client reads before its continuation. */
const sseOf = (message: StoredMessage): string =>
  chunksOf(message)
    .map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)
    .join("");
