import {
  asSchema,
  jsonSchema,
  tool,
  type JSONSchema7,
  type ModelMessage,
  type Schema,
  type ToolSet,
} from "ai";
import { asDomainError } from "#agent/errors.ts";
import { look } from "./look.ts";
import { speaksFromOutside } from "./foreign-text.ts";
import { foresee } from "#tools/actions/foresee.ts";
import type { Consented } from "#tools/asks/consent.ts";
import { performAct, type Performed } from "#tools/actions/perform.ts";
import type { ApprovalPreview, Choice, EditField } from "#tools/core/act-schema.ts";
import {
  findEarlierActs,
  once,
  onceWithoutTransaction,
  takeEarlier,
  type EarlierAct,
} from "#tools/chats/receipts.ts";
import type { ToolProgress, ToolResult } from "#tools/chats/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { needsTap, type AnyTool, type Progress } from "#tools/core/tool.ts";
import { valueWithoutLinks } from "#tools/values/link-rules.ts";
import { currencyOfSalon } from "#tools/salons/currency.ts";
import { stylistTools } from "#tools/registry.ts";

type Approval = (
  input: unknown,
  call: { toolCallId: string; messages?: readonly ModelMessage[] },
) => Promise<{ type: "user-approval"; reason: string } | undefined>;
type Needed = (input: unknown, call: { toolCallId: string }) => Promise<boolean>;
/** Where a call stands: its thread, and the message of the person that led to it. */
export type Place = { chatId: string; messageId: string | null };
/** With `retries`, an earlier reply to that message failed. */
type Asking = Place & { retries?: boolean };

/** The tools of one reply: bound to its ctx and chat, so that no argument can name another salon, person or chat. */
export type Toolset = {
  tools: ToolSet;
  toolApproval: Record<string, Approval>;
  /** What stands on the card of a call that waits, below its question. */
  previewOf: (toolCallId: string) => ApprovalPreview | undefined;
  /** Resolves once no call is running any more. */
  settled(): Promise<void>;
};

/**
 * The registry as AI SDK tools. Verbs never throw to the model: a refusal is a result with a sentence.
 * Whatever changes something runs once per call (receipts), and "ask" tools wait for a tap. `tell` hears how far a call is.
 */
export function toolsetFor(
  ctx: Ctx,
  { chatId, messageId, retries = false }: Asking,
  tell: (progress: ToolProgress) => void,
  registry: Record<string, AnyTool> = asTools(stylistTools),
  /** For a model that words can sway: once some from outside the salon were read, whatever changes something waits for a tap. */
  wary?: { swayed: boolean },
  /** For an ask that comes by itself: nobody is there, so that only what was consented to is done without a tap. */
  consented?: Consented,
): Toolset {
  const running = new Set<Promise<unknown>>();
  const previews = new Map<string, ApprovalPreview>();
  const refused: Refusals = new Map();
  let earlier: Promise<EarlierAct[]> | undefined;
  const doneBefore = () =>
    (earlier ??=
      retries && messageId !== null
        ? findEarlierActs(ctx, { chatId, messageId })
        : Promise.resolve([]));
  const tracked = <T>(call: Promise<T>): Promise<T> => {
    running.add(call);
    return call.finally(() => running.delete(call));
  };
  const entries = Object.entries(registry);
  return {
    tools: Object.fromEntries(
      entries.map(([name, definition]) => [
        name,
        tool({
          description: definition.description,
          inputSchema: schemaOf(definition),
          execute: (input: unknown, { toolCallId }): Promise<ToolResult<unknown>> => {
            const before = refused.get(toolCallId);
            if (before) return Promise.resolve(before);
            return tracked(
              runTool(
                ctx,
                { ...definition, name },
                { chatId, messageId, toolCallId, input, doneBefore },
                (at) => tell({ toolCallId, ...at }),
              ).then((result) => {
                // before the model sees it
                if (wary) wary.swayed ||= speaksFromOutside(name, result);
                return result;
              }),
            );
          },
        }),
      ]),
    ),
    toolApproval: Object.fromEntries(
      entries
        .filter(([, { effect }]) => effect !== "read")
        .map(([name, definition]) => {
          const why = consented ? FOR_ABSENCE : FOR_SAFETY;
          const card = approvalOf(ctx, definition, { previews, refused, doneBefore, why });
          const needed: Needed = async (input, { toolCallId }) => {
            if (wary?.swayed) return true;
            if (!consented) return needsTap(definition, input);
            return !(await consented(ctx, { tool: name, toolCallId, input }));
          };
          return [name, async (...call) => ((await needed(...call)) ? card(...call) : undefined)];
        }),
    ),
    previewOf: (toolCallId) => previews.get(toolCallId),
    settled: async () => {
      await Promise.allSettled(running);
    },
  };
}

/** Written once for each tool: to do it for every reply takes longer than the reply of the built-in model. */
const schemas = new WeakMap<AnyTool["input"], Schema>();

function schemaOf({ input }: AnyTool): Schema {
  const known = schemas.get(input) ?? trimmed(asSchema(input));
  schemas.set(input, known);
  return known;
}

/** What a model does not heed and pays for all the same: our own check of its arguments knows them. */
const UNHEEDED = new Set(["$schema", "minLength", "maxLength", "default"]);

