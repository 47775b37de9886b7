import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import type { ExportContext } from "#app/platform/lists/export-list.server.ts";
import { isFarDay } from "#app/platform/lists/list-query.ts";
import { filterForms, getCodes } from "#app/platform/lists/list-spec.server.ts";
import type { ReportDefinition } from "../model/report.ts";
import { getSourceAccess, type SourceName } from "../model/report-sources.ts";
import { readReportSource } from "./report-source.server.ts";

/** Translations of a filter's codes, by source and field: the key of a code follows the prefix. */
const codeWords: Readonly<Record<SourceName, Readonly<Record<string, string>>>> = {
  orders: { status: "common:status.order" },
  deliveries: { status: "common:status.shipment", failure_reason: "shipments:reason" },
  collections: { status: "common:status.collection", method: "accounting:method" },
  payouts: { state: "payouts:state", type: "payouts:type" },
  hours: { by: "fleet:source" },
  balances: {},
  invoices: { status: "common:status.invoice" },
  order_outcomes: {},
  route_outcomes: {},
  stock: {},
  audit: {},
};

/** The filters as a sentence, with the names of what they name. */
export async function describeFilters(writing: ExportContext, report: ReportDefinition): Promise<string> {
  const { scope, t } = writing;
  const source = await readReportSource(scope, report.source);
  const { lookups } = getSourceAccess(report.source);
  const words = codeWords[report.source];
  const { fields } = source.describe(scope);
  const labels = new Map(source.listColumns(writing).map(({ key, label }) => [key, label]));
  const names = await readFilterNames(scope, report, lookups);
  const describe = (field: string, value: string): string => {
    const filter = fields[field]?.filter;
    if (filter && filterForms[filter.kind] === "days") return describeDays(value);
    const name = names[field]?.find((each) => each.value === value)?.label;
    if (name) return name;
    const key = filter ? getCodes(filter)?.rows.find(({ code }) => String(code) === value)?.key : undefined;
    return words[field] ? t(`${words[field]}.${key ?? value}`) : (key ?? value);
  };
  const sentences = report.filters.map(({ field, not, values }) => {
    const label = labels.get(field) ?? field.replaceAll("_", " ");
    return `${label} ${not ? "≠" : "="} ${values.map((value) => describe(field, value)).join(", ")}`;
  });
  return sentences.length > 0 ? sentences.join("; ") : t("reports:foot.no_filters");
}

function describeDays(value: string): string {
  const [, from = "", to = ""] = value.split(",");
  if (isFarDay(from)) return `… – ${to}`;
  return isFarDay(to) ? `${from} – …` : `${from} – ${to}`;
}
