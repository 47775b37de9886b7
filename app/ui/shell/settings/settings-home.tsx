import { Lock } from "lucide-react";
import { Link } from "react-router";
import type { Grants } from "#app/platform/access/can.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Icon } from "../../primitives/icon.tsx";
import { PageTitle } from "../page-title.tsx";
import { listSettingsGroups, type SettingsEntry } from "./settings-groups.ts";

/** All settings by their groups, each with what it is for; locked ones show the reason. */
export function SettingsHome({ grants }: { grants: Grants }) {
  const t = useTranslate();
  return (
    <div className="page">
      <PageTitle>{t("common:nav.settings")}</PageTitle>
      <div className="head">
        <h1>{t("common:nav.settings")}</h1>
      </div>
      <div className="scroll min-h-0 flex-1 settings-home">
        {listSettingsGroups(grants).map(({ word, entries }) => (
          <section key={word} aria-label={t(word)}>
            <h2>{t(word)}</h2>
            <ul>
              {entries.map((entry) => (
                <li key={entry.to}>
                  <SettingsCard entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function SettingsCard({ entry: { to, leaves, label, description, icon, locked } }: { entry: SettingsEntry }) {
  const t = useTranslate();
  const inside = (
    <>
      <Icon of={locked ? Lock : icon} size={18} />
      <span>
        <b>{t(label)}</b>
        <span>{t(locked ?? description)}</span>
      </span>
    </>
  );
  if (locked) return <div className="settings-card locked">{inside}</div>;
  return (
    <Link className="settings-card" to={to} prefetch={leaves ? "none" : "intent"} reloadDocument={leaves}>
      {inside}
    </Link>
  );
}
