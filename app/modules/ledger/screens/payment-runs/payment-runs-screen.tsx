import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { PaymentRunRow } from "../../db/payment-runs.reads.server.ts";
import { paymentRunsSpec } from "./payment-runs.resource.tsx";
import "../accounting.css";

/** The list of payment runs. */
export function PaymentRunsScreen({ list }: { list: ResourceData<PaymentRunRow> }) {
  const t = useTranslate();
  const start = (
    <ButtonLink kind="primary" to="/accounting/payment-runs/new">
      {t("runs:new")}
    </ButtonLink>
  );
  return (
    <ResourceTable spec={paymentRunsSpec} data={list} emptyAction={start} actions={list.rows.length > 0 && start} />
  );
}
