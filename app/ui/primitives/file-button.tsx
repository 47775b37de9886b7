import { Upload } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "./icon.tsx";

interface FileButtonProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** Text of the button: "Choose a photo". */
  label: string;
  /** The file that was chosen before. */
  chosen?: string | null;
}

/** A file input that looks like a button in the interface's language, with the name of what was chosen beside it. */
export function FileButton({ label, chosen = null, onChange, ...input }: FileButtonProps) {
  const t = useTranslate();
  const [name, setName] = useState(chosen);
  return (
    <span className="flex items-center gap-2 min-w-0">
      <label className="button file-button">
        <Icon of={Upload} />
        {label}
        <input
          {...input}
          type="file"
          className="visually-hidden"
          onChange={(event) => {
            setName(event.currentTarget.files?.[0]?.name ?? null);
            onChange?.(event);
          }}
        />
      </label>
      <span className="faint-ink truncate">{name ?? t("common:field.no_file")}</span>
    </span>
  );
}
