import type { ReactNode } from "react";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { PageTitle } from "../page-title.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

interface SettingsPageProps {
  title: TranslationKey;
  /** What can be done here, beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A settings screen that is a page of forms or facts rather than a list. */
export function SettingsPage({ title, actions, children }: SettingsPageProps) {
  const t = useTranslate();
  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{t(title)}</PageTitle>
        <div className="head">
          <h1>{t(title)}</h1>
          <span className="grow" />
          {actions}
        </div>
        <div className="scroll min-h-0 flex-1">
          <div className="settings-menu">{children}</div>
        </div>
      </div>
    </SettingsFrame>
  );
}
