/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { Icon } from "./icons.tsx";
import { type TakenPicture, takePicture } from "./pictures.ts";
import { t } from "./words.ts";

/** As many as an action names. */
const mostPhotos = 6;

/** Photos of a door on their way into an action. */
export function usePhotos(onProblem: (problem: string) => void) {
  const [photos, setPhotos] = useState<readonly TakenPicture[]>([]);
  const add = async (files: FileList | null) => {
    const taken = await Promise.all([...(files ?? [])].map(takePicture));
    if (taken.includes(null)) onProblem(t("drive:hand_over.no_picture"));
    setPhotos((before) => [...before, ...taken.flatMap((each) => each ?? [])].slice(0, mostPhotos));
  };
  /** As they travel with the action. */
  const told = photos.map(({ hash, bytes }) => ({ hash, bytes }));
  const forget = () => {
    for (const { address } of photos) URL.revokeObjectURL(address);
  };
  return { photos, add, told, forget };
}

/** The photos so far, and one more. */
export function PhotoPart({ photos: { photos, add } }: { photos: ReturnType<typeof usePhotos> }) {
  return (
    <section>
      <h3 className="drive-label">{t("drive:hand_over.photo")}</h3>
      <div className="drive-photos">
        {photos.map(({ hash, address }) => (
          <img key={hash} src={address} alt={t("drive:hand_over.photo")} />
        ))}
        <label className="drive-photo-button">
          <Icon name="camera" /> {t(photos.length > 0 ? "drive:hand_over.another" : "drive:hand_over.take")}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => void add(currentTarget.files)}
          />
        </label>
      </div>
    </section>
  );
}
