import { useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { PostPhoto } from "#tools/social/schema.ts";
import { latestConsultations } from "#ui/api/chair/consultations.ts";
import { listPostPhotos } from "#ui/api/desk/social.ts";
import type { PostDraft } from "#ui/screens/social-media/fields/draft.ts";

/** Consultations that are shown at first, and as many as are read. */
export const FEW = 4;
export const MANY = 24;

/** The picture that tells most of a visit: its newest result, else its newest. */
export const bestOf = (photos: readonly PostPhoto[] = []): PostPhoto | undefined =>
  photos.find(({ moment }) => moment === "after") ?? photos[0];

/** Opens a blank draft with the newest work that may be shown, once; whatever was begun stays. */
export function useSuggested(draft: PostDraft, onChange: (change: Partial<PostDraft>) => void) {
  const latest = useQuery(latestConsultations(MANY));
  const few = latest.data?.slice(0, FEW) ?? [];
  const pictures = useQueries({ queries: few.map(({ id }) => listPostPhotos(id)) });
  const ready = latest.isSuccess && pictures.every(({ isPending }) => !isPending);
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    if (draft.source !== "visit" || draft.consultationId || draft.caption) return;
    const at = pictures.findIndex(({ data }) => data && data.photos.length > 0);
    const photoId = bestOf(pictures[at]?.data?.photos)?.photoId;
    const consultationId = few[at]?.id;
    if (consultationId && photoId) onChange({ consultationId, photoId });
  });
}
