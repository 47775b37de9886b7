import { type ReactNode, useMemo } from "react";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { PartCounts } from "../parts.server.ts";
import type { MayBill } from "./billing-access.server.ts";
import { BillingTabs, partPath } from "./billing-tabs.tsx";
import "../accounting.css";
import "./billing.css";

interface DocumentsScreenProps<Row> {
  part: "invoices" | "settlements";
  spec: ResourceSpec<Row>;
  list: ResourceData<Row>;
  parts: PartCounts;
  may: MayBill;
  actions?: ReactNode;
}

/** All invoices or all settlements; they are made from what is pending. */
export function DocumentsScreen<Row>({ part, spec, list, parts, may, actions }: DocumentsScreenProps<Row>) {
  const say = useWords();
  const exported = part === "invoices" ? may.export_invoice : may.export_settlement;
  const shown = useMemo(() => {
    const { exports, ...rest } = spec;
    const empty = may.portal ? { title: "billing:empty.portal" as const } : spec.empty;
    return { ...rest, empty, ...(exported && exports ? { exports } : {}) };
  }, [spec, exported, may.portal]);
  const on = may.pending ? "pending" : part === "invoices" ? "settlements" : "invoices";
  return (
    <ResourceTable
      spec={shown}
      data={list}
      emptyAction={<ButtonLink to={partPath(on)}>{say(`billing:part.${on}`)}</ButtonLink>}
      actions={actions}
      parts={<BillingTabs current={part} may={may} counts={parts} />}
    />
  );
}
