import { useMutation, useQuery } from "@tanstack/react-query";
import { Camera } from "lucide-react";
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
    <div className="flex items-center gap-4">
      <Portrait name={name} src={url} className="size-16" />
      <div className="min-w-0">
        <p className="text-sm text-pretty text-ink-2 max-md:sr-only">
          Clients see it on your booking page. A square picture of your face works best.
        </p>
        <div className="flex flex-wrap max-md:-ml-2 max-md:[&>button]:px-2.5 md:-mb-2 md:-ml-4">
          <Button
            kind="ghost"
            icon={Camera}
            pending={put.isPending}
            onClick={() => file.current?.click()}
          >
            {url ? "Change portrait" : "Add a portrait"}
          </Button>
          {url && (
            <Button kind="ghost" pending={drop.isPending} onClick={() => drop.mutate()}>
              Remove<span className="sr-only"> portrait</span>
            </Button>
          )}
        </div>
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
