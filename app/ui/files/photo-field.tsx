import { useState } from "react";
import { Field } from "../primitives/field.tsx";
import { FileButton } from "../primitives/file-button.tsx";

interface PhotoFieldProps {
  name: string;
  label: string;
  /** Text of the button. */
  choose: string;
}

/** Longest side of a proof's photo, pixels, and the most characters that the server takes. */
const MAX_SIDE = 900;
const MAX_CHARACTERS = 190_000;

/** Shrinks a photo to a small JPEG as a data URL; null for a file that is not a picture. */
export async function shrinkPhoto(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    for (const shrink of [1, 0.7, 0.5, 0.35]) {
      const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height)) * shrink;
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const text = canvas.toDataURL("image/jpeg", 0.75);
      if (text.length < MAX_CHARACTERS) return text;
    }
  } catch {
    // Not a picture that this browser can read: the field stays as if nothing was chosen.
  }
  return null;
}

/** A photo field that shrinks the picture and submits it as a data URL under `name`. */
export function PhotoField({ name, label, choose }: PhotoFieldProps) {
  const [photo, setPhoto] = useState<string | null>(null);
  return (
    <Field label={label} optional>
      {(control) => (
        <>
          <FileButton
            id={control.id}
            label={choose}
            accept="image/*"
            onChange={async ({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              setPhoto(file ? await shrinkPhoto(file) : null);
            }}
          />
          {photo && <input type="hidden" name={name} value={photo} />}
          {photo && <img src={photo} alt={label} className="mt-2 max-h-32 rounded" />}
        </>
      )}
    </Field>
  );
}
