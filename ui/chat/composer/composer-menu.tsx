import { AtSign, Plus, Slash, Volume2, VolumeX } from "lucide-react";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Menu } from "#ui/components/layers/menu.tsx";
import { canSay, hush } from "#ui/lib/device/saying.ts";
import { setReadAloud, useReadAloud } from "#ui/chat/voice/read-aloud.ts";

/** What the keys / and @ do, for fingers; and whether replies are read aloud. */
export function ComposerMenu({
  onInsert,
  above,
}: {
  onInsert: (sign: "/" | "@") => void;
  above: boolean;
}) {
  const aloud = useReadAloud((state) => state.on);
  const kept = useKeepsClients();
  return (
    <Menu
      label="More ways to write"
      button={<Plus size={20} aria-hidden="true" />}
      buttonClassName={iconButtonLook()}
      above={above}
      items={[
        { label: "Commands", icon: <Slash size={16} />, onSelect: () => onInsert("/") },
        ...(kept
          ? [{ label: "Name a client", icon: <AtSign size={16} />, onSelect: () => onInsert("@") }]
          : []),
        ...(canSay()
          ? [
              {
                label: aloud ? "Stop reading replies aloud" : "Read replies aloud",
                icon: aloud ? <VolumeX size={16} /> : <Volume2 size={16} />,
                onSelect: () => {
                  setReadAloud(!aloud);
                  hush();
                },
              },
            ]
          : []),
      ]}
    />
  );
}
