import { useState } from "react";
import { type Permission, permissions, wildcardPermission } from "#app/platform/access/permissions.ts";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";

export interface PermissionChoiceProps {
  name: string;
  /** Permissions of the current user, who cannot grant others. */
  ownPermissions: readonly string[];
  /** What is checked at first, instead of the form's value. */
  start?: readonly Permission[] | undefined;
}

/** The permissions chosen in a field of a form, and which of them the person may grant. */
export function usePermissionChoice({ name, ownPermissions, start }: PermissionChoiceProps) {
  const { initial, errors } = useFormField(name);
  const canGrant = (permission: Permission) =>
    ownPermissions.includes(wildcardPermission) || ownPermissions.includes(permission);
  const [chosen, setChosen] = useState<readonly Permission[]>(() => {
    if (start) return start.filter(canGrant);
    const values = new Set(Array.isArray(initial) ? initial.map(String) : [String(initial ?? "")]);
    return permissions.filter((each) => values.has(each));
  });
  return { chosen, setChosen, canGrant, error: errors?.[0] };
}

export type PermissionChoice = ReturnType<typeof usePermissionChoice>;
