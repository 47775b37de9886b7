import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { countryFacts } from "#app/platform/money/country-facts.ts";

/** Every country with its codes, its dial code and its midpoint, by name in the caller's language. */
export async function listCountries({ actor }: Scope) {
  const names = new Intl.DisplayNames([actor.language], { type: "region" });
  const countries = countryFacts.map(({ dialCode: dial_code, ...country }) => ({
    ...country,
    dial_code,
    label: names.of(country.code) ?? country.code,
  }));
  return ok({ countries: countries.sort((a, b) => a.label.localeCompare(b.label, actor.language)) });
}
