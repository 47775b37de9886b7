import { expect, test } from "vitest";
import { countries } from "#app/platform/money/countries.ts";
import { getCountryCurrency } from "#app/platform/money/country-currencies.ts";
import { currencies } from "#app/platform/money/currencies.ts";

/** Countries that use the US dollar, and islands without a currency of another country. */
const dollars = "AS BQ EC FM GU IO MH MP PA PR PW SL ST SV TC TL UM US VG VI ZW AQ BV HM TF GS CW SX";

test("a country starts with its own currency; the dollar only where it is used or the own one is unknown", () => {
  const known = new Set(currencies.map(({ code }) => code));
  for (const country of countries) {
    expect(known.has(getCountryCurrency(country)), country).toBe(true);
    if (getCountryCurrency(country) === "USD") expect(dollars.split(" "), country).toContain(country);
  }
  expect(getCountryCurrency("LI")).toBe("CHF");
});
