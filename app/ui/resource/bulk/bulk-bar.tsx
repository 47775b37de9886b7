import { X } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { useActionKeys } from "../../keyboard/use-hotkeys.ts";
import { Icon } from "../../primitives/icon.tsx";
import type { BulkAction, ListPagination, ResourceSpec } from "../resource-spec.ts";
import type { RowSelection } from "../table/use-selection.ts";
import { BulkDialog } from "./bulk-dialog.tsx";
import { BulkResult } from "./bulk-result.tsx";
import { useBulk } from "./use-bulk.ts";

interface BulkBarProps<Row> {
  spec: ResourceSpec<Row>;
  rows: readonly Row[];
  selection: RowSelection;
  /** How many match, and whether there are more than that. */
  pagination: Pick<ListPagination, "total" | "total_is_exact">;
  /** The search has more hits than it returns. */
  cut: boolean;
}

/** Floats above the foot while rows are selected; refused rows are listed with the reason. */
export function BulkBar<Row>({ spec, rows, selection, pagination, cut }: BulkBarProps<Row>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null);
  const bulk = useBulk({ spec, rows, selection });
  const chosen = rows.filter((row) => selection.ids.has(spec.rowId(row)));
  const actions = (spec.bulkActions ?? []).filter(({ available }) => available?.(chosen) ?? true);
  const active = selection.ids.size > 0;

  const run = (action: BulkAction<Row>, form: FormData) => void bulk.run(action, form);
  const start = (action: BulkAction<Row>) => {
    if (action.confirm || action.fields) setAsking(action);
    else run(action, new FormData());
  };
  const at = rows[selection.cursor];
  useActionKeys(
    (spec.bulkActions ?? []).flatMap((action) => {
      const { hotkey, label, available } = action;
      const press = () => {
        if (active) return actions.includes(action) ? start(action) : false;
        // Without a selection, keys of actions with a dialog apply to the focused row.
        if (!at || !(action.confirm || action.fields) || !(available?.([at]) ?? true)) return false;
        selection.toggle(selection.cursor);
        setAsking(action);
      };
      return hotkey ? [{ key: hotkey, word: label, run: press }] : [];
    }),
  );

  const { total, total_is_exact: exact } = pagination;
  const count = selection.matching ? total : selection.ids.size;
  const beyond = !exact || total > selection.ids.size;
  const offerMatching = spec.matching && !cut && !selection.matching && active && beyond;
  const written = formatNumber(total, locale);
  return (
    <>
      {active && (
        <div className="bulk" role="toolbar" aria-label={t("common:table.bulk")}>
          <b role="status">
            {selection.matching
              ? t(exact ? "common:table.all_matching" : "common:table.all_matching_open", { count: written })
              : t("common:table.selected", { count })}
          </b>
          {bulk.progress && (
            <output>
              {t("common:bulk.progress", {
                done: formatNumber(bulk.progress.done, locale),
                count: formatNumber(bulk.progress.count, locale),
              })}
            </output>
          )}
          {offerMatching && (
            <button type="button" className="link" onClick={selection.selectMatching}>
              {t(exact ? "common:table.select_matching" : "common:table.select_matching_open", {
                count: written,
              })}
            </button>
          )}
          <span className="separator" />
          {actions.map((action) => (
            <button
              key={action.intent}
              type="button"
              aria-disabled={bulk.busy}
              onClick={() => bulk.busy || start(action)}
            >
              {action.icon && <Icon of={action.icon} />}
              {t(action.label)}
              {action.hotkey && <kbd>{action.hotkey.toUpperCase()}</kbd>}
            </button>
          ))}
          <span className="separator" />
          <button type="button" aria-label={t("common:table.clear_selection")} onClick={selection.clear}>
            <Icon of={X} />
          </button>
        </div>
      )}
      {asking && (
        <BulkDialog
          action={asking}
          rows={chosen}
          count={count}
          bulk={bulk}
          onRun={(form) => run(asking, form)}
          onClose={() => {
            setAsking(null);
            bulk.forget();
          }}
          onDone={() => setAsking(null)}
        />
      )}
      <BulkResult result={bulk.result} getName={bulk.nameOf} onClose={bulk.forget} />
    </>
  );
}
