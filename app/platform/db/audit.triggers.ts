import { auditLog } from "./audit.tables.ts";
import { buildRefusal, buildTrigger, type TriggerPart } from "./triggers/trigger.ts";

const message = "audit_log is append-only";

export const auditTriggers: readonly TriggerPart[] = [
  {
    why: "The audit log only grows: no command, and no operator's statement, takes back what somebody did.",
    statements: [
      buildTrigger({ name: "audit_log_no_update", at: "BEFORE UPDATE", on: auditLog, run: [buildRefusal(message)] }),
      buildTrigger({ name: "audit_log_no_delete", at: "BEFORE DELETE", on: auditLog, run: [buildRefusal(message)] }),
    ],
  },
];
