import { Eye, type LucideIcon, Pencil, ShieldAlert } from "lucide-react";
import { type AccessLevel, accessAreas, accessLevels } from "#app/modules/identity/model/access-levels.ts";
import { getPermissionLabelKey } from "#app/modules/identity/screens/access/permission-label.ts";
import { type Permission, permissions } from "#app/platform/access/permissions.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { AskedScope } from "../model/consent.ts";

interface ScopeListProps {
  title: string;
  scopes: readonly AskedScope[];
  /** With it the person chooses. */
  chosen?: readonly string[];
  onChoose?: (chosen: readonly string[]) => void;
}

/** The permissions that an app asks for, each in words and as its scope. */
export function ScopeList({ title, scopes, chosen = [], onChoose }: ScopeListProps) {
  const t = useTranslate();
  if (scopes.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="consent-scopes">
        {scopes.map(({ permission, isHeld }) => {
          const level = getLevelOf(permission);
          const path = listPath(permission).map((each) => t(getPermissionLabelKey(each)));
          // What opens an area has its name alone: that it only shows it is said.
          const label = [...path, ...(level === "see" ? [t("members:levels.see")] : [])].join(" · ");
          const set = (on: boolean) =>
            onChoose?.(on ? [...chosen, permission] : chosen.filter((each) => each !== permission));
          return (
            <li key={permission}>
              {onChoose ? (
                <BareCheckbox
                  name="permissions"
                  value={permission}
                  aria-label={label}
                  disabled={!isHeld}
                  checked={isHeld && chosen.includes(permission)}
                  onChange={(event) => set(event.currentTarget.checked)}
                />
              ) : (
                <Icon of={levelIcons[level]} size={17} />
              )}
              <span>
                <b>{label}</b>
                {!isHeld && <span className="consent-lacks">{t("apps:consent.not_held")}</span>}
              </span>
              <code>{permission}</code>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const levelIcons: Readonly<Record<AccessLevel, LucideIcon>> = { see: Eye, work: Pencil, manage: ShieldAlert };

function getLevelOf(permission: Permission): AccessLevel {
  return accessLevels.find((level) => accessAreas.some(({ levels }) => levels[level].includes(permission))) ?? "manage";
}

/** What opens a permission, then itself. */
const listPath = (permission: Permission) =>
  permissions.filter((each) => each === permission || permission.startsWith(`${each}.`));
