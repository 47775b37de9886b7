import { z } from "zod";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { everything } from "#app/platform/access/permissions.ts";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { dice } from "../model/dice.ts";
import { inventedCompany } from "./invented-company.server.ts";
import { inventedOrders } from "./invented-orders.ts";
import { sandboxCommand } from "./sandbox-command.server.ts";

/** How many orders one filling brings, and at most. */
const orders = { usual: 50, most: 200 } as const;

const fillSchema = z.object({ orders: z.coerce.number().int().min(1).max(orders.most).default(orders.usual) });

/** Makes orders as the product does: what is to be written of them. */
type MakeOrders = (scope: Scope, drafts: readonly OrderDraftInput[]) => Promise<Result<Statement[]>>;

/** Fills a sandbox: a company where it has none yet, and invented orders for its day. Nothing of it is anybody's. */
export function fillingWith(makeOrders: MakeOrders) {
  return sandboxCommand({
    name: "settings.sandbox.fill",
    input: fillSchema,
    async run(asked, _sandbox, { orders: count }) {
      // Whoever may fill it need not be one who makes orders.
      const scope: Scope = { ...asked, account: { ...asked.account, permissions: [everything] }, locations: "all" };
      const company = await inventedCompany(scope);
      if (!company.ok) return company;
      const [seed = 0] = new Uint32Array(scope.ports.random(4).slice().buffer);
      const drafts = inventedOrders(count, company.value, { now: now(scope), roll: dice(seed) });
      const made = await makeOrders(scope, drafts);
      if (!made.ok) return made;
      const line = audit(asked, "settings.sandbox.fill", asked.account.id, { orders: count });
      return commitTold(scope, [...made.value, line]);
    },
  });
}
