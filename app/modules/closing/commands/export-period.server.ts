import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile, ExportRequest } from "#app/platform/lists/export-list.server.ts";
import { isCurrency } from "#app/platform/money/money.ts";
import { monthSchema } from "../model/period.ts";
import { exportDatev } from "./export-datev.server.ts";

interface PeriodFileRequest extends ExportRequest {
  params: Readonly<Record<string, string | undefined>>;
}

/** The posting batch of a month for DATEV, in the account's main currency unless the address names another. */
export async function exportPeriod(
  scope: Scope,
  { url, params, language }: PeriodFileRequest,
): Promise<Result<ExportedFile>> {
  const month = monthSchema.safeParse(params.month);
  if (!month.success) return fail("not_found");
  const currency = url.searchParams.get("currency") ?? scope.account.preferences.default_currency;
  if (!isCurrency(currency)) return failFields({ currency: [{ code: "invalid_value" }] });
  const part = Number(url.searchParams.get("part") ?? "1");
  if (!Number.isInteger(part) || part < 1 || part > 1000) return failFields({ part: [{ code: "invalid_value" }] });
  return exportDatev(scope, { month: month.data, currency, part, language });
}
