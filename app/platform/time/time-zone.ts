const knownZones = new Map<string, boolean>();

/**
 * True for an IANA time zone, by the names the runtime knows. A file of its own, so that sign-in loads no date library.
 */
export function isZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  const valid = /^[A-Z]/.test(zone) && isAcceptedByIntl(zone);
  if (knownZones.size < 1000) knownZones.set(zone, valid);
  return valid;
}

/** Intl throws for an unknown zone. */
function isAcceptedByIntl(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Every time zone with its offset at a moment: "Europe/Sarajevo (GMT+01:00)". */
export function listZoneOptions(now: number): { value: string; label: string }[] {
  return ["UTC", ...Intl.supportedValuesOf("timeZone")].map((value) => {
    const format = new Intl.DateTimeFormat("en", { timeZone: value, timeZoneName: "longOffset" });
    const offset = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
    return { value, label: `${value.replaceAll("_", " ")} (${offset})` };
  });
}
