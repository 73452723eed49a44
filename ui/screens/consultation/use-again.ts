import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import type { PhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { TARGET_SLOT } from "./photos-step.tsx";

/** The consultation that this one begins from, whose wish comes into the tray once. */
export function useAgain(id: string | undefined, tray: PhotoTray) {
  const { data } = useQuery({ ...getConsultation(id ?? ""), enabled: id !== undefined });
  const brought = useRef(false);
  const url = data?.consultation.photos.find(({ role }) => role === "target")?.url;
  const bring = useEffectEvent((wish: Blob) => {
    if (tray.photos.some(({ role }) => role === "target")) return;
    tray.add(TARGET_SLOT, [new File([wish], "wish.jpg", { type: "image/jpeg" })]);
  });
  useEffect(() => {
    if (!url || brought.current) return;
    brought.current = true;
    // without it the stylist chooses one, as for a new head
    fetch(url)
      .then((response) => (response.ok ? response.blob() : null))
      .then((wish) => wish && bring(wish))
      .catch(() => undefined);
  }, [url]);
  return data;
}
