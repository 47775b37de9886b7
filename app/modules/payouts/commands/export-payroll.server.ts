import { toAmountCell } from "#app/modules/ledger/commands/amount-cell.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toOnePage } from "#app/platform/documents/tables/table-stream.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  createTableFile,
  type ExportedFile,
  type ExportRequest,
  readTableFormat,
} from "#app/platform/lists/export-list.server.ts";
import { monthPattern } from "#app/platform/time/day-spans.ts";
import { readPayroll } from "../db/payroll.reads.server.ts";
import { agentTransactionTypes } from "../model/agent-billing.enums.ts";

/** What a kind's quantity is counted in for payroll, and how many of the stored unit one of them has. */
const payrollUnits = { days: 1, minutes: 60, shipments: 1, metres: 1000 } as const;

/** What employees earned in a month, a row a kind of earnings, for the payroll: hours and kilometers with two decimals. */
export async function exportPayroll(scope: Scope, { url, language }: ExportRequest): Promise<Result<ExportedFile>> {
  const month = url.searchParams.get("month") ?? "";
  if (!monthPattern.test(month)) return failFields({ month: [{ code: "invalid_value" }] });
  const format = readTableFormat(url);
  if (!format.ok) return format;
  const t = createTranslator(language);
  const columns = ["external_id", "agent", "kind", "quantity", "unit", "amount"] as const;
  const head = [...columns.map((key) => t(`payouts:column.${key}`)), t("common:field.currency")];
  const lines = (await readPayroll(scope, month)).map(({ externalId, name, type, currency, quantity, amount }) => {
    const { key, counts } = agentTransactionTypes.byCode(type);
    const counted =
      counts === null
        ? ["", ""]
        : [Math.round((quantity * 100) / payrollUnits[counts]) / 100, t(`payouts:payroll_unit.${counts}`)];
    return [
      ...[externalId ?? "", name, t(`payouts:type.${key}`), ...counted],
      ...[toAmountCell(amount, currency), currency],
    ];
  });
  const title = `${t("payouts:payroll_title")} ${month}`;
  return ok(createTableFile(toOnePage([head, ...lines]), { format: format.value, title, language }));
}
