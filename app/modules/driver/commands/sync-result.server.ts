import type { DriveActionRow } from "#app/modules/shipments/db/drive-actions.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { DriveAction, DriveInput, StoredInput } from "../model/drive-action.ts";

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

type ActionContent = DriveInput & Pick<DriveAction, "kind" | "deviceAt">;

/** True when two actions under one id say the same: an id belongs to one action. Their ways to the server do not count. */
function isSameContent(one: ActionContent, other: ActionContent): boolean {
  return toText(one) === toText(other);
}

/** What is not part of an action's content: its id, and how it was sent. */
const wayFields: readonly string[] = ["id", "after", "clockOffset"];

function toText(content: ActionContent): string {
  const fields = Object.entries({ ...content, deviceAt: Date.parse(content.deviceAt) });
  return JSON.stringify(sortKeys(Object.fromEntries(fields.filter(([name]) => !wayFields.includes(name)))));
}

/** The same value with sorted keys, so that its text does not depend on their order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortKeys(each)]));
}

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
