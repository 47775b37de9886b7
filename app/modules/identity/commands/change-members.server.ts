import { z } from "zod";
import { changesOf } from "#app/platform/catalogue/changes.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { seenVersion } from "#app/platform/kernel/form-values.ts";
import { type BulkOutcome, fail, ok } from "#app/platform/kernel/result.ts";
import { grantable } from "../db/grantable.server.ts";
import { removeMembers, revokeInvitations, setAccess, setStatus } from "../db/member.writes.server.ts";
import { readMembers } from "../db/member-list.reads.server.ts";
import { accessSchema, type MemberView } from "../model/member.ts";
import { untouchable } from "./untouchable.server.ts";

const permission = ["settings", "settings.members", "settings.members.manage"] as const;

/** Gives a member, or somebody who is invited, another access; `version` is the one that was seen. It holds from their next request. */
export const updateMember = command({
  name: "settings.members.update",
  permission,
  input: accessSchema.extend({ id: z.string(), version: seenVersion }),
  async run(scope, { id, version, ...wanted }) {
    const [found] = await readMembers(scope, [id]);
    if (!found) return fail("not_found");
    const refused = untouchable(scope, found);
    if (refused) return fail(refused);
    const access = await grantable(scope, wanted);
    if (!access.ok) return access;
    const before = { access: found.access, permissions: found.permissions, locations: found.locations };
    const written = await commit(scope.db, [
      ...setAccess(scope, found, version, access.value),
      audit(scope, "settings.members.update", id, { email: found.email, changes: changesOf(before, access.value) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Several by `ids`, or the one that a path names by `id`. */
const input = z
  .object({ ids: z.array(z.string()).min(1).max(500).optional(), id: z.string().optional() })
  .refine(({ ids, id }) => ids !== undefined || id !== undefined, { path: ["ids"], error: "required" });

interface Change {
  verb: "activate" | "deactivate" | "remove" | "revoke";
  kind: MemberView["kind"];
  write: (scope: Scope, ids: readonly string[]) => Statement[];
}

/** What is done with several at once; who must not be changed is refused by itself. */
function changing({ verb, kind, write }: Change) {
  const name = `settings.members.${verb}` as const;
  return command({
    name,
    permission,
    input,
    async run(scope, { ids: several, id: single }) {
      const ids = [...new Set(several ?? (single === undefined ? [] : [single]))];
      const found = new Map((await readMembers(scope, ids)).map((each) => [each.id, each]));
      const outcome: BulkOutcome = { succeeded: [], refused: [] };
      for (const id of ids) {
        const member = found.get(id);
        const code = member?.kind === kind ? untouchable(scope, member) : "not_found";
        if (code) outcome.refused.push({ id, code });
        else outcome.succeeded.push(id);
      }
      if (single !== undefined && several === undefined && outcome.refused[0]) return fail(outcome.refused[0].code);
      if (outcome.succeeded.length === 0) return ok(outcome);
      const written = await commit(scope.db, [
        ...write(scope, outcome.succeeded),
        ...outcome.succeeded.map((id) => audit(scope, name, id, { email: found.get(id)?.email })),
      ]);
      return written.ok ? ok(outcome) : written;
    },
  });
}

export const activateMembers = changing({
  verb: "activate",
  kind: "member",
  write: (scope, ids) => setStatus(scope, ids, "active"),
});
export const deactivateMembers = changing({
  verb: "deactivate",
  kind: "member",
  write: (scope, ids) => setStatus(scope, ids, "inactive"),
});
export const removeMember = changing({ verb: "remove", kind: "member", write: removeMembers });
export const revokeInvitation = changing({
  verb: "revoke",
  kind: "invitation",
  write: (scope, ids) => [revokeInvitations(scope, ids)],
});
