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
import { ruleLines } from "#ui/cards/booking-rules/booking-words.ts";
import { ROLES } from "#ui/cards/team/role-words.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/card.tsx";
import { longDay, plural, shortDate, shortMoment } from "#ui/lib/format.ts";
import { FactsCard, LinesCard } from "./facts-card.tsx";

/** How the salon lets itself be booked. */
export function BookingRulesCard({ value }: { value: BookingRules }) {
  return (
    <FactsCard
      title="Booking"
      to="/settings#booking"
      open="Open the settings"
      facts={ruleLines(value)}
    />
  );
}

/** Where clients sit. */
export function ChairsCard({ value: { chairs } }: { value: { chairs: Chair[] } }) {
  return (
    <LinesCard
      title="Chairs"
      none="No chairs: bookings are not limited by them."
      lines={chairs.map(({ id, name }) => ({ id, name, below: "" }))}
      to="/settings#booking"
      open="Open the settings"
    />
  );
}

/** One's own profile. */
export function ProfileCard({ value }: { value: Profile }) {
  return (
    <FactsCard
      title={value.name}
      to="/settings"
      open="Open your profile"
      facts={[
        ["Email", value.email],
        ["Phone", value.phone],
        ["Licensed", value.isLicensed],
        ["Licence", value.licenseNumber],
        ["Given by", value.licenseAuthority],
        ["Valid until", value.licenseExpiresOn && longDay(value.licenseExpiresOn)],
        ["Years of experience", value.yearsOfExperience],
        ["Salon", value.salonName],
        ["Address", value.salonAddress],
        ["Website", value.website],
        ["Account", value.accountStatus],
      ]}
    />
  );
}

/** Invitations that still open. */
export function InvitationsCard({ value }: { value: { invitations: Invitation[] } }) {
  return (
    <LinesCard
      title="Invitations"
      none="Nobody is invited."
      lines={value.invitations.map(({ id, email, role, expiresAt }) => ({
        id,
        name: email,
        below: `${ROLES[role].label} · until ${shortDate(expiresAt)}`,
      }))}
      to="/stylists"
      open="Open the team"
    />
  );
}

const span = (months: number | null) => (months === null ? "for good" : plural(months, "month"));

/** How long the salon keeps what. */
export function RetentionCard({ value }: { value: Retention }) {
  return (
    <FactsCard
      title="How long things are kept"
      to="/settings#data"
      open="Open the settings"
      facts={[
        ["Messages", span(value.messages)],
        ["Conversations", span(value.chats)],
        ["Photos", span(value.photos)],
        ["Clients who stay away", span(value.clients)],
      ]}
    />
  );
}

/** What would go now. */
export function RetentionPreviewCard({ value }: { value: RetentionPreview }) {
  return (
    <FactsCard
      title="This would go now"
      to="/settings#data"
      open="Open the settings"
      facts={[
        ["Messages", value.messages],
        ["Conversations", value.chats],
        ["Clients whose photos go", value.photos],
        ["Clients", value.clients],
      ]}
    />
  );
}

/** Whether the salon is to go. */
export function DeletionCard({ value: { deletion } }: { value: { deletion: Deletion | null } }) {
  return (
    <FactsCard
      title={deletion ? "The salon is to be deleted" : "The salon stays"}
      to="/settings#data"
      open="Open the settings"
      facts={
        deletion
          ? [
              ["Asked by", deletion.askedBy],
              ["Everything goes on", shortDate(deletion.dueAt)],
            ]
          : []
      }
    />
  );
}

/** Tokens of other programs, without what they are. */
export function TokensCard({ value: { tokens } }: { value: { tokens: ApiToken[] } }) {
  return (
    <LinesCard
      title="API tokens"
      none="No program has a token."
      lines={tokens.map(({ id, name, scopes, madeBy, revokedAt, expiresAt }) => ({
        id,
        name,
        below: [
          scopes.join(" and "),
          `by ${madeBy}`,
          revokedAt ? "ended" : expiresAt ? `until ${shortDate(expiresAt)}` : "",
        ]
          .filter(Boolean)
          .join(" · "),
      }))}
      to="/settings#tokens"
      open="Open the settings"
    />
  );
}

/** Devices that show notifications, and of what. */
export function DevicesCard({ value: { devices } }: { value: { devices: PushDevice[] } }) {
  return (
    <LinesCard
      title="Notifications"
      none="No device shows notifications."
      lines={devices.map(({ id, device, timers, bookings }) => ({
        id,
        name: device,
        below:
          [timers && "timers", bookings && "bookings and texts"].filter(Boolean).join(" · ") ||
          "nothing at present",
      }))}
      to="/settings#notifications"
      open="Open the settings"
    />
  );
}

/** Who answers for the salon. */
export function AiCard({ value: { answering, by, model, key } }: { value: AiConfiguration }) {
  return (
    <FactsCard
      title="Who answers"
      to="/settings#ai"
      open="Open the settings"
      facts={[
        ["Answers", answering === "gemini" ? model : "the built-in assistant"],
        ["By", by === "own_key" ? "your own key" : by === "installation" ? "the installation" : ""],
        ["Key", key && `ends in ${key.hint}`],
        ["Problem", key?.problem ?? null],
      ]}
    />
  );
}

/** What the salon charges for a plan of visits. */
export function RatesCard({ value: { currency, hourlyRate, productRate } }: { value: Rates }) {
  const money = (minor: number | null) =>
    minor === null ? "not said" : priceText(minor, currency);
  return (
    <FactsCard
      title="Rates"
      to="/settings"
      open="Open the settings"
      facts={[
        ["An hour in the chair", money(hourlyRate)],
        ["100 g of product", money(productRate)],
      ]}
    />
  );
}

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
export function ChatsCard({ value: { chats } }: { value: { chats: Chat[] } }) {
  return (
    <LinesCard
      title="Conversations"
      none="No conversation was found."
      lines={chats.map(({ id, title, updatedAt, clientName }) => ({
        id,
        name: title,
        below: [clientName && displayName(clientName), shortMoment(updatedAt)]
          .filter(Boolean)
          .join(" · "),
        to: `/chat/${id}`,
      }))}
      to="/chat"
      open="All conversations"
    />
  );
}
