import type { TrayPhoto } from "#ui/cards/photo-intake/photo-tray.ts";
import { ClientPicker, type PickedClient } from "#ui/cards/client/client-picker.tsx";

const ROLES = { current: "Now", target: "Goal", result: "Result" } as const;

/** Who it is for, beside the photos it is about. */
export function ClientField({
  value,
  onChange,
  photos,
}: {
  value: PickedClient;
  onChange: (client: PickedClient) => void;
  photos: readonly TrayPhoto[];
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <ClientPicker
        {...(!value.clientName && {
          hint: "Without a client, the consultation is named by its time.",
        })}
        className="min-w-0 flex-1 basis-64"
        value={value}
        onChange={onChange}
      />
      {photos.length > 0 && (
        <ul className="flex gap-2" aria-label="Photos">
          {photos.map(({ key, role, preview, photo }) => (
            <li key={key} className="relative size-20 overflow-hidden rounded-m border border-line">
              <img
                src={photo?.thumbnailUrl ?? preview}
                alt={role === "target" ? "Target inspiration" : "Current hair"}
                className="size-full object-cover"
              />
              <span className="absolute bottom-1.5 left-1.5 rounded-full bg-[#100c0a]/72 px-2 text-[11px] font-semibold text-[#fff]">
                {ROLES[role]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
