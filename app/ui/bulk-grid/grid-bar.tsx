import { ArrowDownToLine, BetweenHorizontalStart, Plus, Redo2, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button, IconButton } from "../primitives/button.tsx";
import { type GridState, insertGridRows, redo, removeGridRows, undo } from "./grid-model.ts";
import type { CellRange } from "./grid-selection.ts";

interface GridBarProps {
  state: GridState;
  range: CellRange;
  onChange: (state: GridState) => void;
  onFillDown: () => void;
  children: ReactNode;
}

/** Buttons for keyboard actions: undo, redo, rows, filling down. */
export function GridBar({ state, range, onChange, onFillDown, children }: GridBarProps) {
  const t = useTranslate();
  const count = range.bottom - range.top + 1;
  const more = 50;
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t("bulk:tools")}>
      <IconButton
        icon={Undo2}
        label={t("bulk:undo")}
        disabled={state.past.length === 0}
        onClick={() => onChange(undo(state))}
      />
      <IconButton
        icon={Redo2}
        label={t("bulk:redo")}
        disabled={state.future.length === 0}
        onClick={() => onChange(redo(state))}
      />
      <IconButton icon={ArrowDownToLine} label={t("bulk:fill_down")} onClick={onFillDown} />
      <IconButton
        icon={BetweenHorizontalStart}
        label={t("bulk:insert_above", { count })}
        onClick={() => onChange(insertGridRows(state, range.top, count))}
      />
      <IconButton
        icon={Trash2}
        label={t("bulk:delete_rows", { count })}
        onClick={() => onChange(removeGridRows(state, range.top, range.bottom))}
      />
      <Button icon={Plus} onClick={() => onChange(insertGridRows(state, state.rows.length, more))}>
        {t("bulk:add_rows", { count: more })}
      </Button>
      <span className="grow" />
      {children}
    </div>
  );
}
