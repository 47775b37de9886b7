import { BadgeCheck, BadgeX, ReceiptText } from "lucide-react";
import { Link } from "react-router";
import type { CollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import { prepaidHolders } from "#app/modules/ledger/model/accounting.enums.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import type { BulkAction, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { ListedCollection } from "../../commands/collections/view-collections.server.ts";
import type { describeCollections } from "../../db/collection-list.reads.server.ts";
import { Age } from "./age.tsx";

const { pending, prepaid, collected } = collectionStatuses.code;

/** The list of all collections; receipts are generated from selected ones. */
export function collectionsSpec(
  may: CollectionRights,
): ResourceSpec<ListedCollection, ListNameSet<ReturnType<typeof describeCollections>>> {
  return {
    name: "collections",
    module: "accounting.order_collections.pending",
    title: "accounting:title",
    rowId: (row) => row.id,
    rowName: (row) => row.orderNumber,
    rowHref: (row) => `/orders/${row.orderNumber}`,
    searchPlaceholder: "accounting:search_collections",
    defaultSort: "-created_at",
    matching: { path: "collections", rows: "collections" },
    ...(may.export ? { exports: "/accounting/collections/all/export" } : {}),
    tabs: collectionStatuses.rows.map(({ code, key }) => ({
      key,
      label: `common:status.collection.${key}`,
      query: `filters[status][]=${code}`,
    })),
    columns: [
      {
        key: "order",
        header: "accounting:column.order",
        width: 110,
        cell: (row) => <span className="cell-id">{row.orderNumber}</span>,
      },
      { key: "status", header: "accounting:column.status", width: 190, cell: (row) => <StateCell row={row} /> },
      { key: "agent", header: "accounting:column.agent", long: true, width: 150, cell: (row) => row.agentName },
      {
        key: "merchant",
        header: "accounting:column.merchant",
        long: true,
        width: 150,
        cell: (row) => row.merchantName,
      },
      { key: "customer", header: "accounting:column.customer", long: true, cell: (row) => row.customerName },
      {
        key: "collected_at",
        header: "accounting:column.collected",
        width: 140,
        sortable: true,
        cell: (row) => <DateTimeText at={row.collectedAt} />,
      },
      {
        key: "age",
        header: "accounting:column.age",
        width: 80,
        align: "right",
        cell: (row) => (row.status === collected ? <Age days={row.ageDays} /> : null),
      },
      {
        key: "method",
        header: "accounting:column.method",
        width: 100,
        wide: true,
        cell: (row) => <MethodCell row={row} />,
      },
      {
        key: "amount",
        header: "accounting:column.amount",
        width: 120,
        align: "right",
        sortable: true,
        cell: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
      },
      { key: "receipt", header: "accounting:column.receipt", width: 130, cell: (row) => <ReceiptCell row={row} /> },
    ],
    filters: [
      {
        field: "status",
        label: "accounting:column.status",
        kind: "status",
        status: "collection",
        codes: collectionStatuses.codes,
      },
      { field: "agent", label: "accounting:column.agent", kind: "reference", lookup: "agents" },
      { field: "merchant", label: "accounting:column.merchant", kind: "reference", lookup: "merchants" },
      { field: "currency", label: "common:field.currency", kind: "reference", lookup: "currencies" },
      {
        field: "method",
        label: "accounting:column.method",
        kind: "enum",
        options: paymentMethods.rows.map(({ code, key }) => ({
          value: String(code),
          label: `accounting:method.${key}` as const,
        })),
      },
      {
        field: "prepaid_holder",
        label: "accounting:column.holder",
        kind: "enum",
        options: prepaidHolders.map((key) => ({ value: key, label: `accounting:holder.${key}` as const })),
      },
      { field: "collected_at", label: "accounting:column.collected", kind: "date" },
      { field: "amount", label: "accounting:column.amount", kind: "price" },
      { field: "waived", label: "accounting:waived", kind: "flag" },
    ],
    bulkActions: [
      ...(may.generate ? [generateAction] : []),
      ...(may.update ? [markPrepaidAction, markUnpaidAction] : []),
    ],
    empty: { title: "accounting:empty.collections", text: "accounting:empty.collections_why" },
  };
}

const generateAction: BulkAction<ListedCollection> = {
  intent: "accounting.order_collections.generate_receipts",
  label: "accounting:generate",
  icon: ReceiptText,
  hotkey: "g",
  idsField: "collections",
  together: 500,
  available: (rows) => rows.length === 0 || rows.some(({ status, receiptId }) => status === collected && !receiptId),
};

const markPrepaidAction: BulkAction<ListedCollection> = {
  intent: "accounting.order_collections.mark_prepaid",
  label: "accounting:mark_prepaid",
  icon: BadgeCheck,
  idsField: "collections",
  fields: () => <HolderField />,
  available: (rows) => rows.length === 0 || rows.some(({ status, waived }) => status === pending && !waived),
};

const markUnpaidAction: BulkAction<ListedCollection> = {
  intent: "accounting.order_collections.mark_unpaid",
  label: "accounting:mark_unpaid",
  icon: BadgeX,
  idsField: "collections",
  confirm: "accounting:mark_unpaid_why",
  available: (rows) => rows.length > 0 && rows.some(({ status }) => status === prepaid),
};

function HolderField() {
  const t = useTranslate();
  return (
    <Select
      name="holder"
      label={t("accounting:column.holder")}
      hint={t("accounting:holder_hint")}
      options={prepaidHolders.map((key) => ({ value: key, label: t(`accounting:holder.${key}`) }))}
    />
  );
}

function StateCell({ row: { status, waived, prepaidHolder, agentReason } }: { row: ListedCollection }) {
  const t = useTranslate();
  if (waived)
    return (
      <span className="faint-ink" title={agentReason ?? undefined}>
        {t(agentReason === null ? "accounting:waived" : "accounting:waived_by_agent")}
      </span>
    );
  return (
    <span className="held">
      <Status kind="collection" code={status} />
      {agentReason !== null ? (
        <span className="faint-ink" title={agentReason}>
          {t("accounting:prepaid_by_agent")}
        </span>
      ) : (
        prepaidHolder && <span className="faint-ink">{t(`accounting:held_by.${prepaidHolder}`)}</span>
      )}
    </span>
  );
}

function MethodCell({ row: { method } }: { row: ListedCollection }) {
  const t = useTranslate();
  return <>{t(`accounting:method.${paymentMethods.byCode(method).key}`)}</>;
}

function ReceiptCell({ row: { receiptNumber } }: { row: ListedCollection }) {
  if (!receiptNumber) return null;
  return (
    <Link className="link" to={`/accounting/collections/receipts/${receiptNumber}`}>
      {receiptNumber}
    </Link>
  );
}
