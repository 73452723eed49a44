import { Camera, Check, FlaskConical, UserRoundCog } from "lucide-react";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { HairWall } from "#ui/components/hair/hair-wall.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { rove } from "#ui/components/roving.ts";
import { cx } from "#ui/lib/cx.ts";
import { FirstFormula } from "./first-formula.tsx";
import { PhotoGuide } from "./photo-guide.tsx";
import { SetupGuide } from "./setup-guide.tsx";
import { useProgress, type Progress } from "./use-progress.ts";

/** The guides; each has its address within the page, and a card that is its tab. */
const GUIDES = [
  {
    id: "setup",
    label: "Account Setup",
    icon: UserRoundCog,
    title: "Set up your account",
  },
  {
    id: "photos",
    label: "Photo Guide",
    icon: Camera,
    title: "Learn the photo guidelines",
  },
  {
    id: "consultation",
    label: "First Formula",
    icon: FlaskConical,
    title: "Create the first formula",
  },
] as const;
type GuideId = (typeof GUIDES)[number]["id"];

/** How to begin: three illustrated guides, and ticks for what is done already. */
export function Component() {
  const { hash } = useLocation();
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
          <ButtonLink to="/consultation" kind="primary">
            Start a consultation
          </ButtonLink>
        }
      />
      <nav aria-label="Quick start">
        <div
          role="tablist"
          aria-label="Guides"
          onKeyDown={(event) => rove(event, "[role=tab]")?.click()}
          className="grid grid-cols-3 gap-3 max-md:gap-2"
        >
          {GUIDES.map(({ id, label, icon: Icon, title }) => {
            const on = id === tab;
            return (
              <Link
                key={id}
                role="tab"
                id={`tab-${id}`}
                aria-selected={on}
                aria-controls={on ? id : undefined}
                tabIndex={on ? 0 : -1}
                to={{ hash: id }}
                replace
                preventScrollReset
                className={cx(
                  "flex items-center gap-3.5 rounded-card border p-4 transition-colors duration-150 max-md:flex-col max-md:items-start max-md:gap-2 max-md:rounded-m max-md:p-3",
                  on
                    ? "border-ink bg-surface shadow-edge"
                    : "border-line-soft bg-surface/60 hover:border-ink-3 hover:bg-surface",
                )}
              >
                <span
                  className={cx(
                    "grid size-10 shrink-0 place-items-center rounded-full max-md:size-8",
                    isDone[id]
                      ? "bg-ok-soft text-ok"
                      : on
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
                <span className="min-w-0 flex-1">
                  <span className="block leading-tight font-semibold max-md:text-sm">{label}</span>
                  <span className="mt-0.5 block text-xs text-ink-2 max-md:sr-only">
                    {title}
                    {isDone[id] && <span className="sr-only">, done</span>}
                  </span>
                  {id === "setup" && !isDone.setup && <HowFar progress={progress} />}
                </span>
              </Link>
            );
          })}
        </div>
      </nav>
      <div
        id={tab}
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        tabIndex={-1}
        className="scroll-mt-5 outline-none"
      >
        {tab === "setup" && <SetupGuide />}
        {tab === "photos" && <PhotoGuide />}
        {tab === "consultation" && <FirstFormula />}
      </div>
    </Page>
  );
}

/** How many steps of the setup are done, once all of them are known. */
function HowFar({ progress: { profile, brands, hours } }: { progress: Progress }) {
  const steps = [profile, brands, hours];
  if (steps.includes(undefined)) return null;
  const done = steps.filter(Boolean).length;
  return (
    <ProgressBar
      label="Setup"
      value={done}
      max={steps.length}
      valueText={`Setup: ${done} of ${steps.length} done`}
      tone="ink"
      className="mt-2 h-1.5!"
    />
  );
}
