import { CalendarPlus, Download, Ellipsis, Eraser, FlaskConical, PenLine } from "lucide-react";
import { useState } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { ClientDialog } from "#ui/cards/client/client-dialog.tsx";
import { useRole } from "#ui/cards/client/use-role.ts";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Menu } from "#ui/components/layers/menu.tsx";
import { saveFile } from "#ui/lib/device/save-file.ts";
import { EraseDialog } from "./erase-dialog.tsx";

/** What is done with a client: book, consult; behind the dots, change the contact and erase. */
export function RecordActs({ client }: { client: Client }) {
  const { id } = client;
  const { leads } = useRole();
  const [asking, setAsking] = useState<"contact" | "erase">();
  const close = () => setAsking(undefined);
  return (
    <div className="flex gap-2 max-md:w-full [&>a]:flex-1">
      <ButtonLink
        to={`/appointments?client=${id}`}
        icon={<CalendarPlus size={17} aria-hidden="true" />}
      >
        Book
      </ButtonLink>
      <ButtonLink
        to={`/consultation?client=${id}`}
        kind="primary"
        icon={<FlaskConical size={17} aria-hidden="true" />}
      >
        New consultation
      </ButtonLink>
      <Menu
        label="More"
        align="end"
        button={<Ellipsis size={18} aria-hidden="true" />}
        buttonClassName={iconButtonLook("outline")}
        items={[
          {
            label: "Change contact",
            icon: <PenLine size={16} aria-hidden="true" />,
            onSelect: () => setAsking("contact"),
          },
          ...(leads
            ? [
                {
                  label: "Export their data",
                  icon: <Download size={16} aria-hidden="true" />,
                  onSelect: () => saveFile(`/api/clients/${id}/export`),
                },
                {
                  label: "Erase this client",
                  icon: <Eraser size={16} aria-hidden="true" />,
                  danger: true,
                  onSelect: () => setAsking("erase"),
                },
              ]
            : []),
        ]}
      />
      {asking === "contact" && <ClientDialog client={client} onSaved={close} onClose={close} />}
      {asking === "erase" && <EraseDialog client={client} onClose={close} />}
    </div>
  );
}
