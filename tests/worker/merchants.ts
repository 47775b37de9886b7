import { desc, eq } from "drizzle-orm";
import { mailOutbox } from "#app/modules/notifications/db/notifications.tables.ts";
import { acceptCarrier } from "#app/modules/partners/commands/carriers.server.ts";
import { merchantCatalogue } from "#app/modules/partners/commands/merchants.server.ts";
import { inviteToPortal } from "#app/modules/partners/commands/portal-invitations.server.ts";
import { connections } from "#app/modules/partners/db/partners.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTestWorkspace, type TestWorkspace } from "./workspace.ts";

/** A merchant of a carrier's settings, made by the product's own command. */
export async function createMerchant({ scope }: TestWorkspace, changes: object = {}): Promise<string> {
  const made = await merchantCatalogue.create.execute(scope, { name: "Deichwolle", currency: "EUR", ...changes });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

/** The secret of the newest link that was mailed to an address. */
export async function readMailedToken(db: Scope["db"], recipient: string): Promise<string> {
  const [mail] = await db
    .select({ body: mailOutbox.body })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
}

/** A carrier and a merchant with a portal, connected. */
export async function createConnectedPair(changes: object = {}) {
  const carrier = await createTestWorkspace({ country: "DE", timezone: "Europe/Berlin" });
  const shop = await createTestWorkspace({ kind: "merchant", country: "DE", timezone: "Europe/Berlin" });
  return { carrier, shop, ...(await connectMerchant(carrier, shop, changes)) };
}

/** A merchant of a carrier whose portal is the workspace of a shop. */
export async function connectMerchant(carrier: TestWorkspace, shop: TestWorkspace, changes: object = {}) {
  const merchantId = await createMerchant(carrier, changes);
  await inviteToPortal.execute(carrier.scope, { id: merchantId, email: shop.email });
  const [connection] = await carrier.scope.db.select().from(connections).where(eq(connections.merchantId, merchantId));
  const accepted = await acceptCarrier.execute(shop.scope, { id: connection?.id ?? "" });
  if (!accepted.ok) throw new Error(JSON.stringify(accepted.failure));
  return { merchantId, connectionId: connection?.id ?? "" };
}
