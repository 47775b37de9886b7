import { toSnakeCase } from "#app/platform/kernel/snake-case.ts";
import type { Expansions } from "#app/platform/lists/expand.server.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { readCollectionsByOrder, readItemsByOrder, readPackagesByOrder } from "../db/order-expansions.reads.server.ts";

/** The parts that `expand[]` adds to an order of the list, as the order itself has them. */
export const orderExpansions: Expansions = {
  packages: readPackagesByOrder,
  items: readItemsByOrder,
  collections: readCollectionsByOrder,
};
/** The requested parts, money as a decimal. */
export function toApiParts(more: Readonly<Record<string, readonly object[]>>): Record<string, unknown> {
  const toWritten = (part: object) =>
    "amount" in part ? { ...toApiPart(part), amount: formatDecimal(part as never) } : toApiPart(part);
  return Object.fromEntries(Object.entries(more).map(([part, parts]) => [part, parts.map(toWritten)]));
}

/** A part as the JSON API writes it. */
export function toApiPart(row: object): Record<string, unknown> {
  const { account_id: _account, order_id: _order, position: _position, ...rest } = Object(toSnakeCase(row));
  return rest;
}
