import { useMutation } from "@tanstack/react-query";
import { Ellipsis, GitCompareArrows, ImagePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ClientPhoto, PhotoMoment } from "#tools/clients/schema.ts";
import { removeClientPhoto } from "#ui/api/desk/clients.ts";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { Menu } from "#ui/components/layers/menu.tsx";
import { shortDay } from "#ui/lib/format.ts";
import { Compare } from "./compare.tsx";
import type { Pair } from "./pairs.ts";

const MOMENTS = ["before", "after"] as const;
const NAMES: Record<PhotoMoment, string> = { before: "Before", after: "After" };

/** Before and after of a visit side by side; a tap shows one large, or both under a slider. */
export function PhotoPair({
  clientId,
  pair,
  onAdd,
}: {
  clientId: string;
  pair: Pair;
  onAdd: () => void;
}) {
  const [open, setOpen] = useState<ClientPhoto | "compare">();
  const remove = useMutation(removeClientPhoto);
  const { takenOn, before, after } = pair;
  const [first, last] = [before[0], after[0]];
  const photos = [...before, ...after];
  return (
    <section
      aria-label={`Photos of ${shortDay(takenOn)}`}
      className="flex h-full flex-col gap-3 rounded-card border border-line-soft bg-surface p-4 shadow-edge"
    >
      <div className="flex min-h-10 items-center gap-2">
        <h2 className="min-w-0 flex-1 text-lg whitespace-nowrap">
          <time dateTime={takenOn}>{shortDay(takenOn)}</time>
        </h2>
        {first && last && (
          <Button
            kind="ghost"
            icon={<GitCompareArrows size={17} aria-hidden="true" />}
            onClick={() => setOpen("compare")}
          >
            Compare
          </Button>
        )}
        <Menu
          label="Photos of this visit"
          align="end"
          button={<Ellipsis size={18} aria-hidden="true" />}
          buttonClassName={iconButtonLook()}
          items={photos.map((photo, at) => ({
            label: `Remove ${NAMES[photo.moment].toLowerCase()}${photos.length > 2 ? ` (${at + 1})` : ""}`,
            icon: <Trash2 size={16} aria-hidden="true" />,
            danger: true,
            disabled: remove.isPending,
            onSelect: () => remove.mutate({ clientId, clientPhotoId: photo.id }),
          }))}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        {MOMENTS.flatMap((moment) =>
          pair[moment].length > 0
            ? pair[moment].map((photo) => (
                <Shot key={photo.id} photo={photo} onOpen={() => setOpen(photo)} />
              ))
            : [<Missing key={moment} moment={moment} onAdd={onAdd} />],
        )}
      </div>
      {open === "compare" && first && last && (
        <Dialog open wide onClose={() => setOpen(undefined)} title="Before and after">
          <Compare before={first.url} after={last.url} />
        </Dialog>
      )}
      {open && open !== "compare" && (
        <Dialog
          open
          wide
          onClose={() => setOpen(undefined)}
          title={`${NAMES[open.moment]}, ${shortDay(takenOn)}`}
        >
          <img
            src={open.url}
            alt={`The hair ${open.moment} the visit`}
            className="mx-auto max-h-[70dvh] w-auto rounded-[16px]"
          />
        </Dialog>
      )}
    </section>
  );
}

function Shot({ photo, onOpen }: { photo: ClientPhoto; onOpen: () => void }) {
  const name = NAMES[photo.moment];
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${name}, show it large`}
      className="relative block aspect-[4/5] overflow-hidden rounded-[16px] border border-line"
    >
      <img src={photo.thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
      <span className="absolute bottom-2 left-2 rounded-full bg-[#100c0a]/72 px-2.5 py-0.5 text-2xs font-semibold text-[#fff]">
        {name}
      </span>
    </button>
  );
}

function Missing({ moment, onAdd }: { moment: PhotoMoment; onAdd: () => void }) {
  return (
    <button
      type="button"
      onClick={onAdd}
      className="flex aspect-[4/5] flex-col items-center justify-center gap-2 rounded-[16px] border border-dashed border-line bg-sunken px-3 text-sm font-semibold text-ink-2 hover:border-ink-3 hover:text-ink"
    >
      <ImagePlus size={20} aria-hidden="true" />
      Add the {moment}
    </button>
  );
}
