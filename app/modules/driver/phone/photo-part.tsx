/** @jsxImportSource preact */
import { useMemo, useState } from "preact/hooks";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import type { StopDraft } from "./stop-drafts.ts";

/** The most photos that an action may list. */
const MAX_PHOTOS = 6;

/** Longest side in pixels; a parcel's label is still readable. */
const MAX_SIDE_PX = 1280;

/** A photo ready for upload; its hash links it to its action. */
interface PreparedPicture {
  hash: string;
  bytes: ArrayBuffer;
  /** Object URL, valid on this page only. */
  address: string;
}

/** Shrinks a photo to about a tenth of its bytes; null when the file is not a picture. */
async function preparePicture(file: File): Promise<PreparedPicture | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.72));
  if (!blob) return null;
  const bytes = await blob.arrayBuffer();
  const hash = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  return withPictureUrl({ hash, bytes });
}

/** Adds an object URL to a picture. */
function withPictureUrl({ hash, bytes }: Pick<PreparedPicture, "hash" | "bytes">): PreparedPicture {
  return { hash, bytes, address: URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" })) };
}

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
