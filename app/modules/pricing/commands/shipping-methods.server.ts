import { readZoneChoices, zoneRows } from "#app/modules/places/db/zones.server.ts";
import {
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import { readOwnIds } from "#app/platform/catalogue/rows.reads.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { fail, failFields, type Issue, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { shippingMethodRows } from "../db/shipping-methods.server.ts";
import { shippingMethodTypes } from "../model/fee-method.ts";
import { type ShippingMethodInput, shippingMethodSchema } from "../model/shipping-method.ts";

/** Shipping methods; changing one does not change fees that were already charged. */
export const shippingMethodCatalogue = createCatalogue({
  name: "shipping_methods",
  singular: "shipping_method",
  rows: shippingMethodRows,
  permission: listManagePermissions("shipping_methods"),
  subscription: true,
  forms: { create: shippingMethodSchema, update: shippingMethodSchema.safeExtend(expectedVersionFields) },
  references: { agents: "agents" },
  prepare: checkZones,
  complete: completeWithoutChecks,
  response: { row: createRowResponseSchema(shippingMethodSchema) },
  isDeletable: true,
  columns: (column) => [
    column("name", "shipping_methods:name", (row) => row.name),
    column("type", "shipping_methods:type", (row, { t }) =>
      t(`shipping_methods:types.${shippingMethodTypes.byCode(row.type).key}`),
    ),
    column("currency", "common:field.currency", (row) => row.currency),
    column("base_fee", "shipping_methods:base_fee", (row) => row.base_fee),
    column("flat_fee", "shipping_methods:flat_fee", (row) => row.flat_fee ?? ""),
    column("rto_fee", "shipping_methods:rto_fee", (row) => row.rto_fee),
  ],
});

/** Zones with a fee of their own must belong to the account. */
async function checkZones(scope: Scope, form: ShippingMethodInput): Promise<Result<ShippingMethodInput>> {
  const zoneIds = form.zones.map((each) => each.zone_id);
  const own = await readOwnIds(scope, zoneRows, zoneIds);
  const fields = zoneIds.flatMap((id, index): [string, Issue[]][] =>
    own.has(id) ? [] : [[`zones.${index}.zone_id`, [{ code: "invalid_value" }]]],
  );
  return fields.length > 0 ? failFields(Object.fromEntries(fields)) : ok(form);
}

/** The page of one shipping method, or of a new one (`new`), with the form's choices. */
export async function readShippingMethodScreen(scope: Scope, { params }: PageRequest) {
  const id = params.id ?? "";
  const [[method], agents, zones] = await Promise.all([
    id === "new" ? [] : shippingMethodRows.read(scope, [id]),
    readNamedChoices(scope, "agents"),
    readZoneChoices(scope),
  ]);
  if (!method && id !== "new") return fail("not_found");
  const { default_currency: own, supported_currencies: others } = scope.account.preferences;
  return ok({ method: method ?? null, agents, zones, currencies: [...new Set([own, ...others])] });
}
