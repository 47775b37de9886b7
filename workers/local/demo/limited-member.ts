import { hashPassword } from "#app/modules/identity/commands/passwords.server.ts";
import { membershipLocations, memberships } from "#app/modules/identity/db/members.tables.ts";
import { insertUser } from "#app/modules/identity/db/session.writes.server.ts";
import { addModulePermissions } from "#app/modules/identity/model/member.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";

/** A member who sees only one location's orders and shipments. */
export async function seedLimitedMember(scope: Scope, locationId: string, password: string): Promise<void> {
  const { db, ports, account } = scope;
  const createdAt = ports.clock.now();
  const userId = createUuidV7(createdAt, ports.random(10));
  await insertUser(db, {
    id: userId,
    email: "jonas@waybill.example",
    firstName: "Jonas",
    lastName: "Petersen",
    password: await hashPassword(password, ports.random(16)),
    emailVerifiedAt: createdAt,
    createdAt,
  });
  const permissions = addModulePermissions(["orders.create", "orders.export", "shipments"]);
  await db.batch([
    db
      .insert(memberships)
      .values({ accountId: account.id, userId, isOwner: false, fullAccess: false, permissions, createdAt }),
    db.insert(membershipLocations).values({ accountId: account.id, userId, locationId }),
  ]);
}
