import { useQuery } from "@tanstack/react-query";
import { Check, ImageOff } from "lucide-react";
import type { PostPhoto } from "#tools/social/schema.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { listPostPhotos } from "#ui/api/desk/social.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { longDay } from "#ui/lib/format.ts";

/** The pictures of a consultation's client that they agreed to have shown; one tap chooses, another takes it back. */
export function PictureField({
  consultationId,
  photoId,
  onChange,
}: {
  consultationId: string;
  photoId: string | null;
  onChange: (photoId: string | null) => void;
}) {
  const pictures = useQuery(listPostPhotos(consultationId));
  return (
    <QueryView
      query={pictures}
      name="the pictures"
      shape={["size-20", "size-20", "size-20"]}
      layout="flex gap-2"
    >
      {({ photos, note }) => {
        if (photos.length === 0)
          return <NoPicture consultationId={consultationId}>{note}</NoPicture>;
        return (
          <>
            <p className="mb-2 text-sm text-ink-2">
              <span className="font-medium text-ink">Which picture?</span> These may be shown: the
              client agreed.
            </p>
            <ul aria-label="Pictures" className="flex gap-2 overflow-x-auto">
              {photos.map((photo) => (
                <li key={photo.photoId} className="w-20 shrink-0">
                  <Choice
                    photo={photo}
                    on={photo.photoId === photoId}
                    onTap={() => onChange(photo.photoId === photoId ? null : photo.photoId)}
                  />
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </QueryView>
  );
}

const MOMENTS = { before: "Before", after: "After" };

function Choice({
  photo: { photoId, moment, takenOn },
  on,
  onTap,
}: {
  photo: PostPhoto;
  on: boolean;
  onTap: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`${MOMENTS[moment]}, ${longDay(takenOn)}`}
      onClick={onTap}
      className={cx(
        "relative block aspect-square w-full overflow-hidden rounded-m border-2",
        on ? "border-ink" : "border-transparent",
      )}
    >
      <img
        src={`/api/photos/${photoId}/thumbnail`}
        alt=""
        loading="lazy"
        className="size-full object-cover"
      />
      <span className="absolute bottom-1.5 left-1.5 rounded-full bg-[#100c0a]/72 px-2 py-0.5 text-2xs font-semibold text-[#fff]">
        {MOMENTS[moment]}
      </span>
      {on && (
        <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-accent text-accent-ink">
          <Check size={15} aria-hidden="true" />
        </span>
      )}
    </button>
  );
}

/** Why no picture is offered, and the record in which the client's consent is noted. */
function NoPicture({
  consultationId,
  children,
}: {
  consultationId: string;
  children: string | null;
}) {
  const { data } = useQuery(getConsultation(consultationId));
  const clientId = data?.consultation.clientId;
  return (
    <div className="flex items-start gap-3 rounded-m bg-field px-4 py-3 text-sm text-ink-2">
      <ImageOff size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-3" />
      <div>
        <p>{children ?? "There is no picture that may be shown."}</p>
        {clientId && <TextLink to={`/clients/${clientId}`}>Open the client’s record</TextLink>}
      </div>
    </div>
  );
}
