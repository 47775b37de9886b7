import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../primitives/empty-state.tsx";
import "./large-display.css";

/** A screen of panes that does not fit a phone: there it shows a message instead. */
export function LargeDisplay({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <div className="display-too-small">
        <EmptyState page title={t("common:shell.too_small")} text={t("common:shell.too_small_text")} />
      </div>
      <div className="display-large-enough">{children}</div>
    </>
  );
}
