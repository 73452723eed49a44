import {
  createHash,
  createHmac,
  createSecretKey,
  timingSafeEqual,
  type KeyObject,
} from "node:crypto";
import type { BetterAuthOptions } from "better-auth";
import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth/adapters";

type Adapter = DBAdapter;
type Row = Record<string, unknown>;

/** Session tokens are kept as SHA-256: whoever reads the table, or a backup of it, cannot sign in with what is there. */
export function withHashedTokens(open: (options: BetterAuthOptions) => Adapter) {
  return (options: BetterAuthOptions): Adapter => {
    const adapter = open(options);
    return {
      ...adapter,
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((tx) => work({ ...tx, ...hashing(tx) })),
    };
  };
}

/** What is kept of the token in a signed cookie; null for one that was not signed with the secret. */
export function keptOf(cookie: string, secret: string): string | null {
  const at = cookie.lastIndexOf(".");
  const token = cookie.slice(0, Math.max(at, 0));
  const given = Buffer.from(cookie.slice(at + 1), "base64");
  const signed = createHmac("sha256", keyOf(secret)).update(token).digest();
  return given.length === signed.length && timingSafeEqual(given, signed) ? sha256(token) : null;
}

/** As a key that is not made anew for each request. */
const keyOf = (secret: string): KeyObject => {
  if (made?.secret !== secret) made = { secret, key: createSecretKey(secret, "utf8") };
  return made.key;
};
let made: { secret: string; key: KeyObject } | undefined;

function hashing(inner: DBTransactionAdapter) {
  const shown = <T>(row: T, where: Where[] | undefined): T => {
    const token = where?.find(({ field }) => field === "token")?.value;
    return row && typeof token === "string" ? { ...row, token } : row;
  };
  return {
    create: async (query) => {
      if (query.model !== "session") return inner.create(query);
      const { token } = query.data as Row;
      const row = await inner.create({ ...query, data: hashedRow(query.data) });
      return { ...row, token };
    },
    findOne: async (query) =>
      shown(await inner.findOne({ ...query, where: hashedWhere(query) ?? [] }), query.where),
    findMany: async (query) => {
      const where = hashedWhere(query);
      return inner.findMany(where ? { ...query, where } : query);
    },
    update: async (query) =>
      shown(
        await inner.update({
          ...query,
          where: hashedWhere(query) ?? [],
          update: hashedRow(query.update),
        }),
        query.where,
      ),
    delete: (query) => inner.delete({ ...query, where: hashedWhere(query) ?? [] }),
    deleteMany: (query) => inner.deleteMany({ ...query, where: hashedWhere(query) ?? [] }),
  } as Pick<Adapter, "create" | "findOne" | "findMany" | "update" | "delete" | "deleteMany">;
}

function hashedWhere({ model, where }: { model: string; where?: Where[] }): Where[] | undefined {
  if (model !== "session") return where;
  return where?.map((part) =>
    part.field === "token" ? { ...part, value: hashed(part.value) } : part,
  );
}

function hashedRow<T extends Row>(row: T): T {
  return "token" in row ? { ...row, token: hashed(row["token"]) } : row;
}

function hashed(token: unknown): string | string[] {
  if (Array.isArray(token)) return token.map((one) => sha256(String(one)));
  return sha256(String(token));
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");
