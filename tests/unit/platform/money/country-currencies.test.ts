import { expect, test } from "vitest";
import { countries } from "#app/platform/money/countries.ts";
import { getCountryCurrency } from "#app/platform/money/country-currencies.ts";
import { currencies } from "#app/platform/money/currencies.ts";

/** Countries where the US dollar is the money, and islands where nobody else's is. */
const dollars = "AS BQ EC FM GU IO MH MP PA PR PW SL ST SV TC TL UM US VG VI ZW AQ BV HM TF GS CW SX";

test("a country begins with its own currency; the dollar stands only where it is the money or the own one is unknown", () => {
  const known = new Set(currencies.map(({ code }) => code));
  for (const country of countries) {
    expect(known.has(getCountryCurrency(country)), country).toBe(true);
    if (getCountryCurrency(country) === "USD") expect(dollars.split(" "), country).toContain(country);
  }
  expect(getCountryCurrency("LI")).toBe("CHF");
});
