import { Camera, FlaskConical, UserRoundCog } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { HairWall } from "#ui/components/hair/hair-wall.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { FirstFormula } from "./first-formula.tsx";
import { PhotoGuide } from "./photo-guide.tsx";
import { SetupGuide } from "./setup-guide.tsx";

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
    text: "Profile, brands and hours, in about ten minutes.",
  },
  {
    id: "photos",
    icon: Camera,
    title: "Learn the photo guidelines",
    text: "See what flash, filters and walls do to a reading.",
  },
  {
    id: "consultation",
    icon: FlaskConical,
    title: "Create the first formula",
    text: "From a photo to a bowl, with an example to change.",
  },
] as const;

/** How to begin: three illustrated guides, and ticks for what is done already. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const tab: TabId = TABS.find(({ id }) => `#${id}` === hash)?.id ?? "setup";
  return (
    <Page className="gap-9!">
      <div className="flex flex-col gap-6">
        <HairWall className="h-24 rounded-card max-md:h-16" />
        <PageHeader
          title="Start Here"
          lead="From a new account to the first bowl. Three short guides, with pictures of what to do and what it does."
          actions={
            <ButtonLink to="/consultation" kind="primary" big>
              Start a consultation
            </ButtonLink>
          }
        />
      </div>
      <nav aria-label="Quick start">
        <ul className="grid gap-3 lg:grid-cols-3">
          {CARDS.map(({ id, icon: Icon, title, text }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className="flex h-full items-start gap-3.5 rounded-card border border-line-soft bg-surface p-4.5 shadow-edge hover:border-line"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft">
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-ink-2">{text}</span>
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
