import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { StoredInput } from "../model/drive-action.ts";

/** The result of one action; a `waiting` one must be sent again, together with the one it waits for. */
export interface SyncResult {
  id: string;
  outcome: "applied" | "refused" | "waiting";
  code: string | null;
  message: string | null;
}

interface ActionOutcome {
  id: string;
  outcome: SyncResult["outcome"];
  code: string | null;
  input: StoredInput;
}

export function toSyncResult({ actor }: Scope, { id, outcome, code, input }: ActionOutcome): SyncResult {
  return {
    id,
    outcome,
    code,
    message: code === null ? null : createTranslator(actor.language)(`errors:${code}`, input.why),
  };
}
