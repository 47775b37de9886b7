import { z } from "zod";
import { type Metadata, metadataLimits } from "./metadata-text.ts";
import { failFields, ok, type Result } from "./result.ts";

/** Without dots and brackets, which stand around a key in a filter. */
export const metadataKey = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** Keys and texts that an object gets; an empty text removes its key, and what is not named stays. */
export const metadataSchema = z
  .record(
    z.string(),
    // A form sends nothing for an empty field.
    z.preprocess((value) => value ?? "", z.string().trim().max(metadataLimits.value)),
  )
  .superRefine((metadata, context) => {
    const keys = Object.keys(metadata);
    if (keys.length > metadataLimits.keys) context.addIssue({ code: "custom", message: "metadata_many" });
    for (const key of keys)
      if (!metadataKey.test(key)) context.addIssue({ code: "custom", path: [key], message: "metadata_key" });
  })
  .describe("Texts of your own by key; an empty one removes its key");

/** The metadata after a change; refused with more keys than an object may have. */
export function mergeMetadata(before: Metadata, change: Metadata): Result<Metadata> {
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== "");
  if (merged.length > metadataLimits.keys) return failFields({ metadata: [{ code: "metadata_many" }] });
  return ok(Object.fromEntries(merged));
}

/** The metadata of a new object. */
export function cleanMetadata(metadata: Metadata): Metadata {
  return Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== ""));
}

/** Reads what `formatMetadata` writes, also a pair on each line; null for what is neither. */
export function parseMetadata(text: string): Metadata | null {
  if (text.trim().startsWith("{")) return parseJsonTexts(text);
  const parts = text.split(/[;\r\n]/).flatMap((part) => part.trim() || []);
  const pairs = parts.map((part) => [
    part.slice(0, part.indexOf("=")).trim(),
    part.slice(part.indexOf("=") + 1).trim(),
  ]);
  return parts.every((part) => part.includes("=")) ? Object.fromEntries(pairs) : null;
}

const textsSchema = z.record(z.string(), z.string());

function parseJsonTexts(text: string): Metadata | null {
  try {
    return textsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
