import { use, useState } from "react";
import type { PhotoReadings } from "#tools/photos/schema.ts";
import { ReadingBody } from "#ui/cards/reading-card/reading-card.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { BenchInSight } from "#ui/chat/bench/bench-sight.ts";
import { USES } from "#ui/chat/composer/photo-uses.ts";

/** What the photos show, one at a time. Where the bench is in sight it shows the same, so this stays away. */
export function ReadingsCard({ value }: { value: PhotoReadings }) {
  const [shown, setShown] = useState(value.photos[0]?.photoId ?? "");
  const repeated = use(BenchInSight);
  const photo = value.photos.find(({ photoId }) => photoId === shown) ?? value.photos[0];
  if (!photo || repeated) return null;
  const body = <ReadingBody reading={{ ...photo.reading, region: [], points: [] }} />;
  return (
    <Card aria-label="What the photos show">
      {value.photos.length > 1 ? (
        <Tabs
          label="Photos"
          tabs={value.photos.map(({ photoId, role }, index) => ({
            id: photoId,
            label: nameOf(value, role, index),
          }))}
          value={photo.photoId}
          onChange={setShown}
        >
          {body}
        </Tabs>
      ) : (
        body
      )}
    </Card>
  );
}

function nameOf(
  { photos }: PhotoReadings,
  role: PhotoReadings["photos"][number]["role"],
  index: number,
): string {
  const alike = photos.filter((photo) => photo.role === role);
  const place = photos.slice(0, index + 1).filter((photo) => photo.role === role).length;
  return alike.length > 1 ? `${USES[role]} ${place}` : USES[role];
}
