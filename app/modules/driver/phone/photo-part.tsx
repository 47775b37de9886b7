/** @jsxImportSource preact */
import { useMemo, useState } from "preact/hooks";
import { t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { type PreparedPicture, preparePicture, withPictureUrl } from "./pictures.ts";
import type { StopDraft } from "./stop-drafts.ts";

/** As many as an action names. */
const MAX_PHOTOS = 6;

/** Photos of a door on their way into an action; `before` were taken already. */
export function usePhotos(onProblem: (problem: string) => void, before: StopDraft["photos"] = []) {
  const [photos, setPhotos] = useState<readonly PreparedPicture[]>(() => before.map(withPictureUrl));
  const add = async (files: FileList | null) => {
    const taken = await Promise.all([...(files ?? [])].map(preparePicture));
    if (taken.includes(null)) onProblem(t("drive:hand_over.no_picture"));
    setPhotos((all) => {
      // The same picture twice is one.
      const more = taken.flatMap((each) => (each && !all.some(({ hash }) => hash === each.hash) ? [each] : []));
      return [...all, ...more].slice(0, MAX_PHOTOS);
    });
  };
  const remove = ({ hash, address }: PreparedPicture) => {
    URL.revokeObjectURL(address);
    setPhotos((all) => all.filter((each) => each.hash !== hash));
  };
  /** As they travel with the action. */
  const told = useMemo(() => photos.map(({ hash, bytes }) => ({ hash, bytes })), [photos]);
  const forget = () => {
    for (const { address } of photos) URL.revokeObjectURL(address);
  };
  return { photos, add, remove, told, forget };
}

interface ProofPhotoPartProps {
  photos: ReturnType<typeof usePhotos>;
  /** What stands beside the word. */
  hint?: string | undefined;
}

/** The photos so far, each to be taken away again, and one more. */
export function ProofPhotoPart({ photos: { photos, add, remove }, hint }: ProofPhotoPartProps) {
  return (
    <section>
      <h3 className="drive-label">
        {t("drive:hand_over.photo")} {hint && <span>{hint}</span>}
      </h3>
      <div className="drive-photos">
        {photos.map((each) => (
          <div className="drive-photo" key={each.hash}>
            <img src={each.address} alt={t("drive:hand_over.photo")} />
            <button type="button" aria-label={t("drive:hand_over.remove_photo")} onClick={() => remove(each)}>
              <PhoneIcon name="cross" size={20} />
            </button>
          </div>
        ))}
        {photos.length < MAX_PHOTOS && (
          <label className="drive-photo-button">
            <PhoneIcon name="camera" /> {t(photos.length > 0 ? "drive:hand_over.another" : "drive:hand_over.take")}
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={async ({ currentTarget }) => {
                await add(currentTarget.files);
                // The same picture may be taken anew after it was taken away.
                currentTarget.value = "";
              }}
            />
          </label>
        )}
      </div>
    </section>
  );
}
