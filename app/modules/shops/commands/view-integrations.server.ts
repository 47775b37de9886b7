import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { MAX_COUNTED_PAGE } from "#app/platform/lists/list-plan.server.ts";
import { isPageSize } from "#app/platform/lists/list-query.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { countSyncFigures, countSyncLog, readSyncLog } from "../db/shop-log.server.ts";
import { findShop, readPackageTemplates, readShops } from "../db/shops.server.ts";
import { shopPlatforms } from "../model/shop.enums.ts";
import { DEFAULT_LOG_LINES, isLogTab, parseLogQuery } from "../model/sync-log.ts";

const canManageIntegrations = ({ account }: Scope) => can(account, "settings.integrations.manage");

/** `/settings/integrations`: the shops of the account. */
export async function viewIntegrations(scope: Scope) {
  const [shops, merchants] = await Promise.all([readShops(scope), readNamedChoices(scope, "merchants", "")]);
  return ok({
    shops: shops.map(({ settings: _, offer: __, ...shop }) => shop),
    merchants,
    canManage: canManageIntegrations(scope),
    canConnect: scope.ports.vault !== null,
    signIns: shopPlatforms.filter((each) => each !== "shopify" || scope.ports.shopifyApp !== null),
    origin: scope.ports.origin,
  });
}

/** `GET integrations`. */
export async function listIntegrations(scope: Scope) {
  const shops = await readShops(scope);
  return ok({ integrations: shops.map(({ settings: _, offer: __, ...shop }) => shop) });
}

/** `GET integrations/{id}`. */
export async function viewIntegration(scope: Scope, { params }: PageRequest) {
  const [shop] = await readShops(scope, params.id ?? "");
  return shop ? ok({ integration: shop }) : fail("not_found");
}

/** `GET integrations/{id}/log`: newest first, `limit` lines (at most 100); `cursor` is the id of the last line of the previous page. */
export async function listSyncLog(scope: Scope, { params, url }: PageRequest) {
  const id = params.id ?? "";
  const limitText = url.searchParams.get("limit") ?? String(DEFAULT_LOG_LINES);
  if (!isPageSize(limitText, MAX_COUNTED_PAGE)) return failFields({ limit: [{ code: "invalid_value" }] });
  const limit = Number(limitText);
  const [tab, cursor] = [url.searchParams.get("tab"), url.searchParams.get("cursor")];
  if (tab && !isLogTab(tab)) return failFields({ tab: [{ code: "invalid_value" }] });
  if (cursor && !/^\d{1,15}$/.test(cursor)) return failFields({ cursor: [{ code: "invalid_value" }] });
  if (!(await findShop(scope, id))) return fail("not_found");
  const requested = { ...parseLogQuery(url), limit: limit + 1 };
  const [lines, counts] = await Promise.all([
    readSyncLog(scope, id, requested),
    countSyncLog(scope, id, requested.search),
  ]);
  const next = lines.length > limit ? (lines[limit - 1]?.id ?? null) : null;
  const shown = lines.slice(0, limit).map(({ order, ...line }) => ({ ...line, order_id: order }));
  const total = counts[requested.tab || "all"];
  return ok({ log: shown, pagination: { previous: null, next, total, total_is_exact: true, limit } });
}

/** Data of an integration's page: mapping, offer and log. */
export async function viewShop(scope: Scope, { params, url }: PageRequest) {
  const [shop] = await readShops(scope, params.id ?? "");
  if (!shop) return fail("not_found");
  const { id } = shop;
  const requested = parseLogQuery(url);
  const [lines, counts, figures, methods, locations, merchants, templates] = await Promise.all([
    readSyncLog(scope, id, requested),
    countSyncLog(scope, id, requested.search),
    countSyncFigures(scope, id, now(scope) - day),
    readNamedChoices(scope, "shipping_methods", ""),
    readNamedChoices(scope, "locations", ""),
    readNamedChoices(scope, "merchants", ""),
    readPackageTemplates(scope),
  ]);
  const next = lines.length > DEFAULT_LOG_LINES ? (lines[DEFAULT_LOG_LINES - 1]?.id ?? null) : null;
  const packages = [...templates.values()].map(({ id: value, name: label }) => ({ value, label }));
  return ok({
    shop,
    log: { lines: lines.slice(0, DEFAULT_LOG_LINES), counts, next, tab: requested.tab, search: requested.search },
    figures: { kinds: Object.fromEntries(figures.kinds), hours: figures.hours },
    choices: { methods, locations, merchants, packages },
    canManage: canManageIntegrations(scope),
    now: now(scope),
  });
}
