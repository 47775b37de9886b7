import { useState } from "react";
import { Field } from "../primitives/field.tsx";
import { FileButton } from "../primitives/file-button.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";

interface PhotoFieldProps {
  name: string;
  label: string;
  /** Text of the button. */
  choose: string;
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
