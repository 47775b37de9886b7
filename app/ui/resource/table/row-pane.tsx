import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconButton } from "../../primitives/button.tsx";
import "./row-pane.css";

interface RowPaneProps {
  at: "side" | "below";
  /** The row's name. */
  name: string;
  onClose: () => void;
  children: ReactNode;
}

/** The pane of a list's row, beside or below the list. */
export function RowPane({ at, name, onClose, children }: RowPaneProps) {
  const t = useTranslate();
  return (
    <aside className={`row-pane row-pane-${at}`} aria-label={name}>
      <span className="row-pane-close">
        <IconButton icon={X} label={t("common:table.close_lines", { row: name })} tip="end" onClick={onClose} />
      </span>
      {children}
    </aside>
  );
}
