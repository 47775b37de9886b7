import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readCustomFields } from "../db/custom-fields.server.ts";
import { type CustomFieldNoun, checkCustomFields } from "../model/custom-field.ts";

interface WrittenMetadata {
  noun: CustomFieldNoun;
  metadata: Metadata;
  isNew: boolean;
}

/** Checks metadata by the account's fields. What must be filled in is asked of people alone. */
export async function checkMetadata(scope: Scope, { noun, metadata, isNew }: WrittenMetadata): Promise<Result<null>> {
  const requires = scope.program !== undefined ? "none" : isNew ? "all" : "named";
  if (Object.keys(metadata).length === 0 && requires !== "all") return ok(null);
  const faults = checkCustomFields(await readCustomFields(scope, noun), { metadata, requires });
  return Object.keys(faults).length === 0 ? ok(null) : failFields(faults);
}
