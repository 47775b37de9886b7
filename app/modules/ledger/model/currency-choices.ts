import type { Scope } from "#app/platform/db/scope.server.ts";

/** The account's currencies, its main one first. */
export function listCurrencyChoices({ account }: Pick<Scope, "account">): { value: string; label: string }[] {
  const { default_currency: own, supported_currencies: others } = account.preferences;
  return [...new Set([own, ...others])].map((code) => ({ value: code, label: code }));
}
