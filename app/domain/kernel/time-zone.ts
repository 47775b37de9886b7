const zones = new Map<string, boolean>();

/** True for an IANA time zone, by the names the run time knows. Stands alone: sign-in loads nothing of dates for it. */
export function isZone(zone: string): boolean {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  const valid = /^[A-Z]/.test(zone) && accepted(zone);
  if (zones.size < 1000) zones.set(zone, valid);
  return valid;
}

/** Asking Intl throws for what it does not know. */
function accepted(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}
