import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { sessionQuery } from "#ui/api/session.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EntryPage } from "#ui/components/page/entry-page.tsx";
import { TextLink } from "#ui/components/text-link.tsx";

const WHAT = [
  ["Photos in", "It reads level, tone and condition, root to end."],
  ["A formula out", "Shades, grams, developer and minutes, for the lines on your shelf."],
  ["Checked", "Every formula is checked for the hair it goes on, and each check says why."],
] as const;

/** The first thing a stylist sees: what Undertone is, and the one way to begin. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  if (session) return <Navigate to="/" replace />;
  return (
    <EntryPage
      title="From a photo to a formula you can mix now"
      lead="Undertone is the assistant at a hair colorist's side."
      foot={
        <p className="flex flex-wrap items-center gap-x-2">
          Already have an account? <TextLink to="/sign-in">Sign in</TextLink>
        </p>
      }
    >
      <dl className="flex flex-col gap-4">
        {WHAT.map(([name, words]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-pretty text-ink-2">{words}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/sign-up" kind="primary" big className="w-full">
        Create your account
      </ButtonLink>
    </EntryPage>
  );
}
