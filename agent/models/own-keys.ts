import { wrapLanguageModel, type LanguageModelMiddleware } from "ai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Db, Log, Model } from "#tools/core/context.ts";
import type { Signer } from "#tools/core/signer.ts";
import { AI_KEYS_CHANNEL, keptKeys, noteRefused, sealOf, type KeptKey } from "#tools/keys/kept.ts";
import { isKeyRefusal } from "./key-refusal.ts";

/** A notification that was lost is made up for after this time. */
const REREAD_MS = 15_000;

/** The models of salons that have keys of their own, known to this process without a look at the database. */
export type OwnKeys = {
  /** What answers for a salon: by its own key where it has one that is taken, else `standing`. */
  modelFor(salonId: string, standing: Model): Model;
  /** Reads one salon's key anew. */
  reread(salonId: string): Promise<void>;
  close(): Promise<void>;
};

type Wires = {
  /** Must see all salons. */
  everySalon: Db;
  signals: { on(channel: string, heard: (salonId: string) => void): void };
  signer: Signer;
  log: Log;
  now: () => Date;
  /** A model by a salon's key; null where keys of salons are not used at all. */
  open: ((apiKey: string) => Model) | null;
};

type Held = KeptKey & { model: Model | null };

/** Reads the keys of all salons, and listens for what changes in any process. */
export async function openOwnKeys(wires: Wires): Promise<OwnKeys> {
  const { everySalon, signals, signer, log, now, open } = wires;
  const held = new Map<string, Held>();
  if (!open)
    return { modelFor: (_, standing) => standing, reread: async () => {}, close: async () => {} };

  const hold = (row: KeptKey) => {
    const before = held.get(row.salonId);
    const same = before?.sealed === row.sealed;
    const key = same ? null : signer.open(sealOf(row.salonId), row.sealed);
    const model = same ? before.model : key === null ? null : open(key);
    held.set(row.salonId, { ...row, model });
  };
  let reading: Promise<void> = Promise.resolve();
  // one after the other, so that what was read earlier never takes the place of what was read later
  const reread = (salonId?: string): Promise<void> => {
    const read = reading.then(async () => {
      const rows = await keptKeys(everySalon, salonId);
      const known = new Set(rows.map((row) => row.salonId));
      for (const id of salonId === undefined ? [...held.keys()] : [salonId])
        if (!known.has(id)) held.delete(id);
      rows.forEach(hold);
    });
    reading = read.catch(() => {});
    return read;
  };
  const late = (err: unknown) => log.warn({ err }, "the salons' own keys could not be read anew");
  signals.on(AI_KEYS_CHANNEL, (salonId) => void reread(salonId).catch(late));
  await reread();
  const timer = setInterval(() => void reread().catch(late), REREAD_MS);
  timer.unref();

  const refuse = (row: Held) => {
    row.refused = true;
    log.warn({ salonId: row.salonId }, "a salon's own key was refused");
    noteRefused({ db: everySalon, now }, row).catch(late);
  };

  return {
    modelFor(salonId, standing) {
      const row = held.get(salonId);
      if (!row?.model || row.refused) return standing;
      return byOwnKey(row.model, standing, {
        refuse: () => refuse(row),
        isRefused: () => row.refused,
      });
    },
    reread,
    close: async () => {
      clearInterval(timer);
      await reading;
    },
  };
}

type Watch = { refuse: () => void; isRefused: () => boolean };

/** The model by the salon's key; once that is refused, the installation's own answers the very same call where there is one. */
function byOwnKey(own: Model, standing: Model, { refuse, isRefused }: Watch): Model {
  const other = standing.provider === "builtin" ? null : standing;
  const watched = (model: Model["vision"], instead: Model["vision"]) =>
    isOpen(model)
      ? wrapLanguageModel({ model, middleware: orElse(isOpen(instead) ? instead : null, refuse) })
      : null;
  return {
    provider: own.provider,
    chat: watched(own.chat, other?.chat ?? null) ?? own.chat,
    vision: watched(own.vision, other?.vision ?? null),
    ...(standing.required && { required: true }),
    keyRefused: isRefused,
  };
}

function orElse(instead: LanguageModelV4 | null, refuse: () => void): LanguageModelMiddleware {
  const stand = async <T>(
    attempt: () => PromiseLike<T>,
    other: (model: LanguageModelV4) => PromiseLike<T>,
  ) => {
    try {
      return await attempt();
    } catch (error) {
      if (!isKeyRefusal(error)) throw error;
      refuse();
      if (!instead) throw error;
      return other(instead);
    }
  };
  return {
    specificationVersion: "v4",
    wrapGenerate: ({ doGenerate, params }) =>
      stand(doGenerate, (model) => model.doGenerate(params)),
    wrapStream: ({ doStream, params }) => stand(doStream, (model) => model.doStream(params)),
  };
}

const isOpen = (model: Model["vision"]): model is LanguageModelV4 =>
  model !== null && typeof model !== "string" && model.specificationVersion === "v4";
