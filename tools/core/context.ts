import type { LanguageModel } from "ai";
import type { Db } from "#db/client.ts";
import type { Jobs } from "#db/job-queue.ts";
import type { ModelProvider } from "./model-schema.ts";
import type { SalonRole } from "./role-schema.ts";
import { asOfNow } from "#db/tenant.ts";
import type { Signer } from "./signer.ts";
import { noteWritten, sealWritten } from "./written.ts";

/** Who acts. Made from the session only; never from a field, header or model argument. */
export type Actor = {
  userId: string;
  salonId: string;
  stylistId: string;
  role: SalonRole;
  isAdmin: boolean;
};

/** The model that talks and looks. `vision` is null when only the built-in brain is there. */
export type Model = {
  provider: ModelProvider;
  chat: LanguageModel;
  vision: LanguageModel | null;
  /** How many tokens go in and come out together; undefined where it is more than any chat here has. */
  contextTokens?: number;
  /** It stands on this machine or in its network, so that nothing it is shown leaves the house. */
  inHouse?: boolean;
  /** True when nothing else may answer for it: a failure is told instead of falling back to the built-in engine. */
  required?: boolean;
  /** Set where the salon's own key is used: whether the provider has refused it meanwhile. */
  keyRefused?: () => boolean;
};

/** Files behind one interface, on disk or in S3. Keys are `salon/<salonId>/<name>`. */
export type PhotoStore = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
  /** Removes everything below `salon/<salonId>/`. */
  deleteAll(salonId: string): Promise<void>;
};

/** A file that goes along with a mail. */
export type Attachment = { filename: string; contentType: string; base64: string };

/** An invitation or its end, for the recipient's calendar. */
export type CalendarPart = { method: "REQUEST" | "CANCEL"; content: string };

