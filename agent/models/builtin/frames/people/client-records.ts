import type { FoundDuplicates } from "#tools/clients/assistant-schema.ts";
import type { ClientPhoto, ClientRow, MergedClients } from "#tools/clients/schema.ts";
import type { Consent } from "#tools/messages/inbox/consent-schema.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import { client, clientIn } from "#agent/models/builtin/verbs/finders-people.ts";
import type { Finder } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

const photo: Finder = {
  tool: "client_photos",
  slot: "photo",
  what: "photo",
  with: (_slots, { found }) => ({ clientId: found["client"]?.id }),
  among: (value) =>
    (value as { photos: ClientPhoto[] }).photos
      .toSorted((a, b) => b.takenOn.localeCompare(a.takenOn))
      .map((of, at) => ({
        id: of.id,
        name: `${of.moment}, ${of.takenOn}`,
        of,
        ...(at === 0 && { also: "last latest newest" }),
      })),
  bare: "only",
  empty: "There is no photo of this client.",
};

/** Records that may be of one person, of the client who was named where one was. */
const duplicate: Finder = {
  tool: "client_duplicates",
  slot: "twin",
  what: "pair",
  among: (value, { client: said = "" }) =>
    (value as FoundDuplicates).pairs
      .map((of) => ({ id: of.a.id, name: `${of.a.name} and ${of.b.name}`, of }))
      .filter(({ name }) => name.toLowerCase().includes(said.toLowerCase().replace(/s$/, ""))),
  bare: "only",
  empty: "I find nobody twice.",
};

const merged = (value: unknown) => {
  const { client: kept } = value as Partial<MergedClients>;
  return kept ? `One record now: ${kept.name}.` : "One record now.";
};

const consented = (way: string, says: string, granted: boolean): Frame => ({
  id: `record_consent.${way}`,
  slots: { client: "client" },
  says: [says],
  does: "write down what a client said about texts",
  despite: ["hearsay", "negated"],
  finds: [client],
  input: (_slots, about) => {
    const { name, phone } = foundOf(about, "client") as ClientRow;
    return phone
      ? { phone, granted, wording: about.text.slice(0, 500) }
      : { say: `${name} has no phone number in the record.` };
  },
  report: (value) =>
    (value as Consent).granted
      ? "Written down: texts are welcome."
      : "Written down: no more texts.",
});

/** Records of clients: merged, erased, their photos, and what they agreed to. */
export const CLIENT_RECORDS: readonly Frame[] = [
  {
    id: "client_duplicates",
    says: ["show duplicate clients"],
    report: (value) => {
      const { pairs } = value as FoundDuplicates;
      return pairs.length === 0
        ? "I find nobody twice."
        : `These may be one: ${pairs.map(({ a, b }) => `${a.name} and ${b.name}`).join("; ")}.`;
    },
  },
  {
    id: "merge_clients",
    slots: { client: "client", other: "client" },
    says: ["merge {client} with {other}"],
    does: "make one record of two",
    finds: [client, clientIn("other")],
    input: ({ other: said }, { found }) => {
      const [keepId, otherId] = [found["client"]?.id, found["other"]?.id];
      return keepId === otherId
        ? { ask: `Which other record is meant by "${said ?? ""}"?`, slot: "other" }
        : { keepId, otherId };
    },
    report: merged,
  },
  {
    id: "merge_clients.twin",
    slots: { client: "client" },
    says: ["merge the duplicates[ of {client}]"],
    does: "make one record of two",
    finds: [duplicate],
    input: (_slots, about) => {
      const { a, b } = foundOf(about, "twin") as FoundDuplicates["pairs"][number];
      const [kept, other] = b.visits > a.visits ? [b, a] : [a, b];
      return { keepId: kept.id, otherId: other.id };
    },
    report: merged,
  },
  {
    id: "erase_client",
    slots: { client: "client" },
    says: ["erase {client}'s record for good"],
    does: "erase a client's record for good",
    finds: [client],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: () => "Erased.",
  },
  {
    id: "client_photos",
    slots: { client: "client" },
    says: ["show me the photos of {client}"],
    finds: [client],
    input: (_slots, { found }) => ({ clientId: found["client"]?.id }),
    report: (value) => {
      const { photos } = value as { photos: ClientPhoto[] };
      return photos.length === 0 ? "There is no photo yet." : `${photos.length} photos.`;
    },
  },
  {
    id: "add_client_photo",
    slots: { client: "client", moment: "word" },
    says: ["save the photo to {client}'s record[ as {moment}]"],
    does: "keep a photo with a client",
    finds: [client],
    input: ({ moment }, { found, photos: [first] }) => {
      if (!first) return { say: "Send the photo with it, and I keep it in the record." };
      const said = /\b(?:before|after)\b/i.exec(moment ?? "")?.[0].toLowerCase();
      return said
        ? { clientId: found["client"]?.id, photoId: first.photoId, moment: said }
        : { ask: "Is it a before or an after?", slot: "moment", options: ["before", "after"] };
    },
    report: () => "The photo is with the client.",
  },
  {
    id: "remove_client_photo",
    slots: { client: "client", photo: "word" },
    says: ["delete the[ {photo}] photo of {client}"],
    does: "take a photo out of a client's record",
    finds: [client, photo],
    input: (_slots, { found }) => ({ clientId: found["client"]?.id, id: found["photo"]?.id }),
    report: () => "The photo is out of the record.",
  },
  {
    id: "list_consents",
    slots: { client: "client" },
    says: ["what has {client} agreed to"],
    finds: [client],
    input: (_slots, about) => {
      const { name, phone } = foundOf(about, "client") as ClientRow;
      return phone ? { phone } : { say: `${name} has no phone number in the record.` };
    },
    report: (value, _slots, { found }) => {
      const { total } = value as { total: number };
      const name = found["client"]?.name ?? "This client";
      return total === 0
        ? `Nothing of ${name} about texts is written down.`
        : `${total === 1 ? "One line" : `${total} lines`} of ${name}; the newest stands first.`;
    },
  },
  {
    id: "list_consents.all",
    says: ["who has agreed to texts"],
    report: (value) => `${(value as { total: number }).total} lines; the newest stands first.`,
  },
  consented("yes", "write down that {client} agreed to texts", true),
  consented("no", "write down that {client} opted out of texts", false),
];
