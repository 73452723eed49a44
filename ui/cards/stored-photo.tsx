import { useEffect, useState } from "react";
import { keptThumbnail } from "#ui/api/chair/kept-photos.ts";

/** A stored photo; where the server cannot be reached, the small picture that this device keeps of it. */
export function StoredPhoto({
  photoId,
  size = "thumbnail",
  alt,
  className,
  onStandIn,
}: {
  photoId: string;
  size?: "thumbnail" | "full";
  alt: string;
  className?: string;
  /** The small picture is shown in its place: cut to a square. */
  onStandIn?: () => void;
}) {
  const [kept, setKept] = useState<string>();
  useEffect(() => () => URL.revokeObjectURL(kept ?? ""), [kept]);
  const standIn = async () => {
    const picture = await keptThumbnail(photoId);
    if (!picture) return;
    setKept(URL.createObjectURL(picture));
    onStandIn?.();
  };
  const url = `/api/photos/${photoId}`;
  return (
    <img
      src={kept ?? (size === "full" ? url : `${url}/thumbnail`)}
      alt={alt}
      className={className}
      onError={() => {
        if (!kept) void standIn();
      }}
    />
  );
}
