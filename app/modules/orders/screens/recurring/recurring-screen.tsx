import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { RecurringView } from "../../model/recurring-view.ts";
import { recurringSpec } from "./recurring.resource.tsx";
import { RecurringPane } from "./recurring-pane.tsx";
import "./recurring.css";

const RepeatDialog = lazy(async () => ({ default: (await import("./repeat-dialog.tsx")).RepeatDialog }));

interface RecurringScreenProps {
  list: ResourceData<RecurringView>;
  may: boolean;
  zone: string;
  tabs: ReactNode;
}

/** Recurring orders; the selected one opens beside the list. `?repeat=` opens the dialog for a new one. */
export function RecurringScreen({ list, may, zone, tabs }: RecurringScreenProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const number = params.get("repeat");
  const spec = useMemo(() => {
    const of = (row: RecurringView) => <RecurringPane key={row.id} row={row} may={may} />;
    return { ...recurringSpec, pane: { at: "side" as const, of } };
  }, [may]);
  return (
    <>
      <ResourceTable
        spec={spec}
        data={list}
        above={tabs}
        emptyAction={<ButtonLink to="/orders">{t("common:nav.orders")}</ButtonLink>}
      />
      {number && may && (
        <Suspense fallback={null}>
          <RepeatDialog
            number={number}
            zone={zone}
            onClose={() => void navigate("/orders/recurring", { replace: true, preventScrollReset: true })}
          />
        </Suspense>
      )}
    </>
  );
}
