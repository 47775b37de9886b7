import { Columns3, Save } from "lucide-react";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import { isBlankGridRow } from "#app/ui/bulk-grid/grid-model.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";
import { Skeleton } from "#app/ui/primitives/skeleton.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { GridContext, Lookup } from "../../model/grid/grid-context.ts";
import { buildGridColumns, columnRules } from "./bulk-columns.ts";
import { useBulkDraft } from "./bulk-draft.ts";
import { createDuplicateFinder, createRowReader, type RefusedRow } from "./bulk-rows.ts";
import { useBulkDocuments } from "./use-bulk-documents.ts";
import { type FaultyCell, useBulkSave } from "./use-bulk-save.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { type KnownOptions, useLookups } from "./use-lookups.ts";
import { useRowCounts } from "./use-row-counts.ts";

const BulkGrid = lazyPart(async () => ({ default: (await import("#app/ui/bulk-grid/bulk-grid.tsx")).BulkGrid }));

interface BulkScreenProps {
  known: KnownOptions;
  country: string;
  account: { id: string; kind: "carrier" | "merchant" };
  userId: string;
  maySeeCustomers: boolean;
  customFields: readonly CustomField[];
}

/** Creates many orders in a grid like a spreadsheet. */
export function BulkScreen(props: BulkScreenProps) {
  const t = useTranslate();
  const ready = useHydrated();
  return (
    <>
      <PageTitle>{t("bulk:title")}</PageTitle>
      {ready ? (
        <BulkOrders {...props} />
      ) : (
        <header className="px-5 pt-4 pb-1">
          <h1>{t("bulk:title")}</h1>
          <Skeleton width={5} />
        </header>
      )}
    </>
  );
}

function BulkOrders({ known, country, account, userId, maySeeCustomers, customFields }: BulkScreenProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { currency, weight, now } = useFormats();
  const key = `orders.bulk.${account.id}.${userId}`;
  const draft = useBulkDraft(key);
  const lookups = useLookups(known);
  const learnDocuments = useCallback(
    (found: readonly Lookup[]) => lookups.addLookups("documents", found),
    [lookups.addLookups],
  );
  const chooseDocuments = useBulkDocuments(learnDocuments);
  const hiding = useHiddenColumns(
    `${key}.columns`,
    columnRules.filter(({ hidden }) => hidden).map((each) => each.key),
  );
  const [refused, setRefused] = useState<ReadonlyMap<number, RefusedRow>>(new Map());
  const context = useMemo(
    (): GridContext => ({
      country,
      currency,
      account: account.kind,
      system: weight,
      decimalComma: language === "de",
      dayFirst: country !== "US",
      customFields,
      year: String(new Date(now || Date.now()).getFullYear()),
      lookUp: lookups.look,
    }),
    [country, currency, account.kind, weight, language, now, customFields, lookups.look],
  );
  const reader = useMemo(
    () =>
      createRowReader(
        context,
        ({ code, params }: Issue) => t(`errors:${code}` as TranslationKey, params),
        lookups.countResponses,
      ),
    [context, t, lookups.countResponses],
  );
  const columns = useMemo(
    () =>
      buildGridColumns({
        ...{ t, account: account.kind, maySeeCustomers, customFields, language },
        ...{ pick: lookups.pick, chooseDocuments },
      }),
    [t, account.kind, maySeeCustomers, customFields, language, lookups.pick, chooseDocuments],
  );
  const shown = useMemo(() => columns.filter(({ key }) => !hiding.hidden.includes(key)), [columns, hiding.hidden]);
  const rows = draft.state?.rows;
  const [findDuplicates] = useState(createDuplicateFinder);
  const getDuplicates = useMemo(() => findDuplicates(rows ?? []), [findDuplicates, rows]);
  const [goTo, setGoTo] = useState<FaultyCell | null>(null);
  const toFault = (cell: FaultyCell) => {
    if (hiding.hidden.includes(cell.column)) hiding.toggle(cell.column);
    setGoTo({ ...cell });
  };
  const { save, progress } = useBulkSave({ draft, reader, refused, setRefused, goToFault: toFault });
  const getFaults = (row: NonNullable<typeof rows>[number]) =>
    reader.faults(row, getDuplicates(row), refused.get(row.id));
  const counts = useRowCounts(rows, getFaults, lookups.version);
  useEffect(() => {
    if (rows?.every(isBlankGridRow)) draft.dismiss();
  }, [rows, draft.dismiss]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="px-5 pt-4 pb-1">
        <Crumbs crumbs={[{ label: t("common:nav.orders"), to: "/orders" }, { label: t("bulk:title") }]} />
        <div className="flex items-center gap-3">
          <h1>{t("bulk:title")}</h1>
          <span className="text-ink-2 text-sm">
            {t("bulk:counts", { count: counts.filled })}
            {counts.faulty > 0 && (
              <span className="text-danger"> · {t("bulk:with_errors", { count: counts.faulty })}</span>
            )}
          </span>
          <span className="grow" />
          <Button kind="primary" icon={Save} pending={progress !== null} disabled={counts.filled === 0} onClick={save}>
            {progress ? t("bulk:saving", progress) : t("bulk:save")}
          </Button>
        </div>
      </header>
      {draft.restored && (
        <p className="mx-5 my-1 flex items-center gap-3 rounded-md bg-accent-tint px-3 py-1.5 text-sm" role="status">
          <span>
            {t("bulk:restored", { count: draft.restored.rows })} <DateTimeText at={draft.restored.at} within />
          </span>
          <span className="grow" />
          <Button kind="ghost" onClick={draft.startOver}>
            {t("bulk:start_over")}
          </Button>
          <Button kind="ghost" onClick={draft.dismiss}>
            {t("bulk:keep")}
          </Button>
        </p>
      )}
      <Suspense fallback={<Skeleton width={5} />}>
        {draft.state ? (
          <BulkGrid
            label={t("bulk:title")}
            columns={shown}
            state={draft.state}
            onChange={draft.setState}
            getRowFaults={getFaults}
            goTo={goTo}
            getFault={reader.fault}
            onTyping={(typed) => {
              draft.typing.current = typed;
            }}
            tools={
              <Menu
                label={t("bulk:columns")}
                align="end"
                several
                items={columns.map((each) => ({
                  key: each.key,
                  label: each.header,
                  checked: !hiding.hidden.includes(each.key),
                  onSelect: () => hiding.toggle(each.key),
                }))}
                trigger={(menu) => <IconButton icon={Columns3} label={t("bulk:columns")} bordered {...menu} />}
              />
            }
          />
        ) : (
          <Skeleton width={5} />
        )}
      </Suspense>
      <p className="px-5 pb-2 text-ink-3 text-xs">{t("bulk:keys")}</p>
      <LeaveGuard active={counts.filled > 0} />
    </div>
  );
}
