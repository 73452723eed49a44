import { useMutation, useQuery } from "@tanstack/react-query";
import { Camera, Trash2 } from "lucide-react";
import { useRef } from "react";
import { getPortrait, removePortrait, setPortrait } from "#ui/api/house/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { Portrait } from "#ui/components/portrait.tsx";

/** The picture that clients see on the booking page, put there and taken away at once. */
export function PortraitField({ name }: { name: string }) {
  const { data } = useQuery(getPortrait);
  const put = useMutation(setPortrait);
  const drop = useMutation(removePortrait);
  const file = useRef<HTMLInputElement>(null);
  const url = data?.url ?? null;
  return (
    <div className="flex items-center gap-4 max-md:gap-3">
      {/* where what clients see stands beside it, it is shown there */}
      <span className="contents min-[85rem]:hidden">
        <Portrait name={name} src={url} />
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Button icon={Camera} pending={put.isPending} onClick={() => file.current?.click()}>
            {url ? "Change portrait" : "Add a portrait"}
          </Button>
          {url && (
            <Button
              kind="ghost"
              icon={Trash2}
              pending={drop.isPending}
              onClick={() => drop.mutate()}
              className="max-md:w-11 max-md:px-0 md:[&>svg]:hidden"
            >
              <span className="max-md:sr-only">Remove portrait</span>
            </Button>
          )}
        </div>
        <p className="text-xs text-ink-3">
          Clients see it on your booking page. A square picture of your face works best.
        </p>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label="Portrait"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) put.mutate(chosen);
          target.value = "";
        }}
      />
    </div>
  );
}
