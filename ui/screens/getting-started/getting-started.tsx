import { ArrowRight, Camera, Check, FlaskConical, UserRoundCog } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { HairWall } from "#ui/components/hair/hair-wall.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { cx } from "#ui/lib/cx.ts";
import { FirstFormula } from "./first-formula.tsx";
import { PhotoGuide } from "./photo-guide.tsx";
import { SetupGuide } from "./setup-guide.tsx";
import { useProgress, type Progress } from "./use-progress.ts";

/** The guides; each has its address within the page, a tab, and a line in the quick start. */
const GUIDES = [
  {
    id: "setup",
    label: "Account Setup",
    icon: UserRoundCog,
    title: "Set up your account",
    text: "About ten minutes",
  },
  {
    id: "photos",
    label: "Photo Guide",
    icon: Camera,
    title: "Learn the photo guidelines",
    text: "What flash and filters do",
  },
  {
    id: "consultation",
    label: "First Formula",
    icon: FlaskConical,
    title: "Create the first formula",
    text: "From a photo to a bowl",
  },
] as const;
type GuideId = (typeof GUIDES)[number]["id"];

/** How to begin: three illustrated guides, and ticks for what is done already. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const progress = useProgress();
  const isDone: Record<GuideId, boolean | undefined> = {
    setup: progress.profile && progress.brands && progress.hours,
    photos: false,
    consultation: progress.consultation,
  };
  const next = GUIDES.find(({ id }) => isDone[id] === false)?.id;
  // what is next opens by itself, once it is known what is done
  const begin = isDone.setup && isDone.consultation !== undefined ? (next ?? "setup") : "setup";
  const tab: GuideId = GUIDES.find(({ id }) => `#${id}` === hash)?.id ?? begin;
  return (
    <Page full className="max-w-[1144px]">
      <HairWall className="h-16 rounded-card max-md:hidden" />
      <PageHeader
        title="Start Here"
        beside
        lead="From a new account to the first bowl, in three short guides."
        actions={
          <ButtonLink to="/consultation" {...(!next && { kind: "primary" })}>
            Start a consultation
          </ButtonLink>
        }
      />
      <nav aria-label="Quick start">
        <ul className="grid overflow-hidden rounded-card border border-line-soft bg-surface shadow-edge max-md:divide-y md:grid-cols-3 md:divide-x divide-line-soft">
          {GUIDES.map(({ id, icon: Icon, title, text }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="flex h-full items-center gap-3.5 px-4 py-3.5 transition-colors duration-150 hover:bg-accent-soft focus-visible:-outline-offset-2 max-md:py-2"
              >
                <span
                  className={cx(
                    "grid size-10 shrink-0 place-items-center rounded-full max-md:size-8",
                    isDone[id]
                      ? "bg-ok-soft text-ok"
                      : id === next
                        ? "bg-accent text-accent-ink"
                        : "bg-accent-soft",
                  )}
                >
                  {isDone[id] ? (
                    <Check size={18} aria-hidden="true" />
                  ) : (
                    <Icon size={18} aria-hidden="true" />
                  )}
                </span>
                <span className="flex min-w-0 flex-1 flex-col max-md:flex-row max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-3">
                  <span className="font-semibold">
                    {title}
                    {isDone[id] && <span className="sr-only">, done</span>}
                  </span>
                  {id === "setup" ? (
                    <HowFar progress={progress}>{text}</HowFar>
                  ) : (
                    <span className="text-xs text-ink-2">{isDone[id] ? "Done" : text}</span>
                  )}
                </span>
                {id === next && (
                  <ArrowRight size={18} aria-hidden="true" className="shrink-0 md:max-lg:hidden" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div id={tab} tabIndex={-1} className="scroll-mt-5 outline-none">
        <Tabs
          label="Guides"
          tabs={GUIDES}
          value={tab}
          onChange={(id) =>
            void navigate({ hash: id }, { replace: true, preventScrollReset: true })
          }
        >
          {tab === "setup" && <SetupGuide />}
          {tab === "photos" && <PhotoGuide />}
          {tab === "consultation" && <FirstFormula />}
        </Tabs>
      </div>
    </Page>
  );
}

/** How many steps of the setup are done; until all of them are known, what it takes. */
function HowFar({
  progress: { profile, brands, hours },
  children,
}: {
  progress: Progress;
  children: string;
}) {
  const steps = [profile, brands, hours];
  if (steps.includes(undefined)) return <span className="text-xs text-ink-2">{children}</span>;
  const done = steps.filter(Boolean).length;
  if (done === steps.length) return <span className="text-xs text-ink-2">Done</span>;
  return (
    <span className="flex items-center gap-2 text-xs whitespace-nowrap text-ink-2">
      {done} of {steps.length} done
      <ProgressBar
        label="Setup"
        value={done}
        max={steps.length}
        valueText={`Setup: ${done} of ${steps.length} done`}
        tone="ink"
        className="h-1.5! w-14!"
      />
    </span>
  );
}
