interface ScannedPackage {
  id: string;
  barcode: string | null;
  orderNumber: string;
}

/** The tracking URL in the QR code of a label. */
const trackUrlPattern = /\/track\/([A-Za-z0-9-]{1,40})(?:\?|$)/;

/**
 * Finds the package of a scanned code: by barcode or id, else by the order number on our label, which means the order's
 * next package that was not scanned. Undefined when the code does not belong to this stop.
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
