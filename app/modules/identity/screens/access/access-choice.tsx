import { hasFullAccess } from "#app/platform/access/portal.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";

interface AccessChoiceProps {
  name: string;
  ownPermissions: readonly string[];
  onChoose: (access: "full" | "limited") => void;
}

/** Full or limited access; only a person with full access can grant full access. */
export function AccessChoice({ name, ownPermissions, onChoose }: AccessChoiceProps) {
  const t = useTranslate();
  const { start } = useFormField(name);
  const offered = hasFullAccess(ownPermissions) ? (["full", "limited"] as const) : (["limited"] as const);
  return (
    <div className="field span-6">
      <RadioGroup
        legend={t("members:access")}
        name={name}
        options={offered.map((value) => ({ value, label: t(`members:${value}`) }))}
        defaultValue={start ?? "limited"}
        onChoose={(value) => onChoose(value === "full" ? "full" : "limited")}
      />
      <span className="hint">{t("members:access_hint")}</span>
    </div>
  );
}
