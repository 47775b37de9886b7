import { type SQL, sql } from "drizzle-orm";
import { type Permission, wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { AlertAudience } from "../model/alert.enums.ts";
import { alertRoles } from "../model/alert-roles.ts";
import type { AlertRule } from "./alert-rules.server.ts";

/** A person that a rule names. */
export interface AlertReader {
  id: string;
  email: string;
  language: string;
  may(permission: Permission): boolean;
}

const audienceConditions: Readonly<Record<AlertAudience, (rule: Pick<AlertRule, "members">) => SQL>> = {
  everybody: () => sql`1`,
  owner: () => sql`m.is_owner = 1`,
  // For roles: of these, those whose permissions match a role.
  roles: () => sql`1`,
  members: ({ members }) => sql`m.user_id in ${selectIds(members)}`,
};

/** Active members of the account that a rule names; which lines each may see is decided per line. */
export async function readAlertReaders(db: Database, rule: AlertRule): Promise<AlertReader[]> {
  const rows = await db.all<{ id: string; email: string; language: string; full: number; permissions: string }>(
    sql`select m.user_id as id, u.email, u.language, m.full_access as "full", m.permissions
      from memberships m join users u on u.id = m.user_id
      where m.account_id = ${rule.accountId} and m.status = 'active' and ${audienceConditions[rule.audience](rule)} order by u.email`,
  );
  const readers = rows.map(({ full, permissions, ...reader }): AlertReader => {
    const held: unknown = JSON.parse(permissions);
    const holds = (word: string) => Array.isArray(held) && held.includes(word);
    return { ...reader, may: (permission) => full === 1 || holds(wildcardPermission) || holds(permission) };
  });
  if (rule.audience !== "roles") return readers;
  return readers.filter(({ may }) => rule.roles.some((role) => may(alertRoles[role])));
}

/** Members of an account to choose from, by name. */
export function readMemberChoices(db: Database, accountId: string): Promise<{ value: string; label: string }[]> {
  return db.all(sql`select m.user_id as value, trim(u.first_name || ' ' || u.last_name) as label
    from memberships m join users u on u.id = m.user_id
    where m.account_id = ${accountId} and m.status = 'active' order by label, value limit 200`);
}
