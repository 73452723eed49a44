import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { setTheme, useTheme } from "#ui/lib/device/theme.ts";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

const THEMES = [
  { value: "dark", label: <Choice icon={<Moon size={16} aria-hidden="true" />} words="Dark" /> },
  { value: "light", label: <Choice icon={<Sun size={16} aria-hidden="true" />} words="Light" /> },
] as const;

/** Dark for the dim colour bar, light for the front desk; kept on this device. */
export function AppearanceSection() {
  const theme = useTheme((state) => state.theme);
  return (
    <SettingsCard of="appearance">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[48ch] text-ink-2">
          Dark for the color bar, light for the front desk. Kept on this device.
        </p>
        <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={setTheme} />
      </div>
    </SettingsCard>
  );
}

function Choice({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <span className="flex items-center gap-2">
      {icon}
      {words}
    </span>
  );
}
