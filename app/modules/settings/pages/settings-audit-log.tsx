import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import { readAuditLogScreen } from "../commands/view-audit-log.server.ts";
import { auditLogSpec } from "../screens/audit-log/audit-log.resource.tsx";
import type { Route } from "./+types/settings-audit-log.ts";

export const loader = createScreenLoader(readAuditLogScreen);

export default function AuditLog({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <SettingsFrame>
      <ResourceTable spec={auditLogSpec} data={list} />
    </SettingsFrame>
  );
}
