/** Texts of programs at an object, by key: the shape of Stripe's metadata, https://docs.stripe.com/api/metadata. */
export type Metadata = Readonly<Record<string, string>>;

export const metadataLimits = { keys: 50, key: 40, value: 500 } as const;

/** Metadata in the cell of a file: `floor=2; lift=yes`, or JSON where a value contains what separates them. */
export function formatMetadata(metadata: Metadata): string {
  const entries = Object.entries(metadata);
  if (entries.some(([, value]) => /[;\r\n]/.test(value))) return JSON.stringify(metadata);
  return entries.map(([key, value]) => `${key}=${value}`).join("; ");
}
