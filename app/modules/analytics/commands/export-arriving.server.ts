import type { Scope } from "#app/platform/db/scope.server.ts";
import { toOnePage } from "#app/platform/documents/tables/table-stream.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { createTableFile, type ExportedFile, readTableFormat } from "#app/platform/lists/export-list.server.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { type Arriving, type ArrivingOrder, readArrivingOrders } from "./arriving-orders.server.ts";

type Words = ReturnType<typeof createTranslator>;

/** Every arriving order in danger as a file, with both days' outlook before it and how many they are after it. */
export async function exportArriving(
  scope: Scope,
  { url, language }: { url: URL; language: string },
): Promise<Result<ExportedFile>> {
  const format = readTableFormat(url);
  if (!format.ok) return format;
  const t = createTranslator(language);
  const title = `${t("analytics:title")} ${t("analytics:dashboard.arriving_otif")}`;
  const pages = toOnePage(writeTable(scope, await readArrivingOrders(scope, url), t));
  return ok(createTableFile(pages, { format: format.value, title, language }));
}

function writeTable(scope: Scope, { days, orders, isCut, countedAt }: Arriving, t: Words): OutputCell[][] {
  const parts = ["done", "safe", "at_risk", "will_miss"] as const;
  const columns = ["order", "name", "from", "to", "arrival", "items", "picked", "why", "slack", "agent"] as const;
  return [
    ["", t("analytics:count.orders"), ...parts.map((part) => t(`analytics:arriving.${part}`))],
    ...days.map((day): OutputCell[] => [{ local: day.day }, day.orders, ...parts.map((part) => day[part])]),
    [],
    [t("analytics:arriving.column.danger"), ...columns.map((column) => t(`analytics:arriving.column.${column}`))],
    ...orders.map((order) => writeOrder(scope, order, t)),
    [],
    [t("analytics:rows.total", { n: String(orders.length) }), ...(isCut ? [t("analytics:arriving.cut")] : [])],
    [t("analytics:counted", { at: writeMoment(scope, countedAt) })],
  ];
}

function writeOrder(scope: Scope, order: ArrivingOrder, t: Words): OutputCell[] {
  const local = (time: string | null): OutputCell => (time === null ? "" : { local: time });
  return [
    ...[t(`analytics:arriving.${order.danger}`), order.number, order.name],
    ...[local(order.deliveryFrom), local(order.deliveryTo)],
    local(order.eta === null ? null : toLocalTime(order.eta, scope.account.timezone)),
    ...[order.items, order.picked, t(`analytics:arriving.reason.${order.reason}`)],
    ...[order.slackMinutes ?? "", order.agent ?? ""],
  ];
}

const writeMoment = ({ account }: Scope, at: number): string => toLocalTime(at, account.timezone).replace("T", " ");
