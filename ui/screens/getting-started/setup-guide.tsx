import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { BrandPicture, HoursPicture, LicencePicture, TalkPicture } from "./pictures.tsx";
import { PlanFigures } from "./plan-figures.tsx";
import { useProgress } from "./use-progress.ts";

type StepProps = { title: string; text: string; picture: ReactNode; to: string; act: string };

const STEPS = [
  {
    id: "profile",
    title: "Your profile and license",
    text: "Name, email and salon are what clients and orders show. Enter the license number, or say that you are in training: somebody looks at it, and the badge beside your profile says where that stands. You can work meanwhile.",
    picture: <LicencePicture />,
    to: "/settings#profile",
    act: "Open Settings",
  },
  {
    id: "brands",
    title: "Your brands",
    text: "Choose up to five lines, the best first. Every formula is then written in their shades, with their ratio, developer and minutes. If you also tell which tubes stand on your shelf, only those are used.",
    picture: <BrandPicture />,
    to: "/brand-preferences",
    act: "Choose brands",
  },
  {
    id: "hours",
    title: "Services and hours",
    text: "Your working hours decide which times clients see on your booking page. A starter menu of services is there from the first day; with Complete Studio you write your own.",
    picture: <HoursPicture />,
    to: "/settings#profile",
    act: "Set hours",
  },
] as const;

/** Account Setup: the steps that are left, the assistant, and in short what is done. */
export function SetupGuide() {
  const progress = useProgress();
  const done = STEPS.filter(({ id }) => progress[id]);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_312px]">
      <div className="flex flex-col gap-4">
        <ol className="flex flex-col gap-4">
          {STEPS.filter(({ id }) => !progress[id]).map((step) => (
            <Step key={step.id} {...step} />
          ))}
          <Step
            title="The assistant"
            text="Everything on these screens can also be said. It looks things up at once; before anything is booked, sent, ordered or paid it shows a card and waits for your tap."
            picture={<TalkPicture />}
            to="/chat"
            act="Say something"
          />
        </ol>
        {done.length > 0 && (
          <ul
            aria-label="Done"
            className="flex flex-wrap gap-x-7 px-[22px] max-md:flex-col max-md:px-4"
          >
            {done.map(({ id, title, to, act }) => (
              <li key={id} className="flex min-h-11 items-center gap-x-2 text-sm">
                <Check size={17} aria-hidden="true" className="shrink-0 text-ok" />
                <span className="sr-only">Done</span>
                <TextLink to={to} aria-label={`${title}: ${act}`}>
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <PlanFigures />
    </div>
  );
}

function Step({ title, text, picture, to, act }: StepProps) {
  return (
    <li>
      <Card className="grid items-center gap-x-7 gap-y-4 md:grid-cols-[10rem_1fr]">
        <div className="overflow-hidden rounded-m bg-sunken max-md:mx-auto max-md:w-44">
          {picture}
        </div>
        <div>
          <h2 className="text-lg">{title}</h2>
          <p className="mt-1.5 mb-4 max-w-[60ch] text-ink-2">{text}</p>
          <ButtonLink to={to}>{act}</ButtonLink>
        </div>
      </Card>
    </li>
  );
}
