import { Suspense, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { PlansTabs } from "#app/modules/plans/screens/list/plans-tabs.tsx";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { moveRecurring, restoreRecurring, skipRecurring } from "../commands/recurring/date-exceptions.server.ts";
import {
  createRecurring,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
} from "../commands/recurring/recurring-commands.server.ts";
import { readRecurringScreen } from "../commands/recurring/view-recurring.server.ts";
import type { RecurringView } from "../model/recurring-view.ts";
import { recurringSpec } from "../screens/recurring/recurring.resource.tsx";
import { RecurringPane } from "../screens/recurring/recurring-pane.tsx";
import type { Route } from "./+types/orders-recurring.ts";
import "../screens/recurring/recurring.css";

export const loader = createScreenLoader(readRecurringScreen);
export const action = createCommandAction([
  ...[createRecurring, pauseRecurring, resumeRecurring, endRecurring],
  ...[skipRecurring, moveRecurring, restoreRecurring],
]);

const RepeatDialog = lazyPart(async () => ({
  default: (await import("../screens/recurring/repeat-dialog.tsx")).RepeatDialog,
}));

/** Recurring orders; the selected one opens beside the list. `?repeat=` opens the dialog for a new one. */
export default function Recurring({ loaderData: { list, may, plans, zone } }: Route.ComponentProps) {
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
        parts={plans && <PlansTabs current="recurring" />}
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
