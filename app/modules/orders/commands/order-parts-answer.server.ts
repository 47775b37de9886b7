import { snakeCased } from "#app/platform/kernel/snake-case.ts";
import type { Expansions } from "#app/platform/lists/expand.server.ts";
import { decimalOf } from "#app/platform/money/money.ts";
import { collectionsOf, itemsOf, packagesOf } from "../db/expanded.reads.server.ts";

/** What an order of the list may bring along, as the order itself shows it. */
export const orderExpansions: Expansions = {
  packages: packagesOf,
  items: itemsOf,
  collections: collectionsOf,
};
/** Parts that were asked for, money as a decimal. */
export function partsOf(more: Readonly<Record<string, readonly object[]>>): Record<string, unknown> {
  const written = (part: object) =>
    "amount" in part ? { ...partOf(part), amount: decimalOf(part as never) } : partOf(part);
  return Object.fromEntries(Object.entries(more).map(([word, parts]) => [word, parts.map(written)]));
}

/** A part as the JSON API writes it. */
export function partOf(row: object): Record<string, unknown> {
  const { account_id: _account, order_id: _order, position: _position, ...rest } = Object(snakeCased(row));
  return rest;
}
