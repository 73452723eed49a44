import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { BrandPicture, HoursPicture, LicencePicture, TalkPicture } from "./pictures.tsx";
import { PlanFigures } from "./plan-figures.tsx";
import { useProgress } from "./use-progress.ts";

/** Account Setup: three steps, ticked as they are done, and the assistant. */
export function SetupGuide() {
  const done = useProgress();
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4">
        <Step
          number={1}
          title="Your profile and license"
          done={done.profile}
          picture={<LicencePicture />}
          act={<ButtonLink to="/settings#profile">Open Settings</ButtonLink>}
        >
          Name, email and salon are what clients and orders show. Enter the license number, or say
          that you are in training: somebody looks at it, and the badge beside your profile says
          where that stands. You can work meanwhile.
        </Step>
        <Step
          number={2}
          title="Your brands"
          done={done.brands}
          picture={<BrandPicture />}
          act={<ButtonLink to="/brand-preferences">Choose brands</ButtonLink>}
        >
          Choose up to five lines, the best first. Every formula is then written in their shades,
          with their ratio, developer and minutes. If you also tell which tubes stand on your shelf,
          only those are used.
        </Step>
        <Step
          number={3}
          title="Services and hours"
          done={done.hours}
          picture={<HoursPicture />}
          act={<ButtonLink to="/settings#profile">Set hours</ButtonLink>}
        >
          Your working hours decide which times clients see on your booking page. A starter menu of
          services is there from the first day; with Complete Studio you write your own.
        </Step>
        <Step
          title="The assistant"
          picture={<TalkPicture />}
          act={<ButtonLink to="/chat">Say something</ButtonLink>}
        >
          Everything on these screens can also be said. It looks things up at once; before anything
          is booked, sent, ordered or paid it shows a card and waits for your tap.
        </Step>
      </ol>
      <PlanFigures />
    </div>
  );
}

function Step({
  number,
  title,
  done,
  picture,
  act,
  children,
}: {
  /** None where nothing can tell that it is done. */
  number?: number;
  title: string;
  /** Undefined where nothing tells. */
  done?: boolean | undefined;
  picture: ReactNode;
  act: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      {done ? (
        <Card className="flex items-center justify-between gap-x-4 py-3!">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-md text-ink-2">
              {number}. {title}
            </h2>
            <Badge tone="ok" icon={Check}>
              Done
            </Badge>
          </div>
          {act}
        </Card>
      ) : (
        <Card className="grid items-center gap-x-7 gap-y-4 md:grid-cols-[10rem_1fr] lg:grid-cols-[13rem_1fr]">
          <div className="overflow-hidden rounded-m bg-sunken max-md:hidden">{picture}</div>
          <div>
            <h2 className="text-lg">
              {number && `${number}. `}
              {title}
            </h2>
            <p className="mt-1.5 mb-4 max-w-[60ch] text-ink-2">{children}</p>
            {act}
          </div>
        </Card>
      )}
    </li>
  );
}
