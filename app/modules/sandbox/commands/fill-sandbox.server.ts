import { z } from "zod";
import type { OrderDraftInput } from "#app/modules/orders/model/order.ts";
import { wildcardPermission } from "#app/platform/access/permissions.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { createSeededRandom } from "../model/seeded-random.ts";
import { inventCompany } from "./invented-company.server.ts";
import { inventOrders } from "./invented-orders.ts";
import { createSandboxCommand } from "./sandbox-command.server.ts";

/** Default and maximum number of orders per fill. */
const orderCounts = { default: 50, max: 200 } as const;

const fillSchema = z.object({
  orders: z.coerce.number().int().min(1).max(orderCounts.max).default(orderCounts.default),
});

/** Prepares orders like any other; returns the statements to write them. */
type MakeOrders = (scope: Scope, drafts: readonly OrderDraftInput[]) => Promise<Result<Statement[]>>;

/**
 * Fills a sandbox: company details where they are missing, and invented orders for its current day. No data is real.
 */
export function createFillCommand(makeOrders: MakeOrders) {
  return createSandboxCommand({
    name: "settings.sandbox.fill",
    input: fillSchema,
    async run(requested, _sandbox, { orders: count }) {
      // Orders are created regardless of the caller's permission to create orders.
      const scope: Scope = {
        ...requested,
        account: { ...requested.account, permissions: [wildcardPermission] },
        locations: "all",
      };
      const company = await inventCompany(scope);
      if (!company.ok) return company;
      const [seed = 0] = new Uint32Array(scope.ports.random(4).slice().buffer);
      const drafts = inventOrders(count, company.value, { now: now(scope), roll: createSeededRandom(seed) });
      const made = await makeOrders(scope, drafts);
      if (!made.ok) return made;
      const line = writeAudit(requested, "settings.sandbox.fill", requested.account.id, { orders: count });
      return commitAndPublish(scope, [...made.value, line]);
    },
  });
}
