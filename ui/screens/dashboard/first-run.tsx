import { Camera, Eye, FlaskConical } from "lucide-react";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/card.tsx";

const STEPS = [
  {
    icon: Camera,
    title: "Take the photos",
    text: "Daylight, hair down, one from the back. And one of the colour the client wants.",
  },
  {
    icon: Eye,
    title: "Say what you see",
    text: "Level, history, damage, porosity. What the photos show is filled in for you.",
  },
  {
    icon: FlaskConical,
    title: "Mix your first formula",
    text: "Shades, grams and developer for your brand, checked, with a timer beside it.",
  },
];

/** For a salon that has nothing yet: the way to the first formula, in three steps. */
export function FirstRun() {
  return (
    <Card title="Welcome to Undertone" waiting>
      <ol className="grid gap-x-6 gap-y-5 md:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }, index) => (
          <li key={title} className="flex gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft">
              <Icon size={20} aria-hidden="true" />
            </span>
            <span>
              <span className="block font-semibold">
                {index + 1}. {title}
              </span>
              <span className="block text-sm text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <ButtonLink to="/consultation" kind="primary" big className="mt-6 max-md:w-full">
        Create the first formula
      </ButtonLink>
    </Card>
  );
}
