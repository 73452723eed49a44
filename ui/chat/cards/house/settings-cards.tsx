import { displayName } from "#tools/values/name-rules.ts";
import type { AiConfiguration } from "#tools/keys/schema.ts";
import type { Chat } from "#tools/chats/schema.ts";
import type { OpenedScreen } from "#tools/chats/screens-schema.ts";
import type { Deletion, Retention, RetentionPreview } from "#tools/exports/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import type { Rates } from "#tools/salons/rates-schema.ts";
import type { BookingRules, Chair } from "#tools/salons/booking-schema.ts";
import type { Profile } from "#tools/stylists/schema.ts";
import type { Invitation } from "#tools/stylists/team-schema.ts";
import type { PushDevice } from "#tools/push/schema.ts";
import type { ApiToken } from "#tools/tokens/schema.ts";
import { dotted, factsCard, linesCard } from "#ui/chat/cards/listed.tsx";
import { ruleLines } from "#ui/cards/booking-rules/booking-words.ts";
import { ROLES } from "#ui/cards/team/role-words.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { longDay, plural, shortDate, shortMoment } from "#ui/lib/format.ts";

/** How the salon lets itself be booked. */
export const BookingRulesCard = factsCard({
  title: "Booking",
  to: "/settings#booking",
  facts: (rules: BookingRules) => ruleLines(rules),
});

/** Where clients sit. */
export const ChairsCard = linesCard({
  title: "Chairs",
  none: "No chairs: bookings are not limited by them.",
  to: "/settings#booking",
  lines: ({ chairs }: { chairs: Chair[] }) => chairs.map(({ id, name }) => ({ id, name })),
});

/** One's own profile. */
export const ProfileCard = factsCard({
  title: ({ name }: Profile) => name,
  to: "/settings#profile",
  open: "Open your profile",
  facts: (profile) => [
    ["Email", profile.email],
    ["Phone", profile.phone],
    ["Licensed", profile.isLicensed],
    ["License", profile.licenseNumber],
    ["Given by", profile.licenseAuthority],
    ["Valid until", profile.licenseExpiresOn && longDay(profile.licenseExpiresOn)],
    ["Years of experience", profile.yearsOfExperience],
    ["Salon", profile.salonName],
    ["Address", profile.salonAddress],
    ["Website", profile.website],
    ["Account", profile.accountStatus],
  ],
});

/** Invitations that still open. */
export const InvitationsCard = linesCard({
  title: "Invitations",
  none: "Nobody is invited.",
  to: "/stylists",
  lines: ({ invitations }: { invitations: Invitation[] }) =>
    invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      name: email,
      below: `${ROLES[role].label} · until ${shortDate(expiresAt)}`,
    })),
});

const span = (months: number | null) => (months === null ? "for good" : plural(months, "month"));

/** How long the salon keeps what. */
export const RetentionCard = factsCard({
  title: "How long things are kept",
  to: "/settings#data",
  facts: (kept: Retention) => [
    ["Messages", span(kept.messages)],
    ["Conversations", span(kept.chats)],
    ["Photos", span(kept.photos)],
    ["Clients who stay away", span(kept.clients)],
  ],
});

/** What would go now. */
export const RetentionPreviewCard = factsCard({
  title: "This would go now",
  to: "/settings#data",
  facts: (going: RetentionPreview) => [
    ["Messages", going.messages],
    ["Conversations", going.chats],
    ["Clients whose photos go", going.photos],
    ["Clients", going.clients],
  ],
});

/** Whether the salon is to go. */
export const DeletionCard = factsCard({
  title: ({ deletion }: { deletion: Deletion | null }) =>
    deletion ? "The salon is to be deleted" : "The salon stays",
  to: "/settings#data",
  facts: ({ deletion }) => [
    ["Asked by", deletion?.askedBy],
    ["Everything goes on", deletion && shortDate(deletion.dueAt)],
  ],
});

/** Tokens of other programs, without what they are. */
export const TokensCard = linesCard({
  title: "API tokens",
  none: "No program has a token.",
  to: "/settings#tokens",
  lines: ({ tokens }: { tokens: ApiToken[] }) =>
    tokens.map(({ id, name, scopes, madeBy, revokedAt, expiresAt }) => ({
      id,
      name,
      below: dotted(
        scopes.join(" and "),
        `by ${madeBy}`,
        revokedAt ? "ended" : expiresAt && `until ${shortDate(expiresAt)}`,
      ),
    })),
});

/** Devices that show notifications, and of what. */
export const DevicesCard = linesCard({
  title: "Notifications",
  none: "No device shows notifications.",
  to: "/settings#notifications",
  lines: ({ devices }: { devices: PushDevice[] }) =>
    devices.map(({ id, device, timers, bookings }) => ({
      id,
      name: device,
      below: dotted(timers && "timers", bookings && "bookings and texts") || "nothing at present",
    })),
});

/** Who answers for the salon. */
export const AiCard = factsCard({
  title: "Who answers",
  to: "/settings#ai",
  facts: ({ answering, by, model, key }: AiConfiguration) => [
    ["Answers", answering === "builtin" ? "the built-in assistant" : model],
    ["By", by === "own_key" ? "your own key" : by === "installation" ? "the installation" : ""],
    ["Key", key && `ends in ${key.hint}`],
    ["Problem", key?.problem],
  ],
});

/** What the salon charges for a plan of visits. */
export const RatesCard = factsCard({
  title: "Rates",
  to: "/settings#prices",
  facts: ({ currency, hourlyRate, productRate }: Rates) => {
    const money = (minor: number | null) =>
      minor === null ? "not said" : priceText(minor, currency);
    return [
      ["An hour in the chair", money(hourlyRate)],
      ["100 g of product", money(productRate)],
    ];
  },
});

/** The way to a screen, and why it is done there. */
export function ScreenCard({ value: { title, path, why } }: { value: OpenedScreen }) {
  return (
    <Card title={title} className="flex flex-col gap-3">
      <p className="text-ink-2">{why}</p>
      <ButtonLink to={path} className="self-start">
        Open {title}
      </ButtonLink>
    </Card>
  );
}

/** Conversations that were found. */
export const ChatsCard = linesCard({
  title: "Conversations",
  none: "No conversation was found.",
  to: "/chat",
  lines: ({ chats }: { chats: Chat[] }) =>
    chats.map(({ id, title, updatedAt, clientName }) => ({
      id,
      name: title,
      below: dotted(clientName && displayName(clientName), shortMoment(updatedAt)),
      to: `/chat/${id}`,
    })),
});
