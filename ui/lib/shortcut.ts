import { useEffect, useEffectEvent } from "react";

/** Runs `act` on Ctrl or Cmd with the letter, wherever focus is; the browser's own use of it is held back. */
export function useShortcut(letter: string, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!command || event.key.toLowerCase() !== letter) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** The key that commands on this machine: "⌘" on Apple's, else "Ctrl ". */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl ";
}
