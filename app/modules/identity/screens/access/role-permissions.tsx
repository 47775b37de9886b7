import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import type { RoleChoice } from "../../model/role.ts";
import { AccessLevels } from "./access-levels.tsx";

interface RolePermissionsProps {
  name: string;
  suggested: readonly RoleChoice[];
  ownPermissions: readonly string[];
}

/** The permissions of a role; a new one may start with those of a suggested role. */
export function RolePermissions({ name, suggested, ownPermissions }: RolePermissionsProps) {
  const t = useTranslate();
  const { initial } = useFormField(name);
  const [chosen, setChosen] = useState("");
  const role = suggested.find(({ value }) => value === chosen);
  return (
    <>
      {initial === undefined && suggested.length > 0 && (
        <Select
          label={t("members:roles.start_with")}
          hint={role?.description}
          span={3}
          options={suggested.map(({ value, name }) => ({ value, label: name }))}
          placeholder={t("members:roles.blank")}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      <AccessLevels key={chosen} name={name} start={role?.permissions} ownPermissions={ownPermissions} />
    </>
  );
}
