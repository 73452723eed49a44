import type { ClosedDay, Invited, Team, TeamHours } from "#tools/team/called-schema.ts";
import { ROLES } from "#ui/cards/team/role-words.ts";
import { HoursConflicts } from "#ui/cards/week-hours/hours-conflicts.tsx";
import { DAYS, hoursWords, whenOf } from "#ui/cards/week-hours/week-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { dotted, linesCard } from "#ui/chat/cards/listed.tsx";

/** Who works here. */
export const TeamCard = linesCard({
  title: "The team",
  to: "/stylists",
  lines: ({ stylists }: Team) =>
    stylists.map(({ id, name, role, specialties, bookingPath }) => ({
      id,
      name,
      below: dotted(role && ROLES[role].label, specialties.join(", "), bookingPath),
    })),
});

/** What somebody works, and what a change left outside. */
export function HoursCard({ value }: { value: TeamHours }) {
  const { stylistName, week, exceptions, conflicts } = value;
  return (
    <Card title={`Hours of ${stylistName}`} className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {DAYS.map((day, index) => (
          <div key={day} className="contents">
            <dt className="text-ink-2">{day}</dt>
            <dd>
              <span className="font-mono">{hoursWords(week[index] ?? null, "Day off")}</span>
              {week[index]?.breaks.map((each) => (
                <span key={each.from} className="text-ink-2">
                  {" "}
                  · break {each.from}–{each.to}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <ul className="flex flex-col gap-1 border-t border-line-soft pt-3 text-sm">
          {exceptions.map((each) => (
            <li key={each.id}>
              <span className="font-medium">{whenOf(each)}</span>{" "}
              <span className="text-ink-2">
                {hoursWords(each.hours, each.stylistId === null ? "Salon closed" : "Off")}
                {each.reason && ` · ${each.reason}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <HoursConflicts conflicts={conflicts} />
    </Card>
  );
}

/** A day that differs from now on. */
export function ClosedDayCard({ value }: { value: ClosedDay }) {
  const { stylistName, hours, reason, conflicts } = value;
  const what = hours ? `${hours.from}–${hours.to}` : stylistName ? "Off" : "Closed";
  return (
    <Card title={stylistName ?? "The whole salon"} className="flex flex-col gap-3">
      <p>
        <span className="font-medium">{whenOf(value)}</span>{" "}
        <span className="text-ink-2">
          {what}
          {reason && ` · ${reason}`}
        </span>
      </p>
      <HoursConflicts conflicts={conflicts} />
    </Card>
  );
}

/** An invitation that was made; its link is not kept in the chat. */
export function InvitedCard({ value }: { value: Invited }) {
  const { name, email, mail, expiresAt } = value;
  return (
    <Card title={`${name} is invited`} className="flex flex-col gap-2">
      <p className="text-ink-2">
        {mail === "queued"
          ? `The link is on its way to ${email}. It works once, until ${shortDate(expiresAt)}.`
          : "The mail was not sent. Invite again on the team's screen to have the link at hand."}
      </p>
      <TextLink to="/stylists" className="self-start text-sm">
        Open the team
      </TextLink>
    </Card>
  );
}
