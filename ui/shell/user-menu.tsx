import { useMutation, useQuery } from "@tanstack/react-query";
import { BookOpen, ChevronsUpDown, LogOut, Moon, Settings, Sun } from "lucide-react";
import { useNavigate } from "react-router";
import { sessionQuery, signOut } from "#ui/api/session.ts";
import { Menu } from "#ui/components/layers/menu.tsx";
import { VisuallyHidden } from "#ui/components/visually-hidden.tsx";
import { cx } from "#ui/lib/cx.ts";
import { toggleTheme, useTheme } from "#ui/lib/device/theme.ts";
import { initials } from "#ui/lib/initials.ts";

/** Who is signed in; a press offers settings, the guide, the other theme and the way out. */
export function UserMenu({ rail }: { rail: boolean }) {
  const { data: session } = useQuery(sessionQuery);
  const theme = useTheme((state) => state.theme);
  const navigate = useNavigate();
  const leave = useMutation(signOut);
  if (!session) return null;
  const { name, email } = session.user;
  const dark = theme === "dark";
  return (
    <Menu
      label="Account"
      selfNamed
      above
      className="mt-2 shrink-0"
      items={[
        {
          label: "Settings",
          icon: <Settings size={18} aria-hidden="true" />,
          onSelect: () => void navigate("/settings"),
        },
        {
          label: "Consultation Guide",
          icon: <BookOpen size={18} aria-hidden="true" />,
          onSelect: () => void navigate("/guide"),
        },
        {
          label: dark ? "Light theme" : "Dark theme",
          icon: dark ? <Sun size={18} aria-hidden="true" /> : <Moon size={18} aria-hidden="true" />,
          onSelect: toggleTheme,
        },
        {
          label: "Sign out",
          icon: <LogOut size={18} aria-hidden="true" />,
          onSelect: () => leave.mutate(),
          disabled: leave.isPending,
        },
      ]}
      buttonClassName={cx(
        "flex w-full items-center rounded-m text-left transition-colors duration-150 hover:bg-accent-soft",
        rail ? "h-11 justify-center" : "h-13 gap-2.5 px-2",
      )}
      button={<Person name={name} email={email} rail={rail} />}
    />
  );
}

function Person({ name, email, rail }: { name: string; email: string; rail: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-2xs font-semibold text-ink"
      >
        {initials(name)}
      </span>
      {rail && <VisuallyHidden>{name}</VisuallyHidden>}
      {!rail && (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-semibold">{name}</span>
            <span className="block truncate text-2xs text-ink-2">{email}</span>
          </span>
          <ChevronsUpDown size={16} aria-hidden="true" className="text-ink-3" />
        </>
      )}
    </>
  );
}
