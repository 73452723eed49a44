import type { Profile } from "#tools/stylists/schema.ts";
import type { ApiToken } from "#tools/tokens/schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Finder } from "#agent/models/builtin/verbs/verb.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { Frame } from "./frame.ts";

const token: Finder = {
  tool: "list_api_tokens",
  slot: "token",
  what: "token",
  among: (value) =>
    (value as { tokens: ApiToken[] }).tokens
      .filter(({ revokedAt }) => revokedAt === null)
      .map((of) => ({ id: of.id, name: of.name, of })),
  bare: "only",
  empty: "There is no token that opens anything.",
};

/** Tokens, the model, and one's own profile. */
export const ACCOUNT: readonly Frame[] = [
  {
    id: "list_api_tokens",
    says: ["show the api tokens"],
    report: (value) => {
      const live = (value as { tokens: ApiToken[] }).tokens.filter(
        ({ revokedAt }) => revokedAt === null,
      );
      return live.length === 0
        ? "No token opens anything."
        : `${listed(live.map(({ name }) => name))}.`;
    },
  },
  {
    id: "revoke_api_token",
    slots: { token: "name" },
    says: ["revoke the token[ called {token}]"],
    does: "end an API token",
    finds: [token],
    input: (_slots, { found }) => ({ id: found["token"]?.id }),
    report: () => "The token opens nothing any more.",
  },
  {
    id: "get_ai_configuration",
    says: ["show the ai configuration"],
  },
  {
    id: "check_ai_key",
    says: ["check the ai key"],
    does: "check your AI key",
    despite: ["conditional"],
    report: () => "Checked; the card shows what came of it.",
  },
  {
    id: "remove_ai_key",
    says: ["remove the ai key"],
    does: "take your AI key out",
    report: () => "The key is gone.",
  },
  {
    id: "get_profile",
    says: ["show my profile"],
    report: (value, _slots, { text }) => {
      const { name, email, phone, website, salonName, salonAddress, licenseNumber } =
        value as Profile;
      if (/\bweb ?site\b/.test(text)) return `${salonName}: ${website ?? "no website"}.`;
      if (/\baddress\b|\bwhere\b/.test(text) && !/\be-?mail/.test(text))
        return `${salonName}: ${salonAddress ?? "no address"}.`;
      if (/\bphone\b|\bnumber\b/.test(text) && !/\blicen/.test(text))
        return `${name}: ${phone ?? "no phone number"}.`;
      return `${name}, ${email}${licenseNumber ? `, license ${licenseNumber}` : ""}.`;
    },
  },
  {
    id: "update_profile",
    slots: {
      licence: "text",
      authority: "text",
      years: "number",
      salon: "name",
      address: "text",
      website: "text",
      email: "email",
      phone: "phone",
      name: "name",
    },
    says: ["set the salon name to {salon}", "set my phone number to {phone}"],
    does: "change your profile",
    input: ({ licence, authority, years, salon, address, website, email, phone, name }) => {
      const changes = {
        licenseNumber: licence,
        licenseAuthority: authority,
        yearsOfExperience: years && numberIn(plain(years)),
        salonName: salon,
        salonAddress: address,
        website: website && (/^https?:/.test(website) ? website : `https://${website}`),
        email,
        phone,
        name,
      };
      return Object.values(changes).some(Boolean)
        ? changes
        : {
            say: "Say what is to change: your name, number, address, license, years, or the salon's name.",
          };
    },
    report: () => "Your profile is changed.",
  },
];
