import type { ReactNode } from "react";
import { useSmallDisplay } from "../client/use-small-display.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../primitives/empty-state.tsx";
import "./large-display.css";

interface LargeDisplayProps {
  /** What a small display offers: a list to read. */
  small: () => ReactNode;
  children: ReactNode;
}

/** A screen of panes that does not fit a phone: there it says so, and offers something smaller below. */
export function LargeDisplay({ small, children }: LargeDisplayProps) {
  const t = useTranslate();
  const isSmall = useSmallDisplay();
  if (isSmall)
    return (
      <div className="display-small">
        <p className="display-note" role="note">
          {t("common:shell.read_here")}
        </p>
        {small()}
      </div>
    );
  return (
    <>
      <div className="display-too-small">
        <EmptyState page title={t("common:shell.too_small")} text={t("common:shell.too_small_text")} />
      </div>
      <div className="display-large-enough">{children}</div>
    </>
  );
}
