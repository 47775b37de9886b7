/** @jsxImportSource preact */
import { useMemo, useState } from "preact/hooks";
import { t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { type PreparedPicture, preparePicture, withPictureUrl } from "./pictures.ts";
import type { StopDraft } from "./stop-drafts.ts";

/** The most photos that an action may list. */
const MAX_PHOTOS = 6;

/** Photos to send with an action; `before` are those of the draft. */
export function usePhotos(onProblem: (problem: string) => void, before: StopDraft["photos"] = []) {
  const [photos, setPhotos] = useState<readonly PreparedPicture[]>(() => before.map(withPictureUrl));
  const add = async (files: FileList | null) => {
    const prepared = await Promise.all([...(files ?? [])].map(preparePicture));
    if (prepared.includes(null)) onProblem(t("drive:hand_over.no_picture"));
    setPhotos((all) => {
      // The same picture is added only once.
      const more = prepared.flatMap((each) => (each && !all.some(({ hash }) => hash === each.hash) ? [each] : []));
      return [...all, ...more].slice(0, MAX_PHOTOS);
    });
  };
  const remove = ({ hash, address }: PreparedPicture) => {
    URL.revokeObjectURL(address);
    setPhotos((all) => all.filter((each) => each.hash !== hash));
  };
  /** The photos as sent with the action. */
  const toSend = useMemo(() => photos.map(({ hash, bytes }) => ({ hash, bytes })), [photos]);
  const forget = () => {
    for (const { address } of photos) URL.revokeObjectURL(address);
  };
  return { photos, add, remove, toSend, forget };
}

interface ProofPhotoPartProps {
  photos: ReturnType<typeof usePhotos>;
  /** Shown beside the label. */
  hint?: string | undefined;
}

/** The photos, each removable, and a button to add one. */
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
                // Allows choosing the same picture again after it was removed.
                currentTarget.value = "";
              }}
            />
          </label>
        )}
      </div>
    </section>
  );
}
