/** The fields of an order that make up its link. */
export interface TrackingLinkParts {
  number: string;
  trackingToken: string;
}

/**
 * The public page of an order, with the token that shows more than the number alone. The token is a query parameter, so
 * that the path stays the same and caches keyed by path never contain it.
 */
export function formatTrackingPath({ number, trackingToken }: TrackingLinkParts, language?: string): string {
  const query = new URLSearchParams({ t: trackingToken, ...(language ? { lang: language } : {}) });
  return `/track/${encodeURIComponent(number)}?${query}`;
}

/** The public page without the token. */
export function formatBareTrackingPath(number: string, language?: string): string {
  return `/track/${encodeURIComponent(number)}${language ? `?lang=${language}` : ""}`;
}

/** The page on which anybody checks an order's proofs. */
export function formatProofCheckPath(number: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/check-proof/${encodeURIComponent(number)}${search && `?${search}`}`;
}

/** Numbers as the product creates them; anything else is rejected without a database query. */
export const trackingNumberPattern = /^[A-Z]{2}-\d{1,12}$/;

/** Normalizes a number that was typed, pasted or scanned: lower case, without its prefix, or as a whole link. */
export function parseTrackingNumber(typed: string): string {
  const linked = /\/track\/([^/?#\s]+)/.exec(typed)?.[1];
  const text = (linked ?? typed).replace(/\s+/g, "").toUpperCase();
  return /^\d{1,12}$/.test(text) ? `WB-${text}` : text;
}
