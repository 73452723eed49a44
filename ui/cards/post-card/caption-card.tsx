import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import type { Caption, Platform } from "#tools/social/schema.ts";
import { Card } from "#ui/components/page/card.tsx";
import { BasedOn } from "./based-on.tsx";
import { Previews } from "./previews.tsx";

/** A caption that was proposed, as it would look, with what it rests on. Nothing of it is kept yet; acts go below. */
export function CaptionCard({
  caption,
  platforms = ["instagram"],
  children,
}: {
  caption: Caption;
  platforms?: readonly Platform[];
  children?: ReactNode;
}) {
  const { photos, photoNote, hashtags } = caption;
  const [first] = photos;
  return (
    <Card title="Proposed post" className="flex flex-col gap-4">
      <div className="w-full max-w-[340px]">
        <Previews
          platforms={platforms}
          post={{
            caption: caption.caption,
            hashtags,
            photoUrl: first ? `/api/photos/${first.photoId}` : null,
          }}
        />
      </div>
      {photoNote && (
        <p className="flex items-start gap-2.5 text-sm text-ink-2">
          <ImageOff size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
          {photoNote}
        </p>
      )}
      <BasedOn caption={caption} />
      {children}
    </Card>
  );
}
