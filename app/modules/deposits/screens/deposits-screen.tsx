import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { DepositRights } from "../commands/view-deposits.server.ts";
import type { DepositRow } from "../db/deposits.reads.server.ts";
import { DepositTabs } from "./deposit-tabs.tsx";
import { depositsSpec } from "./deposits.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";

/** The list of deposits. */
export function DepositsScreen({ list, may }: { list: ResourceData<DepositRow>; may: DepositRights }) {
  const t = useTranslate();
  return (
    <ResourceTable
      spec={depositsSpec}
      data={list}
      parts={<DepositTabs current="deposits" bank={may.bank} />}
      emptyAction={<ButtonLink to="/accounting/cash-book">{t("deposits:part.cash_book")}</ButtonLink>}
    />
  );
}
