import { Camera, Check, FlaskConical, UserRoundCog } from "lucide-react";
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

/** The tabs; each has its address within the page. */
const TABS = [
  { id: "setup", label: "Account Setup" },
  { id: "photos", label: "Photo Guide" },
  { id: "consultation", label: "First Formula" },
] as const;
type TabId = (typeof TABS)[number]["id"];

const CARDS = [
  {
    id: "setup",
    icon: UserRoundCog,
    title: "Set up your account",
    text: "About ten minutes",
  },
  {
    id: "photos",
    icon: Camera,
    title: "Learn the photo guidelines",
    text: "What flash and filters do",
  },
  {
    id: "consultation",
    icon: FlaskConical,
    title: "Create the first formula",
    text: "From a photo to a bowl",
  },
] as const;

const ROUND = "grid size-11 shrink-0 place-items-center rounded-full max-md:size-9";

/** How to begin: three illustrated guides, and ticks for what is done already. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const progress = useProgress();
  const isDone: Record<TabId, boolean | undefined> = {
    setup: progress.profile && progress.brands && progress.hours,
    photos: false,
    consultation: progress.consultation,
  };
  const tab: TabId = TABS.find(({ id }) => `#${id}` === hash)?.id ?? "setup";
  return (
    <Page>
      <HairWall className="h-24 rounded-card max-md:h-8" />
      <PageHeader
        title="Start Here"
        lead="From a new account to the first bowl, in three short guides."
        actions={
          <ButtonLink to="/consultation" kind="primary" big>
            Start a consultation
          </ButtonLink>
        }
      />
      <nav aria-label="Quick start">
        <ul className="grid grid-cols-3 gap-3 max-md:gap-2">
          {CARDS.map(({ id, icon: Icon, title, text }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="flex h-full items-center gap-3.5 rounded-card border border-line-soft bg-surface p-4 shadow-edge hover:border-line max-md:flex-col max-md:gap-2 max-md:p-2.5 max-md:text-center"
              >
                {isDone[id] ? (
                  <span className={cx(ROUND, "bg-ok-soft text-ok")}>
                    <Check size={20} aria-hidden="true" />
                  </span>
                ) : (
                  <span className={cx(ROUND, "bg-accent-soft")}>
                    <Icon size={20} aria-hidden="true" />
                  </span>
                )}
                <span>
                  <span className="block text-sm leading-tight font-semibold text-balance">
                    {title}
                    {isDone[id] && <span className="sr-only">, done</span>}
                  </span>
                  <span className="block text-xs text-ink-2 max-lg:hidden">{text}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div id={tab} tabIndex={-1} className="scroll-mt-5 outline-none">
        <Tabs
          label="Guides"
          tabs={TABS}
          value={tab}
          aside={<HowFar progress={progress} />}
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

/** How many steps of the setup are done; nothing until all of them are known. */
function HowFar({ progress: { profile, brands, hours } }: { progress: Progress }) {
  const steps = [profile, brands, hours];
  if (steps.includes(undefined)) return null;
  const done = steps.filter(Boolean).length;
  const words = `Setup: ${done} of ${steps.length} done`;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-2">
      {words}
      <ProgressBar
        label="Setup"
        value={done}
        max={steps.length}
        valueText={words}
        tone={done === steps.length ? "ok" : "ink"}
        className="w-24! max-md:w-16!"
      />
    </div>
  );
}
