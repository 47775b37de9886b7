import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readOwnIds } from "#app/data/settings/catalogue.reads.server.ts";
import { shippingMethodRows } from "#app/data/settings/shipping-methods.server.ts";
import { readZoneChoices } from "#app/data/zones/zone-choices.reads.server.ts";
import { zoneRows } from "#app/data/zones/zones.server.ts";
import { shippingMethodTypes } from "#app/domain/fees/fee-method.ts";
import { type ShippingMethodInput, shippingMethodSchema } from "#app/domain/fees/shipping-method.ts";
import { fail, failFields, type Issue, ok, type Result } from "#app/domain/kernel/result.ts";
import { rowAnswer } from "#app/domain/settings/row-answer.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { alone, catalogue, managing } from "../catalogue/catalogue.server.ts";
import { seen } from "../catalogue/definition.server.ts";

/** Shipping methods; what was charged by one stays as it was. */
export const shippingMethodCatalogue = catalogue({
  name: "shipping_methods",
  one: "shipping_method",
  rows: shippingMethodRows,
  permission: managing("shipping_methods"),
  subscription: true,
  forms: { create: shippingMethodSchema, update: shippingMethodSchema.safeExtend(seen) },
  refers: { agents: "agents" },
  prepare: ownZones,
  complete: alone,
  answer: { row: rowAnswer(shippingMethodSchema) },
  deletable: true,
  columns: (column) => [
    column("name", "settings:shipping_methods.name", (row) => row.name),
    column("type", "settings:shipping_methods.type", (row, { t }) =>
      t(`settings:shipping_methods.types.${shippingMethodTypes.of(row.type).key}`),
    ),
    column("currency", "common:field.currency", (row) => row.currency),
    column("base_fee", "settings:shipping_methods.base_fee", (row) => row.base_fee),
    column("flat_fee", "settings:shipping_methods.flat_fee", (row) => row.flat_fee ?? ""),
    column("rto_fee", "settings:shipping_methods.rto_fee", (row) => row.rto_fee),
  ],
});

/** Zones with a fee of their own are the account's own. */
async function ownZones(scope: Scope, form: ShippingMethodInput): Promise<Result<ShippingMethodInput>> {
  const wanted = form.zones.map((each) => each.zone_id);
  const own = await readOwnIds(scope, zoneRows, wanted);
  const fields = wanted.flatMap((id, at): [string, Issue[]][] =>
    own.has(id) ? [] : [[`zones.${at}.zone_id`, [{ code: "invalid_value" }]]],
  );
  return fields.length > 0 ? failFields(Object.fromEntries(fields)) : ok(form);
}

/** The page of one shipping method, or of a new one (`new`), with what its form chooses from. */
export async function shippingMethodScreen(scope: Scope, { params }: PageRequest) {
  const id = params.id ?? "";
  const [[method], agents, zones] = await Promise.all([
    id === "new" ? [] : shippingMethodRows.read(scope, [id]),
    readChoices(scope, "agents"),
    readZoneChoices(scope),
  ]);
  if (!method && id !== "new") return fail("not_found");
  const { default_currency: own, supported_currencies: others } = scope.account.preferences;
  return ok({ method: method ?? null, agents, zones, currencies: [...new Set([own, ...others])] });
}
