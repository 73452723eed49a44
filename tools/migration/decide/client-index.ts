import { FILLABLE_FIELDS, type FillableField } from "#tools/clients/fields.ts";
import type { ClientTold } from "#tools/migration/read/client-row-rules.ts";
import { mayBeSame } from "#tools/migration/read/name-rules.ts";

/** What finds a client: folded name, address in small letters, number in E.164. */
export type ClientKeys = { name: string; email: string | null; phone: string | null };

/** A record that is there, or that a row has just made. */
export type KnownClient = Omit<ClientTold, "stylist"> & {
  id: string;
  keys: ClientKeys;
  preferredStylistId: string | null;
  /** there: of the salon's own. brought: by this migration, in the table already. new: not in the table yet. */
  state: "there" | "brought" | "new";
};

export type ClientIndex = ReturnType<typeof clientIndex>;

/** So many records are looked through that share a key: one that more people have, as a salon's own address, is nobody's. */
const MOST_SHARING = 32;

/** Records by what they are found by, in the order in which they were added. */
export function clientIndex() {
  const byId = new Map<string, KnownClient>();
  const places = { email: lists(), phone: lists(), name: lists() };
  const file = (record: KnownClient) => {
    for (const key of ["email", "phone", "name"] as const)
      places[key].add(record.keys[key], record);
  };
  return {
    byId: (id: string) => byId.get(id),
    add: (record: KnownClient) => {
      if (byId.has(record.id)) return;
      byId.set(record.id, record);
      file(record);
    },
    /** Files a record anew after a row has filled its address or number. */
    refile: file,
    /** The record that has the same address, else the same number; by the name alone only where neither says more. */
    same: ({ name, email, phone }: ClientKeys): KnownClient | undefined => {
      for (const [key, value] of [
        ["email", email],
        ["phone", phone],
      ] as const) {
        const own =
          places[key].named(value, name) ??
          places[key].of(value).find(({ keys }) => mayBeSame(keys.name, name));
        if (own) return own;
      }
      if (email || phone) return undefined;
      return places.name.of(name).find(({ keys }) => !keys.email && !keys.phone);
    },
    /** Who is meant by a visit or formula: by address, number, or a name that only one has. */
    meant: ({ name, email, phone }: ClientKeys): KnownClient | undefined => {
      for (const [key, value] of [
        ["email", email],
        ["phone", phone],
      ] as const) {
        const own =
          places[key].named(value, name) ??
          places[key].of(value).find(({ keys }) => name === "" || mayBeSame(keys.name, name));
        if (own) return own;
      }
      const named = places.name
        .of(name || null)
        .filter(
          ({ keys }) =>
            !(email && keys.email && email !== keys.email) &&
            !(phone && keys.phone && phone !== keys.phone),
        );
      return named.length === 1 ? named[0] : undefined;
    },
  };
}

function lists() {
  const held = new Map<string, KnownClient[]>();
  const byName = new Map<string, KnownClient>();
  return {
    /** The first records that share a key. */
    of: (key: string | null): readonly KnownClient[] => (key ? (held.get(key) ?? []) : []),
    /** The first of all that share it that has this name too. */
    named: (key: string | null, name: string) => (key ? byName.get(`${key}\0${name}`) : undefined),
    add: (key: string | null, record: KnownClient) => {
      if (!key) return;
      const both = `${key}\0${record.keys.name}`;
      if (!byName.has(both)) byName.set(both, record);
      const list = held.get(key) ?? [];
      if (list.length < MOST_SHARING && !list.includes(record)) held.set(key, [...list, record]);
    },
  };
}

/** Fills what a record lacks of what a row says. @returns what was filled; null where there was nothing to add */
export function fillIn(
  record: KnownClient,
  told: Omit<ClientTold, "name" | "stylist">,
  keys: ClientKeys,
): Partial<Record<FillableField, string>> | null {
  const filled: Partial<Record<FillableField, string>> = {};
  for (const field of FILLABLE_FIELDS) {
    const value = told[field];
    if (!value || record[field]) continue;
    record[field] = value;
    filled[field] = value;
  }
  if (filled.email) record.keys.email = keys.email;
  if (filled.phone) record.keys.phone = keys.phone;
  return Object.keys(filled).length > 0 ? filled : null;
}
