import { ImageOff } from "lucide-react";
import type { Platform } from "#tools/social/schema.ts";
import { cx } from "#ui/lib/cx.ts";

/** The picture as a platform crops it: Instagram to a square, Facebook to no taller than 4:5 and no wider than 1.91:1. */
export function PreviewPicture({
  platform,
  photoUrl,
  pulled,
}: {
  platform: Platform;
  photoUrl: string | null;
  pulled?: boolean | undefined;
}) {
  if (photoUrl)
    return (
      <div className="@container">
        <img
          src={photoUrl}
          alt="The picture of the post"
          className={cx(
            "block w-full object-cover",
            platform === "instagram" ? "aspect-square" : "max-h-[125cqw] min-h-[52cqw]",
          )}
        />
      </div>
    );
  if (platform === "facebook" && !pulled) return null;
  return (
    <div className="grid aspect-[1.91] place-items-center bg-sunken p-6 text-center text-sm text-ink-2">
      <span className="flex max-w-[26ch] flex-col items-center gap-2 text-balance">
        <ImageOff size={22} aria-hidden="true" className="text-ink-3" />
        {pulled
          ? "The picture was taken away."
          : "Instagram shows no post without a picture. Choose one, or add it by hand."}
      </span>
    </div>
  );
}
