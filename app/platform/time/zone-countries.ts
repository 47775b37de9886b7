import { countries } from "../money/countries.ts";

/**
 * The country that somebody is most likely in: the one of the time zone; where several share it, or none is known, the
 * one that the preferred languages name. Empty without any.
 */
export function guessCountry(zone: string, languages: readonly string[]): string {
  const ofZone = countries.filter((country) => listZones(country).includes(zone));
  const named = languages
    .flatMap((language) => toRegion(language) ?? [])
    .filter((region) => countries.includes(region));
  return named.find((region) => ofZone.includes(region)) ?? ofZone[0] ?? named[0] ?? "";
}

/** Time zones of a country; none in browsers that do not know them. */
function listZones(country: string): readonly string[] {
  const locale: Partial<Intl.Locale> = new Intl.Locale("und", { region: country });
  return locale.getTimeZones?.call(locale) ?? [];
}

/** Languages come from the browser, which may write them in its own way. */
function toRegion(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
