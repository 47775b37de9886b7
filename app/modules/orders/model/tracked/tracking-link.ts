/** What of an order its link consists of. */
export interface TrackingLinkParts {
  number: string;
  trackingToken: string;
}

/**
 * The public page of an order with the token that opens more than a bare number does (domain-rules, "Tracking page").
 * The token stands in the query, so that the page keeps its path (platform §2.6) and what is cached by path never holds it.
 */
export function formatTrackingPath({ number, trackingToken }: TrackingLinkParts, language?: string): string {
  const query = new URLSearchParams({ t: trackingToken, ...(language ? { lang: language } : {}) });
  return `/track/${encodeURIComponent(number)}?${query}`;
}

/** The public page as a stranger with the number alone sees it. */
export function formatBareTrackingPath(number: string, language?: string): string {
  return `/track/${encodeURIComponent(number)}${language ? `?lang=${language}` : ""}`;
}

/** Numbers as the product writes them; anything else needs no look into the database. */
export const trackingNumberPattern = /^[A-Z]{2}-\d{1,12}$/;

/** A number as somebody typed, pasted or scanned it: in small letters, without its prefix, or as a whole link. */
export function parseTrackingNumber(typed: string): string {
  const linked = /\/track\/([^/?#\s]+)/.exec(typed)?.[1];
  const text = (linked ?? typed).replace(/\s+/g, "").toUpperCase();
  return /^\d{1,12}$/.test(text) ? `WB-${text}` : text;
}
