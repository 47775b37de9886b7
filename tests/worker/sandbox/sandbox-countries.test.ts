import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { postalCodeRequired } from "#app/platform/money/countries.ts";
import { createTestWorkspace } from "../workspace.ts";

test.each(["LI", "AT", "BA", ...postalCodeRequired])("a sandbox of %s is filled at once", async (country) => {
  const who = await createTestWorkspace({ country });
  expect((await who.fetch("/api/sandbox", { body: {} })).status).toBe(200);
  const [box] = await who.scope.db.select().from(accounts).where(eq(accounts.sandboxOf, who.account.id));
  const within = { headers: { account: box?.id ?? "" } };
  const filled = await who.fetch("/api/sandbox/fill", { ...within, body: { orders: 3 } });
  expect([filled.status, await filled.json()]).toMatchObject([200, { data: { sandbox: { state: "ready" } } }]);
  const { data } = await (await who.fetch("/api/orders", within)).json<{ data: { orders: object[] } }>();
  expect(data.orders).toHaveLength(3);
});
