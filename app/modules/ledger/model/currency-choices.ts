import type { Scope } from "#app/platform/db/scope.server.ts";

/** The currencies of the account, its own first. */
export function listCurrencyChoices({ account }: Pick<Scope, "account">): { value: string; label: string }[] {
  const { default_currency: own, supported_currencies: others } = account.preferences;
  return [...new Set([own, ...others])].map((code) => ({ value: code, label: code }));
}
