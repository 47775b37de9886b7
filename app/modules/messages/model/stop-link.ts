import type { TrackingLinkParts } from "#app/modules/orders/model/tracked/tracking-link.ts";

/** The page on which the customer of an order stops or resumes messages; the token shows that the link was sent to them. */
export function formatStopPath({ number, trackingToken }: TrackingLinkParts, language: string): string {
  return `/stop-messages/${encodeURIComponent(number)}?${new URLSearchParams({ t: trackingToken, lang: language })}`;
}