/** The schema without patterns that a format says in a word, and without limits of length. */
function trimmed(schema: Schema): Schema {
  const written = JSON.parse(JSON.stringify(schema.jsonSchema), (_key, value: unknown) => {
    if (!value || typeof value !== "object" || Array.isArray(value)) return value;
    const kept = Object.entries(value).filter(
      ([name, held]) =>
        !(UNHEEDED.has(name) && typeof held !== "object") &&
        !(name === "pattern" && "format" in value),
    );
    return Object.fromEntries(kept);
  }) as JSONSchema7;
  return jsonSchema(written, schema.validate ? { validate: schema.validate } : {});
}

/** A write that waits for a tap all the same, because words from outside were read. */
const FOR_SAFETY = "May I do this? Words from outside the salon were read in this chat.";
/** The same, because nobody was there when it came up. */
const FOR_ABSENCE = "May I do this? It came up in what I am asked by itself.";

/** What waits for a tap and cannot be put in words: what it is about was not found, and running it says so. */
const NOT_LOOKED_UP = "I could not look up what this changes. Try it all the same?";

/** What is refused before anybody is asked, by its call. */
type Refusals = Map<string, ToolResult<never>>;

/**
 * The question of the card and what stands below it, in words of the tool itself: the model has no say in it. What the tool
 * refuses while it looks, or would refuse when tapped, gets no card where nothing else would do: there is nothing to tap for,
 * and the call is answered with the refusal.
 */
const approvalOf =
  (
    ctx: Ctx,
    definition: AnyTool,
    {
      previews,
      refused,
      doneBefore,
      why,
    }: {
      previews: Map<string, ApprovalPreview>;
      refused: Refusals;
      doneBefore: () => Promise<EarlierAct[]>;
      why: string;
    },
  ): Approval =>
  async (input, { toolCallId, messages = [] }) => {
    const { asks, asksWith, description, edits = [] } = definition;
    let refusedBy: unknown;
    const refuse = (error: unknown) => void (refusedBy ??= error);
    // what was done before it was cut off would be refused the second time, and its receipt knows
    const isNew = !isKnown(messages, toolCallId) && (await doneBefore()).length === 0;
    const [lookedUp, changes, offered, foreseen, currency] = await Promise.all([
      asksWith?.(ctx, input).catch(refuse),
      definition.changes?.(ctx, input).catch(() => undefined),
      definition.offers?.(ctx, input).catch(() => undefined),
      isNew ? foresee(ctx, definition, input).catch(refuse) : undefined,
      edits.some(({ kind }) => kind === "money") ? currencyOfSalon(ctx) : undefined,
    ]);
    if (refusedBy && asDomainError(refusedBy) && isNew) {
      refused.set(toolCallId, refusal(ctx, refusedBy));
      return undefined;
    }
    previews.set(toolCallId, {
      ...foreseen,
      changes: changes ?? [],
      edits: edits.flatMap((field) => fieldOn(field, offered)),
      ...(currency && { currency }),
    });
    const unsaid = needsTap(definition, input) ? NOT_LOOKED_UP : `${why} ${description}`;
    const reason = lookedUp ?? asks?.(input) ?? unsaid;
    return { type: "user-approval" as const, reason };
  };

/** A field with what there is to choose in it; none where there is nothing. */
function fieldOn(field: EditField, offered: Record<string, Choice[]> = {}): EditField[] {
  const choices = offered[field.field] ?? field.choices;
  if (field.kind !== "choice" && field.kind !== "ticks") return [field];
  return choices?.length ? [{ ...field, choices }] : [];
}

/** Whether a call stands in the thread already, as one does that was tapped. */
const isKnown = (messages: readonly ModelMessage[], toolCallId: string): boolean =>
  messages.some(
    ({ content }) =>
      typeof content !== "string" &&
      content.some((part) => part.type === "tool-call" && part.toolCallId === toolCallId),
  );

type Named = AnyTool & { name: string };
type Call = Place & {
  toolCallId: string;
  input: unknown;
  doneBefore: () => Promise<EarlierAct[]>;
};

async function runTool(
  ctx: Ctx,
  definition: Named,
  call: Call,
  progress: Progress,
): Promise<ToolResult<unknown>> {
  const { effect, spansCalls } = definition;
  try {
    if (effect === "read")
      return {
        ok: true,
        value: valueWithoutLinks(await look(ctx, definition, call.input, progress)),
      };
    const { input, doneBefore, ...place } = call;
    const had = takeEarlier(await doneBefore(), { tool: definition.name, input });
    if (had) return had.result as ToolResult<unknown>;
    const asked = { name: definition.name, tool: definition, input, place };
    return await (spansCalls ? onceWithoutTransaction : once)(ctx, call, async (ctx, keep) =>
      resultOf(
        await performAct(ctx, asked, progress, (ctx, performed) => keep(ctx, resultOf(performed))),
      ),
    );
  } catch (error) {
    return refusal(ctx, error);
  }
}

const resultOf = ({ value, action }: Performed) => ({
  ok: true as const,
  value,
  ...(action && { action }),
});

function refusal(ctx: Ctx, error: unknown): ToolResult<never> {
  const known = asDomainError(error);
  if (!known) {
    ctx.log.error({ err: error }, "a tool failed");
    return {
      ok: false,
      code: "internal",
      sentence: "Something went wrong on our side. Nothing was changed.",
    };
  }
  const { code, message, details } = known;
  return {
    ok: false,
    code,
    sentence: message,
    ...(typeof details.requiredTier === "string" ? { requiredTier: details.requiredTier } : {}),
  };
}

/** Each tool's own types are kept in the registry; here only their common shape matters. */
function asTools(tools: object): Record<string, AnyTool> {
  return tools as Record<string, AnyTool>;
}