/** One mail to one address. `id` stays the same over every try to send it. */
export type Mail = {
  id: string;
  to: string;
  /** Who writes, in place of the name of the installation; the address stays. */
  senderName?: string | undefined;
  /** The address that answers go to, where it is another than the one mails come from. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html?: string | undefined;
  calendar?: CalendarPart | undefined;
  attachments?: Attachment[] | undefined;
};

/**
 * The way out for mail. Verbs do not call it: `queueMail` (tools/messages) keeps what is to go out, and a job sends it.
 * `send` throws `NotSent` (tools/core/not-sent.ts).
 */
export type Mailer = {
  readonly delivers: boolean;
  /** The address that mails come from; undefined where none is known. */
  readonly from?: string | undefined;
  send(mail: Mail): Promise<void>;
};

/** One text to one number, both E.164. `id` stays the same over every try to send it. */
export type TextMessage = { id: string; from: string; to: string; body: string };

/** The way out for texts, used like `Mailer`. */
export type Texter = {
  readonly delivers: boolean;
  /** The installation's own number; null when there is none. */
  readonly number: string | null;
  /** Whether a number belongs to the account that texts go out through. */
  owns(number: string): Promise<boolean>;
  /** @returns what the carrier knows the text by, and the parts it is billed as where it says. @throws NotSent */
  send(text: TextMessage): Promise<{ providerId: string; segments: number | null }>;
  /** A text with these very words that was taken since then and is none of `known`: what a try that was cut off has left behind. */
  find(
    text: TextMessage,
    tried: { since: Date; known: readonly string[] },
  ): Promise<{ providerId: string; segments: number | null } | null>;
};

export type { Db } from "#db/client.ts";
export type { Jobs } from "#db/job-queue.ts";

export type Log = Record<
  "debug" | "info" | "warn" | "error",
  (fields: object, message: string) => void
>;

/** The ways to the outside that only one domain knows: each declares its own, beside what is to be reached. */
export interface Ports {}

/** What happens in one domain that another follows up, and what it is about: each declares its own, and `agent/follow-ups.ts` says who follows. */
export interface Events {}

/** Everything a verb may reach. */
export type Ctx = Ports & {
  db: Db;
  actor: Actor;
  /** The present instant, by the process's clock (CLOCK may shift it in tests). */
  now: () => Date;
  /** This process, as a number whose advisory lock it holds while it lives. */
  instance: number;
  /** What answers for this salon: by its own key where it has one that is taken, else the installation's. */
  model: Model;
  photos: PhotoStore;
  mail: Mailer;
  sms: Texter;
  jobs: Jobs;
  /** Has others follow up what happened here, within the transaction of it. */
  tell: <E extends keyof Events>(ctx: Ctx, event: E, about: Events[E]) => Promise<unknown>;
  log: Log;
  signer: Signer;
  /** Where people reach the app, without a slash at the end. */
  publicUrl: string;
  /** The chat whose assistant acts, when it is not a person at a form. */
  chatId?: string;
  /** The token of the API that acts, when it is not a person who is signed in. */
  tokenId?: string;
  /** Aborts when the caller has gone or pressed stop. */
  signal?: AbortSignal;
  /**
   * Set for an act of the assistant, and for a request with an Idempotency-Key: keeps what came of it. A verb that calls a model
   * or the network uses it within the transaction that does its work, so that no act is done without being known of.
   */
  keep?: (ctx: Ctx, value: unknown) => Promise<void>;
  /** Set for an act that can be taken back: takes the rows that its transactions write (`sealWritten`). */
  noted?: unknown[];
};

/** Whose public page somebody without a session stands on. */
export type Guest = { salonId: string; stylistId: string };

/** What a verb may reach for a salon where nobody acts: in jobs and on what comes in by text. */
export type SalonCtx = Omit<Ctx, "actor" | "chatId" | "tokenId" | "keep"> & { salonId: string };

/** What a verb may reach for a guest: no actor, so no verb of the salon's own takes it. */
export type GuestCtx = Omit<Ctx, "actor" | "chatId" | "tokenId" | "keep"> & {
  guest: Guest;
  /** As of a ctx: keeps the answer of a booking. */
  keep?: (ctx: { db: Db }, value: unknown) => Promise<void>;
};

const RETRIED = new Set(["40P01", "40001"]);

/**
 * Runs `work` in one transaction, whose ctx shadows the outer one so that nothing escapes it. Within another it is a part of that.
 * Deadlocks and serialisation failures are retried up to 3 times, by the outermost. Never spans a model or network call.
 *
 * Whoever locks rows of several kinds locks them in this order, those of one kind by their ids: clients, who waits, books (the
 * stylists' rows), appointments, payments, refunds; or orders, counts and bowls, items. What others point to with a foreign key
 * is locked `for no key update`, so that what points to it can be written meanwhile: clients and stylists.
 */
export async function atomically<C extends { db: Db; log?: Log; noted?: unknown[] }, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  const tries = isOpen(ctx.db) ? 1 : 3;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (!ctx.noted || isOpen(ctx.db))
        return await ctx.db.transaction((tx) => work({ ...ctx, db: tx }));
      const [result, wrote] = await ctx.db.transaction(async (tx) => {
        await noteWritten(tx);
        return [await work({ ...ctx, db: tx }), await sealWritten(tx)] as const;
      });
      ctx.noted.push(...wrote);
      return result;
    } catch (error) {
      if (attempt === tries || !RETRIED.has(sqlState(error) ?? "")) throw error;
      ctx.log?.warn({ err: error }, "a transaction collided with another and is repeated");
    }
  }
}

/** Reads of one moment, in one transaction: one that is open already, or one of their own in which nothing can be written. */
export const readTogether = <C extends { db: Db }, T>(
  ctx: C,
  read: (ctx: C) => Promise<T>,
): Promise<T> => (isOpen(ctx.db) ? read(ctx) : asOfNow(ctx.db, (db) => read({ ...ctx, db })));

/** Whether a handle is a transaction that is open already. */
export const isOpen = (db: Db): boolean => "rollback" in db;

/** The SQLSTATE of a PostgreSQL error, which drizzle hides in `cause`. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  }
  return undefined;
}

/** Whether PostgreSQL refuses what it was given, and does so again: as against a server that is shutting down, full or gone. */
export const isRefusal = (error: unknown): boolean => /^(22|23|42)/.test(sqlState(error) ?? "");
