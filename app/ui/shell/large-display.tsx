import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../primitives/empty-state.tsx";
import "./large-display.css";

/** A screen of panes that a phone has no room for: there it says so, and the way on is the menu. */
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
