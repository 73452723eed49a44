import {
  convertToModelMessages,
  getToolName,
  isToolUIPart,
  jsonSchema,
  tool,
  type FileUIPart,
  type JSONValue,
  type ModelMessage,
  type ToolSet,
} from "ai";
import { actsIn, untold, type Act } from "#tools/actions/actions.ts";
import type { Part, StoredMessage } from "#tools/chats/messages.ts";
import type { Beside, PhotoReference, SheetReference } from "#tools/chats/schema.ts";
import { readTogether, type Ctx } from "#tools/core/context.ts";
import { getPhotoBytes } from "#tools/photos/photos.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { getMemories } from "#tools/memory/memory.ts";
import type { Memories } from "#tools/memory/schema.ts";
import { listOwnNames } from "#tools/salons/own-names.ts";

/** How many of the newest photos a model that can see gets as pictures; older ones stay as lines. */
const PICTURES = 6;

/** Stored messages as the prompt of a model: photos by id, as pictures too where the model can see; nothing is fetched from an address. */
export async function promptOf(
  ctx: Ctx,
  messages: StoredMessage[],
  { tools, around: { acts, lines } }: { tools: ToolSet; around: Around },
): Promise<ModelMessage[]> {
  const prompt = await spoken(ctx, messages, tools);
  return withLines(prompt, [...untold(acts, callsIn(messages)).map(actLine), ...lines]);
}

/** What a model is told beside what was said: lines of the present and of the salon, and of what was done in the thread. */
export type Around = { lines: string[]; acts: Act[] };

/** What stands around a thread as of now. */
export const readAround = (ctx: Ctx, chatId: string): Promise<Around> =>
  readTogether(ctx, async (ctx) => {
    const [lines, acts] = await Promise.all([linesAround(ctx), actsIn(ctx, chatId)]);
    return { lines, acts };
  });

/** What a model is told of the present and of the salon, beside what was said. */
export function linesAround(ctx: Ctx): Promise<string[]> {
  const isBuiltin = ctx.model.provider === "builtin";
  return readTogether(ctx, async (ctx) => {
    const [here, kept, names] = await Promise.all([
      hereLine(ctx),
      getMemories(ctx),
      isBuiltin ? listOwnNames(ctx) : [],
    ]);
    const told = isBuiltin ? ownLine(kept) : rememberedLine(kept);
    const own = isBuiltin ? [...names, ...wordsOf(kept)] : [];
    return [here, ...(own.length > 0 ? [namesLine(own)] : []), ...(told ? [told] : [])];
  });
}

/** What is kept in mind may come to so many letters of a prompt; the newest goes in first. */
const MOST_REMEMBERED = 2_000;

/** What is kept in mind, as a talking model is told it: data in quotes that end nowhere else. */
export function rememberedLine({ memories }: Memories): string | undefined {
  let left = MOST_REMEMBERED;
  const told = memories.flatMap(({ words, means }) => {
    const said = JSON.stringify(
      (means ? `${words} = the ${means.kind} ${means.name}` : words).replaceAll(/[[\]]/g, " "),
    );
    left -= said.length;
    return left < 0 ? [] : [said];
  });
  return told.length > 0 ? `[remembered ${told.join(" ")}]` : undefined;
}

/** What words of the salon's own mean, for the built-in model. */
function ownLine({ learnsFromTaps: taps, memories }: Memories): string | undefined {
  const own = memories.flatMap(({ words, means }) =>
    means ? [[means.kind, words, means.name]] : [],
  );
  return taps || own.length > 0 ? `[own ${JSON.stringify({ taps, words: own })}]` : undefined;
}

/** The same as names of their kind, so that they are known as such. */
const wordsOf = ({ memories }: Memories): { kind: string; name: string }[] =>
  memories.flatMap(({ words, means }) => (means ? [{ kind: means.kind, name: words }] : []));

/** What a call gave is plain JSON where it comes from the database: it need not be copied again. */
const AS_KEPT = tool({
  inputSchema: jsonSchema({}),
  toModelOutput: ({ output }) => ({ type: "json", value: output as JSONValue }),
});

