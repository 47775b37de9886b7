import { useMemo } from "react";
import type { TillRecord } from "#app/modules/ledger/db/tills.reads.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { DepositRights } from "../commands/view-deposits.server.ts";
import type { DepositRow } from "../db/deposits.reads.server.ts";
import { DepositTabs } from "./deposit-tabs.tsx";
import { depositsSpec } from "./deposits.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface DepositsScreenProps {
  list: ResourceData<DepositRow>;
  tills: readonly TillRecord[];
  may: DepositRights;
}

/** The list of deposits; with the till where there are several. */
export function DepositsScreen({ list, tills, may }: DepositsScreenProps) {
  const t = useTranslate();
  const spec = useMemo(() => {
    if (tills.length === 0) return depositsSpec;
    const name = ({ tillId }: DepositRow) => tills.find(({ id }) => id === tillId)?.name;
    const till = { key: "till", header: "accounting:till.label", width: 140, cell: name } as const;
    return { ...depositsSpec, columns: depositsSpec.columns.toSpliced(3, 0, till) };
  }, [tills]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      parts={<DepositTabs current="deposits" bank={may.bank} />}
      emptyAction={<ButtonLink to="/accounting/cash-book">{t("deposits:part.cash_book")}</ButtonLink>}
    />
  );
}
