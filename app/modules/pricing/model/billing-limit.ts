/**
 * The currency in which a merchant's debts have reached its limit, or null. Creating orders is refused when uninvoiced
 * fees and unpaid invoices reach it. Minor units by currency; a currency that is not named has no limit.
 */
export function findReachedLimit(
  limits: Readonly<Record<string, number>>,
  owed: Readonly<Record<string, number>>,
): string | null {
  return Object.entries(limits).find(([currency, limit]) => (owed[currency] ?? 0) >= limit)?.[0] ?? null;
}
