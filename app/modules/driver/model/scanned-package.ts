interface ScannedPackage {
  id: string;
  barcode: string | null;
  orderNumber: string;
}

/** The order that a label's square code leads to. */
const trackUrlPattern = /\/track\/([A-Za-z0-9-]{1,40})(?:\?|$)/;

/**
 * The package that a code stands for: its own barcode or id, else the order on our label, of which the next one that was not
 * scanned is meant. Undefined for what is not of this door.
 */
export function findScannedPackage<Package extends ScannedPackage>(
  packages: readonly Package[],
  scanned: readonly string[],
  code: string,
): Package | undefined {
  const own = packages.find(({ id, barcode }) => barcode === code || id === code);
  if (own) return own;
  const number = trackUrlPattern.exec(code)?.[1] ?? code;
  const ofOrder = packages.filter(({ orderNumber }) => orderNumber === number);
  return ofOrder.find(({ id }) => !scanned.includes(id)) ?? ofOrder[0];
}
