import { Suspense } from "react";
import type { Screens, ShellSlots } from "#ui/shell/slots.ts";
import { useShortcut } from "#ui/lib/shortcut.ts";
import { closePalette, togglePaletteByKey, usePalette } from "./palette-state.ts";

/** Ctrl or Cmd with K takes the palette out, on every screen; its code comes with the first look. */
export function PaletteHost({
  content: Content,
  screens,
}: {
  content: NonNullable<ShellSlots["palette"]>;
  screens: Screens;
}) {
  const open = usePalette((state) => state.open);
  useShortcut("k", togglePaletteByKey);
  if (!open) return null;
  return (
    <Suspense>
      <Content screens={screens} onClose={closePalette} />
    </Suspense>
  );
}