async function spoken(
  ctx: Ctx,
  messages: StoredMessage[],
  tools: ToolSet,
): Promise<ModelMessage[]> {
  const known = messages.map((message) => dropUnknownTools(message, tools));
  const seen = ctx.model.vision ? await withPictures(ctx, known) : known;
  const prompt = await convertToModelMessages(
    seen.filter(({ parts }) => parts.length > 0),
    {
      tools: Object.fromEntries(Object.keys(tools).map((name) => [name, AS_KEPT])),
      ignoreIncompleteToolCalls: true,
      convertDataPart: (part) => {
        if (part.type === "data-photo")
          return { type: "text", text: photoLine(part.data as PhotoReference) };
        if (part.type === "data-sheet")
          return { type: "text", text: sheetLine(part.data as SheetReference) };
        if (part.type === "data-beside")
          return { type: "text", text: besideLine(part.data as Beside) };
        return undefined;
      },
    },
  );
  return prompt.filter(({ content }) => content.length > 0);
}

/** How the present is named to a model: the instant, the salon's zone, and whose chat it is. */
async function hereLine(ctx: Ctx): Promise<string> {
  const { timeZone } = await getBookingRules(ctx);
  return `[now ${ctx.now().toISOString()} ${timeZone} stylist ${ctx.actor.stylistId}]`;
}

/** What the salon calls its own: the built-in model knows names by it, and reads nothing else in it. */
export const namesLine = (names: readonly { kind: string; name: string }[]) =>
  `[names ${JSON.stringify(names.map(({ kind, name }) => [kind, name.slice(0, 60)]))}]`;

/** Said with the newest words, so that "tomorrow" means the day after them. */
function withLines(prompt: ModelMessage[], lines: string[]): ModelMessage[] {
  const last = prompt.findLastIndex(({ role }) => role === "user");
  return prompt.map((message, place) => {
    if (place !== last || message.role !== "user") return message;
    const { content } = message;
    const parts =
      typeof content === "string" ? [{ type: "text" as const, text: content }] : content;
    return {
      ...message,
      content: [...parts, ...lines.map((text) => ({ type: "text" as const, text }))],
    };
  });
}

/** How an act that the words do not tell of is named to a model: it was taken back, or done on a branch that was left. */
const actLine = ({ words, undoneAt }: Act) =>
  `[${undoneAt ? "taken back" : "done on another branch"}: ${words.replace(/[[\]\n]/g, " ")}]`;
/** How a photo is named to a model. */
export const photoLine = ({ role, photoId }: PhotoReference) => `[photo ${role} ${photoId}]`;
/** How a sheet is named to a model: its name is quoted, and holds nothing that could end the quotes. */
export const sheetLine = ({ migrationId, fileId, name }: SheetReference) =>
  `[sheet ${migrationId} ${fileId} "${name.replace(/["[\]\p{Cc}]/gu, " ").trim()}"]`;
/** How the screen beside the chat is named to a model. */
export const besideLine = ({ screen, recordId }: Beside) =>
  `[beside ${screen}${recordId ? ` ${recordId}` : ""}]`;

const callsIn = (messages: readonly StoredMessage[]): ReadonlySet<string> =>
  new Set(
    messages.flatMap(({ parts }) =>
      parts.flatMap((part) => (isToolUIPart(part) ? [part.toolCallId] : [])),
    ),
  );

/** A tool that no longer exists must not stop an old chat from going on. */
function dropUnknownTools(message: StoredMessage, tools: ToolSet): StoredMessage {
  return {
    ...message,
    parts: message.parts.filter((part) => !isToolUIPart(part) || getToolName(part) in tools),
  };
}

async function withPictures(ctx: Ctx, messages: StoredMessage[]): Promise<StoredMessage[]> {
  let left = PICTURES;
  const seen: StoredMessage[] = [];
  for (const message of messages.toReversed()) {
    const parts: Part[] = [];
    for (const part of message.parts) {
      parts.push(part);
      if (part.type !== "data-photo" || left === 0) continue;
      left -= 1;
      const picture = await pictureOf(ctx, part.data);
      if (picture) parts.push(picture);
    }
    seen.unshift({ ...message, parts });
  }
  return seen;
}

/** A photo that was deleted since is simply not shown. */
async function pictureOf(ctx: Ctx, { photoId }: PhotoReference): Promise<FileUIPart | undefined> {
  const bytes = await getPhotoBytes(ctx, { photoId, size: "full" }).catch(() => undefined);
  if (!bytes) return undefined;
  return {
    type: "file",
    mediaType: "image/jpeg",
    url: `data:image/jpeg;base64,${Buffer.from(bytes).toString("base64")}`,
  };
}
