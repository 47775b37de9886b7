import {
  type AuditLine,
  auditAreas,
  auditVerbs,
  getSubjectName,
  listLineChanges,
} from "#app/platform/catalogue/audit.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import type { auditLogListDescription } from "../../db/audit-log.reads.server.ts";
import { getAuditAreaLabel } from "../../model/audit-area-label.ts";

/** The audit log: who changed what, and when. */
export const auditLogSpec: ResourceSpec<AuditLine, ListNameSet<typeof auditLogListDescription>> = {
  name: "audit_log",
  module: "audit_log",
  title: "audit:title",
  rowId: (line) => line.id,
  rowName: (line) => line.action,
  searchPlaceholder: "audit:search",
  defaultSort: "-at",
  exports: "/settings/audit-log/export",
  filters: [
    { field: "person", label: "audit:person", kind: "reference" },
    {
      field: "area",
      label: "audit:area",
      kind: "enum",
      options: auditAreas.map((value) => ({ value, label: getAuditAreaLabel(value) })),
    },
    { field: "at", label: "audit:at", kind: "date" },
  ],
  columns: [
    { key: "at", header: "audit:at", width: 112, sortable: true, cell: ({ at }) => <DateTimeText at={at} /> },
    { key: "person", header: "audit:person", long: true, width: 124, cell: (line) => <ActorCell line={line} /> },
    { key: "area", header: "audit:area", long: true, width: 116, cell: (line) => <AreaCell line={line} /> },
    { key: "action", header: "audit:action", long: true, width: 116, cell: (line) => <ActionCell line={line} /> },
    { key: "subject", header: "audit:subject", long: true, width: 140, cell: getSubjectName },
    { key: "changes", header: "audit:changes", long: true, cell: (line) => <LineChanges line={line} /> },
  ],
  empty: { title: "audit:empty", text: "audit:empty_why" },
};

function ActorCell({ line: { actor } }: { line: AuditLine }) {
  const t = useTranslate();
  if (actor.name) return actor.token ? t("common:token_actor", { name: actor.name }) : actor.name;
  return t(actor.id === "billing" ? "audit:actor_billing" : "audit:actor_system");
}

function AreaCell({ line: { area } }: { line: AuditLine }) {
  const t = useTranslate();
  return area && t(getAuditAreaLabel(area));
}

function ActionCell({ line: { action } }: { line: AuditLine }) {
  const t = useTranslate();
  const key = action.split(".").at(-1);
  const verb = auditVerbs.find((each) => each === key);
  return verb ? t(`audit:verbs.${verb}`) : action;
}

/** Each changed field with its old and new value; the full text as a tooltip. */
function LineChanges({ line }: { line: AuditLine }) {
  const changes = listLineChanges(line);
  const whole = changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join("\n");
  return (
    <span title={whole}>
      {changes.map(({ field, from, to }, at) => (
        <span key={field}>
          {at > 0 && " · "}
          <span className="faint-ink">{field.split(".").at(-1)}</span> {from} → {to}
        </span>
      ))}
    </span>
  );
}
