import type { Scope } from "#app/platform/db/scope.server.ts";
import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { readMemberPage } from "../db/member-list.reads.server.ts";
import type { MemberView } from "../model/member.ts";

export const loader = createListFileHandler(exportMembers);

/** Members and open invitations as a file, with the names of their locations. */
function createMemberExport(names: ReadonlyMap<string, string>): ListExport<MemberView> {
  return {
    title: (t) => t("members:title"),
    read: readMemberPage,
    columns: [
      createColumn("name", "members:name", ({ name }) => name),
      createColumn("email", "members:email", ({ email }) => email),
      createColumn("access", "members:access", ({ access, role, permissions }, { t }) =>
        access === "full" ? t("members:full") : (role ?? permissions.join(", ")),
      ),
      createColumn("locations", "members:locations", ({ locations }, { t }) =>
        locations.length === 0
          ? t("members:all_locations")
          : locations.map((id) => names.get(id) ?? t("members:other_location")).join(", "),
      ),
      createColumn("status", "settings:status", ({ status }, { t }) => t(`members:status.${status}`)),
      createColumn("created_at", "members:since", (row, writing) => toMomentCell(row.created_at, writing)),
    ],
  };
}

/** The members that an address matches, as a file. */
async function exportMembers(scope: Scope, { url, language }: { url: URL; language: string }) {
  const choices = await readNamedChoices(scope, "locations");
  return exportList(scope, createMemberExport(new Map(choices.map(({ value, label }) => [value, label]))), {
    url,
    language,
  });
}
