import { Menu as MenuIcon, MessageCircle } from "lucide-react";
import type { ComponentType } from "react";
import { IconButton } from "#ui/components/icon-button.tsx";

export type TopBarProps = {
  title: string;
  /** Takes the sidebar sheet out; absent where the sidebar is in sight. */
  onMenu?: (() => void) | undefined;
  timer?: ComponentType | undefined;
  /** Docks the assistant; absent on the chat itself. */
  onAssistant?: (() => void) | undefined;
};

/** On phones and tablets: the way to the menu, where one is, running timers, the assistant. */
export function TopBar({ title, onMenu, timer: Timer, onAssistant }: TopBarProps) {
  return (
    <header className="flex h-15 shrink-0 items-center gap-1 border-b border-line-soft bg-bg px-2 md:px-4">
      {onMenu && <IconButton label="Menu" icon={<MenuIcon size={22} />} onClick={onMenu} />}
      <p className="min-w-0 flex-1 truncate px-1.5 font-display text-lg font-semibold tracking-[-0.022em]">
        {title}
      </p>
      {Timer && <Timer />}
      {onAssistant && (
        <IconButton
          label="Assistant"
          icon={<MessageCircle size={20} />}
          onClick={onAssistant}
          tip="left"
        />
      )}
    </header>
  );
}
