import type { TrayPhoto } from "#ui/cards/photo-intake/photo-tray.ts";

/** The hair as it is and the colour that is wanted, beside the questions about them. */
export function ComparedPhotos({
  current,
  target,
}: {
  current: TrayPhoto | undefined;
  target: TrayPhoto | undefined;
}) {
  return (
    <ul aria-label="Photos" className="grid grid-cols-2 gap-3 lg:sticky lg:top-5 lg:grid-cols-1">
      {current && <Photo photo={current} name="Current hair" />}
      {target && <Photo photo={target} name="Target inspiration" />}
    </ul>
  );
}

function Photo({ photo, name }: { photo: TrayPhoto; name: string }) {
  return (
    <li className="relative h-52 overflow-hidden rounded-[16px] border border-line bg-sunken lg:h-60">
      <img src={photo.photo?.url ?? photo.preview} alt={name} className="size-full object-cover" />
      <span
        aria-hidden="true"
        className="absolute bottom-2 left-2 rounded-full bg-[#100c0a]/72 px-2.5 py-0.5 text-2xs font-semibold text-[#fff]"
      >
        {name}
      </span>
    </li>
  );
}
