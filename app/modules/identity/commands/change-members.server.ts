import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok } from "#app/platform/kernel/result.ts";
import { getMemberChangeError } from "../db/access-grants.server.ts";
import { removeMembers, revokeInvitations, setMemberStatus } from "../db/member.writes.server.ts";
import { readMembers } from "../db/member-list.reads.server.ts";
import type { MemberView } from "../model/member.ts";

const permission = ["settings", "settings.members", "settings.members.manage"] as const;

/** Several members by `ids`, or the one in the path by `id`. */
const memberIdsSchema = z
  .object({ ids: z.array(z.string()).min(1).max(500).optional(), id: z.string().optional() })
  .refine(({ ids, id }) => ids !== undefined || id !== undefined, { path: ["ids"], error: "required" });

interface MemberChange {
  verb: "activate" | "deactivate" | "remove" | "revoke";
  kind: MemberView["kind"];
  write: (scope: Scope, ids: readonly string[]) => Statement[];
}

/** A command on several members at once; each one that must not be changed is refused separately. */
function createMemberCommand({ verb, kind, write }: MemberChange) {
  const name = `settings.members.${verb}` as const;
  return createCommand({
    name,
    permission,
    input: memberIdsSchema,
    async run(scope, { ids: several, id: single }) {
      const ids = [...new Set(several ?? (single === undefined ? [] : [single]))];
      const found = new Map((await readMembers(scope, ids)).map((each) => [each.id, each]));
      const outcome: BulkOutcome = { succeeded: [], refused: [] };
      for (const id of ids) {
        const member = found.get(id);
        const code = member?.kind === kind ? getMemberChangeError(scope, member) : "not_found";
        if (code) outcome.refused.push({ id, code });
        else outcome.succeeded.push(id);
      }
      if (single !== undefined && several === undefined && outcome.refused[0]) return fail(outcome.refused[0].code);
      if (outcome.succeeded.length === 0) return ok(outcome);
      const written = await commit(scope.db, [
        ...write(scope, outcome.succeeded),
        ...outcome.succeeded.map((id) => writeAudit(scope, name, id, { email: found.get(id)?.email })),
      ]);
      return written.ok ? ok(outcome) : written;
    },
  });
}

export const activateMembers = createMemberCommand({
  verb: "activate",
  kind: "member",
  write: (scope, ids) => setMemberStatus(scope, ids, "active"),
});
export const deactivateMembers = createMemberCommand({
  verb: "deactivate",
  kind: "member",
  write: (scope, ids) => setMemberStatus(scope, ids, "inactive"),
});
export const removeMember = createMemberCommand({ verb: "remove", kind: "member", write: removeMembers });
export const revokeInvitation = createMemberCommand({
  verb: "revoke",
  kind: "invitation",
  write: (scope, ids) => [revokeInvitations(scope, ids)],
});
