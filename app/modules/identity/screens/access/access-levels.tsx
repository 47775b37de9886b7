import { Check, Minus } from "lucide-react";
import { useRouteLoaderData } from "react-router";
import type { Grants } from "#app/platform/access/can.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { listNavigation } from "#app/ui/shell/navigation.ts";
import type { ShellData } from "#app/ui/shell/shell-data.ts";
import { type AccessArea, accessAreas, accessLevels, getHeld, setLevel } from "../../model/access-levels.ts";
import { PermissionBoxes } from "./permission-tree.tsx";
import { type PermissionChoice, type PermissionChoiceProps, usePermissionChoice } from "./use-permission-choice.ts";
import "./access-levels.css";

/** What somebody may do: see, work or manage in each area, every permission below it, and the screens that it opens. */
export function AccessLevels(props: PermissionChoiceProps) {
  const t = useTranslate();
  const choice = usePermissionChoice(props);
  return (
    <fieldset className="field span-6 access-levels">
      <legend className="label">{t("members:permissions")}</legend>
      {choice.error && <span className="field-error">{choice.error}</span>}
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{t("members:levels.may")}</th>
            {accessLevels.map((level) => (
              <th key={level} scope="col">
                {t(`members:levels.${level}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accessAreas.map((area) => (
            <AreaRow key={area.name} area={area} choice={choice} />
          ))}
        </tbody>
      </table>
      <details>
        <summary>
          {t("members:levels.each")} ({choice.chosen.length})
        </summary>
        <PermissionBoxes name={props.name} choice={choice} />
      </details>
      <OpenedScreens permissions={choice.chosen} />
    </fieldset>
  );
}

function AreaRow({ area, choice }: { area: AccessArea; choice: PermissionChoice }) {
  const t = useTranslate();
  const { chosen, setChosen, canGrant } = choice;
  const label = t(`members:permission.${area.name}`);
  return (
    <tr>
      <th scope="row">{label}</th>
      {accessLevels.map((level) => {
        const within = area.levels[level];
        const held = getHeld(area, level, chosen);
        return (
          <td key={level}>
            {within.length > 0 && (
              <BareCheckbox
                aria-label={`${label}: ${t(`members:levels.${level}`)}`}
                checked={held === "all"}
                mixed={held === "some"}
                disabled={!within.some(canGrant)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen(setLevel(area, level, checked, chosen, canGrant))
                }
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The screens of the rail, with what opens for these permissions. */
function OpenedScreens({ permissions }: { permissions: readonly string[] }) {
  const t = useTranslate();
  const shell = useRouteLoaderData<{ grants: Grants } & ShellData>("layout_default");
  if (!shell) return null;
  const { groups, end } = listNavigation({ ...shell.grants, permissions });
  return (
    <div className="opened-screens">
      <span className="label">{t("members:levels.opens")}</span>
      <ul>
        {[...groups.flat(), ...end].map(({ name, label, locked }) => (
          <li key={name} className={locked ? "muted" : undefined}>
            {locked ? <Minus size={14} aria-hidden /> : <Check size={14} aria-hidden />}
            {t(label)}
            {locked && <span className="visually-hidden">{t("members:levels.closed")}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
