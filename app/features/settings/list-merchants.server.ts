import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readMerchants } from "#app/data/settings/merchants.server.ts";
import { can } from "#app/domain/access/can.ts";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { ok } from "#app/domain/kernel/result.ts";
import type { MerchantView } from "#app/domain/merchants/merchant.ts";
import { worded } from "../export-columns.server.ts";
import { exportList, type ListExport } from "../export-list.server.ts";
import { type Asked, cataloguePage, cataloguePageOf, catalogueRead, oneOf } from "./catalogue-page.server.ts";

/** The screen of merchants: a page, the one that is edited, and what its form chooses from. */
export async function merchantsScreen(scope: Scope, asked: Asked) {
  const [page, shipping_methods, locations] = await Promise.all([
    cataloguePage(scope, "merchants", readMerchants, asked),
    readChoices(scope, "shipping_methods"),
    readChoices(scope, "locations"),
  ]);
  const { default_currency: own, supported_currencies: others } = scope.account.preferences;
  return ok({
    ...page,
    choices: { shipping_methods, locations },
    currencies: [...new Set([own, ...others])],
    canManage: can(scope.account, "settings.merchants.manage"),
  });
}

export const listMerchants = catalogueRead("merchants", "merchants", readMerchants);

export const viewMerchant = oneOf("merchant", readMerchants);

/** `GET settings/merchants/export`: all that the list matches, as a file. */
export function exportMerchants(scope: Scope, { url, language }: { url: URL; language: string }) {
  return exportList(scope, merchantExport, { url, language });
}

const merchantExport: ListExport<MerchantView> = {
  title: (t) => t("settings:merchants.title"),
  read: (scope: Scope, query: ListQuery) => cataloguePageOf(scope, "merchants", readMerchants, query),
  columns: [
    worded("name", "settings:merchants.name", (each) => each.name),
    worded("owner", "settings:merchants.owner", (each) => each.owner_name ?? ""),
    worded("owner", "settings:merchants.email", (each) => each.email ?? ""),
    worded("phone", "settings:merchants.phone", (each) => each.phone ?? ""),
    worded("portal", "settings:merchants.portal", (each, { t }) =>
      t(each.managed ? "settings:merchants.managed" : `settings:merchants.connection.${each.connection}`),
    ),
    worded("limits", "settings:merchants.limits", (each) =>
      each.billing_limits.map(({ amount, currency }) => `${amount} ${currency}`).join(" | "),
    ),
    worded("tags", "settings:merchants.tags", (each) => each.tags.join(", ")),
    worded("active", "settings:status", (each, { t }) => t(each.active ? "settings:active" : "settings:inactive")),
  ],
};
