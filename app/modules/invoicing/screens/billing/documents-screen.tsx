import { type ReactNode, useMemo } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import { BillingTabs, getDocumentPath, getPartPath } from "./billing-tabs.tsx";
import "#app/modules/ledger/screens/accounting.css";
import "./billing.css";

/** The part of a row that a portal needs: the issuing carrier. */
interface ListedDocument {
  id: string;
  number: string;
  carrierName: string;
}

interface DocumentsScreenProps<Row extends ListedDocument> {
  part: "invoices" | "settlements";
  spec: ResourceSpec<Row>;
  list: ResourceData<Row>;
  parts: PartCounts;
  may: MerchantBillingRights;
  actions?: ReactNode;
}

/** The list of invoices or settlements; they are generated from pending billing. */
export function DocumentsScreen<Row extends ListedDocument>({
  part,
  spec,
  list,
  parts,
  may,
  actions,
}: DocumentsScreenProps<Row>) {
  const t = useTranslate();
  const exported = part === "invoices" ? may.export_invoice : may.export_settlement;
  // Actions on settlements come with the list by their own permissions.
  const acts = part === "settlements" || (may.update_invoice && !may.portal);
  const shown = useMemo(() => {
    const { exports, bulkActions, ...rest } = spec;
    const read = may.portal ? toPortalSpec(part, rest) : rest;
    return { ...read, ...(exported && exports ? { exports } : {}), ...(acts && bulkActions ? { bulkActions } : {}) };
  }, [spec, part, exported, acts, may.portal]);
  const on = may.pending ? "pending" : part === "invoices" ? "settlements" : "invoices";
  return (
    <ResourceTable
      spec={shown}
      data={list}
      emptyAction={<ButtonLink to={getPartPath(on)}>{t(`billing:part.${on}`)}</ButtonLink>}
      actions={actions}
      parts={<BillingTabs current={part} may={may} counts={parts} />}
    />
  );
}

/** The same list in a portal, with the carrier in place of the merchant. */
function toPortalSpec<Row extends ListedDocument>(
  part: DocumentsScreenProps<Row>["part"],
  spec: ResourceSpec<Row>,
): ResourceSpec<Row> {
  return {
    ...spec,
    rowHref: (row) => getDocumentPath(part, row, { portal: true }),
    columns: spec.columns.map((column) =>
      column.key === "merchant"
        ? { key: "merchant", header: "billing:column.carrier", long: true, cell: (row) => row.carrierName }
        : column,
    ),
    filters: spec.filters.filter(({ field }) => field !== "merchant"),
    empty: { title: "billing:empty.portal" },
  };
}
