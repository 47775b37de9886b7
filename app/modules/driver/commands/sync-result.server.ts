import type { DriveActionRow } from "#app/modules/shipments/db/drive-actions.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { DriveAction, StoredInput } from "../model/drive-action.ts";
import { isSameContent } from "../model/same-content.ts";

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

/** The outcome of an action with its message in the driver's language. */
export function toSyncResult({ actor }: Scope, { id, outcome, code, input }: ActionOutcome): SyncResult {
  return {
    id,
    outcome,
    code,
    message: code === null ? null : createTranslator(actor.language)(`errors:${code}`, input.why),
  };
}

/** An action that was neither applied nor refused. */
export const toWaiting = (id: string): SyncResult => ({ id, outcome: "waiting", code: null, message: null });

/** The stored result of an action; refused when something else was received under its id. */
export function toEarlierResult(scope: Scope, row: DriveActionRow, action: DriveAction): SyncResult {
  const { why: _why, ...input } = row.input;
  const earlier = { ...input, kind: row.kind, deviceAt: new Date(row.deviceAt).toISOString() };
  return isSameContent(earlier, action) ? toSyncResult(scope, row) : toMismatch(scope, action.id);
}

/** The result of an action that is in the same batch twice. */
export function toTwinResult(
  scope: Scope,
  result: SyncResult | undefined,
  { twin, action }: { twin: DriveAction; action: DriveAction },
): SyncResult {
  return isSameContent(twin, action) ? (result ?? toWaiting(action.id)) : toMismatch(scope, action.id);
}

const toMismatch = (scope: Scope, id: string): SyncResult =>
  toSyncResult(scope, { id, outcome: "refused", code: "action_mismatch", input: {} });
