import { Camera, ChevronRight, FlaskConical, Play } from "lucide-react";
import { Link } from "react-router";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";

const STEPS = [
  {
    to: "/getting-started#setup",
    icon: Play,
    title: "Watch the setup tutorial",
    text: "Your profile, your brands and your team, in the order that saves the most time.",
  },
  {
    to: "/getting-started#photos",
    icon: Camera,
    title: "Learn the photo guidelines",
    text: "Daylight, hair down, one from the back. And one of the color the client wants.",
  },
  {
    to: "/consultation",
    icon: FlaskConical,
    title: "Create the first formula",
    text: "Shades, grams and developer for your brand, checked, with a timer beside it.",
  },
];

/** For a salon that has nothing yet: the way to the first formula, in three steps. */
export function FirstRun() {
  return (
    <Card title="Welcome to Undertone" waiting>
      <ol className="grid gap-x-4 gap-y-2 md:grid-cols-3">
        {STEPS.map(({ to, icon: Icon, title, text }, index) => (
          <li key={title}>
            <Link
              to={to}
              className="group -mx-2.5 flex gap-3.5 rounded-m px-2.5 py-2.5 transition-colors duration-150 hover:bg-accent-soft"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft">
                <Icon size={20} aria-hidden="true" />
              </span>
              <span>
                <span className="flex items-center gap-1 font-semibold">
                  {index + 1}. {title}
                  <ChevronRight size={16} aria-hidden="true" className="text-ink-3" />
                </span>
                <span className="block text-sm text-ink-2">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <ButtonLink to="/getting-started" kind="primary" big className="mt-5 max-md:w-full">
        Get started
      </ButtonLink>
    </Card>
  );
}
