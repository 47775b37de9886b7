import { Ellipsis, X } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { useActionKeys } from "../../keyboard/use-hotkeys.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Menu } from "../../primitives/menu.tsx";
import { useFittingChildren } from "../detail/use-fitting-children.ts";
import type { BulkAction, ListPagination, ResourceSpec } from "../resource-spec.ts";
import type { RowSelection } from "../table/use-selection.ts";
import { BulkResult } from "./bulk-result.tsx";
import { useBulk } from "./use-bulk.ts";

const BulkDialog = lazyPart(async () => ({ default: (await import("./bulk-dialog.tsx")).BulkDialog }));

interface BulkBarProps<Row> {
  spec: ResourceSpec<Row>;
  rows: readonly Row[];
  selection: RowSelection;
  /** How many match, and whether there are more than that. */
  pagination: Pick<ListPagination, "total" | "total_is_exact">;
  /** The search has more hits than it returns. */
  cut: boolean;
  /** Filters and sorts of the URL that the list dropped. */
  unknown: readonly string[];
}

/** Floats above the foot while rows are selected; refused rows are listed with the reason. */
export function BulkBar<Row>({ spec, rows, selection, pagination, cut, unknown }: BulkBarProps<Row>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [asking, setAsking] = useState<BulkAction<Row> | null>(null);
  const bulk = useBulk({ spec, rows, selection, unknown });
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
          <BulkActions actions={actions} busy={bulk.busy} onStart={start} />
          <span className="separator" />
          <button type="button" aria-label={t("common:table.clear_selection")} onClick={selection.clear}>
            <Icon of={X} />
          </button>
        </div>
      )}
      {asking && (
        <Suspense>
          <BulkDialog
            action={asking}
            fields={asking.fields?.(chosen)}
            count={count}
            bulk={bulk}
            onRun={(form) => run(asking, form)}
            onClose={() => {
              setAsking(null);
              bulk.forget();
            }}
            onDone={() => setAsking(null)}
          />
        </Suspense>
      )}
      <BulkResult result={bulk.result} getName={bulk.nameOf} onClose={bulk.forget} />
    </>
  );
}

interface BulkActionsProps<Row> {
  actions: readonly BulkAction<Row>[];
  busy: boolean;
  onStart: (action: BulkAction<Row>) => void;
}

/** The actions on one line; those that do not fit are in the menu at its end. */
function BulkActions<Row>({ actions, busy, onStart }: BulkActionsProps<Row>) {
  const t = useTranslate();
  const { row, fits } = useFittingChildren(actions.map(() => 0));
  const inMenu = actions.filter((_, at) => !fits.has(at));
  return (
    <div className="bulk-actions" ref={row}>
      {actions.map((action, at) => (
        <span key={action.intent} hidden={!fits.has(at)}>
          <button type="button" aria-disabled={busy} onClick={() => busy || onStart(action)}>
            {action.icon && <Icon of={action.icon} />}
            {t(action.label)}
            {action.hotkey && <kbd>{action.hotkey.toUpperCase()}</kbd>}
          </button>
        </span>
      ))}
      {inMenu.length > 0 && (
        <span>
          <Menu
            label={t("common:action.more")}
            align="end"
            items={inMenu.map((action) => ({
              key: action.intent,
              label: t(action.label),
              ...(action.icon && { icon: action.icon }),
              ...(action.danger && { danger: true }),
              onSelect: () => busy || onStart(action),
            }))}
            trigger={(trigger) => (
              <button type="button" aria-label={t("common:action.more")} {...trigger}>
                <Icon of={Ellipsis} />
              </button>
            )}
          />
        </span>
      )}
    </div>
  );
}
