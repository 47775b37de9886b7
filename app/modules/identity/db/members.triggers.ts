import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { memberships, roles } from "./members.tables.ts";

const copied =
  "INSERT INTO memberships (account_id, user_id, is_owner, full_access, permissions, status, first_steps_hidden_at, created_at)";

const openInvitations = "accepted_at IS NULL AND declined_at IS NULL AND revoked_at IS NULL";

export const memberTriggers: readonly TriggerPart[] = [
  {
    why: "A sandbox has the people of its account, with what they may do; no command writes a member of one and forgets the other.",
    statements: [
      buildTrigger({
        ...{ name: "accounts_sandbox_people", at: "AFTER INSERT", on: accounts, when: "NEW.sandbox_of IS NOT NULL" },
        run: [
          `${copied}
  SELECT NEW.id, user_id, is_owner, full_access, permissions, status, NEW.created_at, NEW.created_at FROM memberships WHERE account_id = NEW.sandbox_of;`,
        ],
      }),
      buildTrigger({
        ...{ name: "memberships_sandbox_insert", at: "AFTER INSERT", on: memberships },
        run: [
          `${copied}
  SELECT id, NEW.user_id, NEW.is_owner, NEW.full_access, NEW.permissions, NEW.status, NEW.created_at, NEW.created_at FROM accounts WHERE sandbox_of = NEW.account_id;`,
        ],
      }),
      buildTrigger({
        ...{ name: "memberships_sandbox_update", at: "AFTER UPDATE", on: memberships },
        of: ["isOwner", "fullAccess", "permissions", "status"],
        run: [
          `UPDATE memberships SET (is_owner, full_access, permissions, status) = (NEW.is_owner, NEW.full_access, NEW.permissions, NEW.status)
  WHERE user_id = NEW.user_id AND account_id = (SELECT id FROM accounts WHERE sandbox_of = NEW.account_id);`,
        ],
      }),
      buildTrigger({
        ...{ name: "memberships_sandbox_delete", at: "AFTER DELETE", on: memberships },
        run: [
          "DELETE FROM memberships WHERE user_id = OLD.user_id AND account_id = (SELECT id FROM accounts WHERE sandbox_of = OLD.account_id);",
        ],
      }),
    ],
  },
  {
    why: "A role decides what those who have it may do: every read of a member's permissions finds them with the member.",
    statements: [
      buildTrigger({
        ...{ name: "roles_permissions", at: "AFTER UPDATE", on: roles, of: ["permissions"] },
        when: "OLD.permissions IS NOT NEW.permissions",
        run: [
          `UPDATE memberships SET permissions = NEW.permissions, version = version + 1
  WHERE account_id = NEW.account_id AND role_id = NEW.id;`,
          `UPDATE invitations SET permissions = NEW.permissions, version = version + 1
  WHERE account_id = NEW.account_id AND role_id = NEW.id AND ${openInvitations};`,
        ],
      }),
      buildTrigger({
        ...{ name: "roles_delete", at: "AFTER DELETE", on: roles },
        run: [
          "UPDATE memberships SET role_id = NULL WHERE account_id = OLD.account_id AND role_id = OLD.id;",
          "UPDATE invitations SET role_id = NULL WHERE account_id = OLD.account_id AND role_id = OLD.id;",
        ],
      }),
    ],
  },
];
