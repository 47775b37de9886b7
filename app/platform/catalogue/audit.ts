import { catalogueNames } from "./settings-lists.ts";

/** Areas of the audit log: a word of the action's name. */
export const auditAreas = [
  "account",
  "directory",
  "subscription",
  "members",
  ...catalogueNames,
  "attendance",
  "worktime",
  "shifts",
  "routes",
  "failed_messages",
  "books",
  "tills",
  "sandbox",
  "routing",
  "carriers",
  "customers",
  "recurring_orders",
  "items",
  "integrations",
  "reports",
  "messages",
] as const;
export type AuditArea = (typeof auditAreas)[number];

/** What was done: the last word of the action's name. */
export const auditVerbs = [
  "create",
  "update",
  "delete",
  "activate",
  "deactivate",
  "invite",
  "resend",
  "redeliver",
  "revoke",
  "remove",
  "accept",
  "decline",
  "dismiss",
  "leave",
  "reset",
  "reset_cooldown",
  "retry",
  "logo",
  "logo_remove",
  "import",
  "connect",
  "disconnect",
  "image",
  "image_remove",
  "merge",
  "split",
  "coverage",
  "copy",
  "check_in",
  "link_phone",
  "link_tracker",
  "unlink_phones",
  "message",
  "check_out",
  "approve",
  "refuse",
  "correct",
  "match",
  "unbook",
  "rotate",
  "test",
  "send_again",
  "recover",
  "run",
  "move",
  "fill",
  "skip",
  "restore",
  "close",
  "reopen",
] as const;
type AuditVerb = (typeof auditVerbs)[number];

/** An action of the audit log (`settings.agents.update`): its area and verb have translations. */
export type AuditAction = `${string}${AuditArea}.${string}${AuditVerb}`;

/** A line of the audit log as screens and the API read it. */
export interface AuditLine {
  id: string;
  at: number;
  /** `system` and `billing` have no name. A program has the name of its token. */
  actor: { id: string; name: string | null; token: boolean };
  action: string;
  area: AuditArea | null;
  subject: string | null;
  detail: Record<string, unknown>;
}

/** The part of the account that an action (`settings.agents.update`) belongs to. */
export function getAuditArea(action: string): AuditArea | null {
  const words = action.split(".");
  return auditAreas.find((area) => words.includes(area)) ?? null;
}

/** The name of a line's subject, if the line has one. */
export function getSubjectName({ detail }: AuditLine): string | null {
  for (const key of ["name", "plate_number", "email", "sku"]) if (typeof detail[key] === "string") return detail[key];
  return null;
}

/** The fields a line reports as changed, each with its old and new value. */
export function listLineChanges({ detail }: AuditLine): { field: string; from: string; to: string }[] {
  const { changes } = detail;
  if (typeof changes !== "object" || changes === null) return [];
  return Object.entries(changes).map(([field, change]) => ({
    field,
    from: formatValue(Reflect.get(Object(change), "from")),
    to: formatValue(Reflect.get(Object(change), "to")),
  }));
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(formatValue).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
