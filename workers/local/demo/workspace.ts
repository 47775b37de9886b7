import { createWorkspace } from "#app/modules/identity/commands/create-workspace.server.ts";
import { hashPassword } from "#app/modules/identity/commands/passwords.server.ts";
import { startSession } from "#app/modules/identity/commands/sign-in-context.server.ts";
import { writeConfiguration } from "#app/modules/identity/db/configuration.server.ts";
import { listInvitations } from "#app/modules/identity/db/invitations.reads.server.ts";
import { joinPortal } from "#app/modules/identity/db/join-portal.server.ts";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { readSession } from "#app/modules/identity/db/session.reads.server.ts";
import { insertUser } from "#app/modules/identity/db/session.writes.server.ts";
import { inviteToPortal } from "#app/modules/partners/commands/portal-invitations.server.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { noWakeQueues } from "#app/platform/db/dry-run.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { seedAreas } from "./areas.ts";
import { seedBilling, seedBillingSides } from "./billing.ts";
import { demoCompany } from "./company.ts";
import { seedDay } from "./day.ts";
import { chooseDemoClock } from "./demo-clock.ts";
import { type DemoFleet, seedFleet } from "./fleet.ts";
import type { Home } from "./homes.ts";
import { seedLimitedMember } from "./limited-member.ts";
import { seedPayouts } from "./payouts.ts";
import { seedCash, seedReceipts } from "./receipts.ts";
import { seedSettings } from "./settings.ts";
import { seedShop } from "./shop.ts";

/** The password of all people in the demo. */
export const demoPassword = "waybill-demo";
const demoPeople = [
  { email: "demo@waybill.example", firstName: "Katharina", lastName: "Vogt" },
  { email: "mehmet@waybill.example", firstName: "Mehmet", lastName: "Demir" },
];

/** The merchant's user; the password is the demo's. */
const merchantPerson = { email: "merchant@waybill.example", firstName: "Fenja", lastName: "Deich" };

/** Accepts the invitation to a merchant's portal as its user; returns the portal's account. */
async function openPortal(scope: Scope, merchantId: string, password: string): Promise<string> {
  const { db, ports } = scope;
  const now = ports.clock.now();
  const id = createUuidV7(now, ports.random(10));
  const hash = await hashPassword(password, ports.random(16));
  await insertUser(db, { id, ...merchantPerson, password: hash, emailVerifiedAt: now, createdAt: now });
  const invited = await inviteToPortal.execute(scope, { id: merchantId, email: merchantPerson.email });
  const [invitation] = invited.ok ? await listInvitations(db, merchantPerson.email, now) : [];
  const joined = invitation && (await joinPortal(scope, invitation, id, null));
  if (!joined?.ok) throw new Error("the demo's merchant has no portal");
  return joined.value.accountId;
}

/** Seeds a courier in Liechtenstein in the middle of its working day; its customers live in `homes`. */
export async function seedDemo(app: AppContext, homes: Home[][]): Promise<void> {
  const clock = chooseDemoClock(app.ports.clock.now());
  const scope = await openWorkspace(app, clock.timezone);
  const made = await seedFleet(scope);
  const wool = made.merchantIds[1] ?? never();
  const fleet: DemoFleet = { ...made, homes, portals: new Map([[wool, await openPortal(scope, wool, demoPassword)]]) };
  await seedSettings(scope, fleet);
  await seedAreas(scope, fleet);
  await seedLimitedMember(scope, fleet.locationIds[1] ?? never(), demoPassword);
  await seedCash(scope, fleet);
  await seedBillingSides(scope, fleet.merchantIds);
  await seedDay(scope, fleet, { later: clock.later, origin: app.origin });
  await seedReceipts(scope, fleet);
  await seedPayouts(scope, fleet);
  await seedBilling(scope);
  await seedShop(scope);
}

/** No queue or plan room runs while the demo is created; the first sweep finds due work. */
function withoutQueues(scope: Scope): Scope {
  const nobody = () => Promise.reject(new Error("no plan room while seeding"));
  const room = {
    optimize: nobody,
    stop: nobody,
    change: nobody,
    undo: nobody,
    redo: nobody,
    restore: nobody,
    confirm: nobody,
    dryRunOptimize: nobody,
    dryRunConfirm: nobody,
    dryRunChange: nobody,
    proposeReplan: nobody,
    applyReplan: nobody,
    discard: nobody,
    touched: async () => {},
    removed: nobody,
    revive: nobody,
  };
  return {
    ...scope,
    ports: {
      ...scope.ports,
      planRoom: () => room,
      visitPlan: nobody,
      wake: noWakeQueues,
    },
  };
}

/** The workspace with its owner and a colleague; the scope is the owner's. */
export async function openWorkspace(app: AppContext, timezone: string): Promise<Scope> {
  const { db, ports } = app;
  const now = ports.clock.now();
  const ids: string[] = [];
  for (const person of demoPeople) {
    const id = createUuidV7(now, ports.random(10));
    const password = await hashPassword(demoPassword, ports.random(16));
    await insertUser(db, { id, ...person, password, emailVerifiedAt: now, createdAt: now });
    ids.push(id);
  }
  await writeConfiguration(db, createUuidV7(now, ports.random(10)), null, now);
  const [owner = "", colleague = ""] = ids;
  const made = await createWorkspace(app, owner, {
    name: demoCompany.name,
    country: demoCompany.country,
    postal_code: demoCompany.postalCode,
    timezone,
  });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  const { accountId } = made.value;
  await db.update(accounts).set({ plan: "business", trialEndsAt: null });
  await db
    .insert(memberships)
    .values({ accountId, userId: colleague, isOwner: false, fullAccess: true, permissions: [], createdAt: now });
  const { token } = await startSession({ db, ports, device: "Demo" }, owner);
  const session = await readSession(db, await hashSha256Hex(token), now);
  const account = session?.accounts[0];
  if (!account) throw new Error("the demo workspace was not made");
  const actor = { id: owner, name: "Katharina Vogt", language: "en" };
  return withoutQueues({ account, actor, locations: "all", db, ports });
}

function never(): never {
  throw new Error("the demo's table is shorter than expected");
}
