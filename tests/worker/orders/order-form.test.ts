import { type LoaderFunctionArgs, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createOrder } from "#app/modules/orders/commands/create/create-order.server.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { getOrderDefaults } from "#app/modules/orders/screens/create/order-defaults.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { createCommandAction } from "#app/platform/http/screens.server.ts";
import { createDepot } from "#tests/factories/orders.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

/** A form's fields as a browser sends them: texts under the names of paths. */
function toFormData(value: object, prefix = "", form = new FormData()): FormData {
  for (const [key, each] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${prefix}[${key}]` : prefix ? `${prefix}.${key}` : key;
    if (typeof each === "object") toFormData(each, name, form);
    else form.append(name, String(each));
  }
  return form;
}

async function submit(who: TestWorkspace, fields: object) {
  const context = new RouterContextProvider();
  context.set(scopeContext, who.scope);
  const body = toFormData({ intent: "orders.create", ...fields });
  const request = new Request("https://waybill.test/orders/create", { method: "POST", body });
  const args: Partial<LoaderFunctionArgs> = { context, params: {}, request };
  const { data } = await createCommandAction([createOrder])(args as LoaderFunctionArgs).then((answer) =>
    answer instanceof Response ? { data: null } : answer,
  );
  return data && !data.ok ? data.errors : data?.ok;
}

/** What a browser sends of a form in which nothing was typed: every field shown, most of them empty; a chosen location hides its address. */
const untouched = (depot: string) => {
  const { customer, destination, source, ...rest } = getOrderDefaults("standard", depot, "LI", "metric");
  return {
    ...rest,
    source: { location_id: source.location_id },
    external_id: "",
    service_minutes: "",
    customer: { ...customer, first_name: "", last_name: "", business_name: "", phone: "", email: "" },
    destination: { address: { ...destination.address, line1: "", city: "", postal_code: "" } },
    packages: [{ type: "1", quantity: "1", weight: "", length: "", name: "" }],
  };
};

test("an empty form lists missing fields and no defaults", async () => {
  const mine = await createTestWorkspace();
  expect(await submit(mine, untouched(await createDepot(mine.scope)))).toEqual({
    "destination.address.line1": ["Required"],
    "customer.first_name": ["Required"],
    "customer.last_name": ["Required"],
    "customer.phone": ["Enter a phone number or an email address."],
  });
});

test("one invalid field is rejected alone, and the valid input is created", async () => {
  const mine = await createTestWorkspace();
  const { customer, destination, ...rest } = untouched(await createDepot(mine.scope));
  const filled = {
    ...rest,
    customer: { ...customer, first_name: "Amra", last_name: "Kovač", phone: "+38763238087" },
    destination: { address: { ...destination.address, line1: "Duxweg 2", city: "Schaan", postal_code: "9494" } },
  };
  const wrong = await submit(mine, { ...filled, service_minutes: "soon" });
  expect(wrong).toEqual({ service_minutes: [expect.any(String)] });
  expect(await submit(mine, { ...filled, colour: "red" })).toEqual({ colour: [expect.any(String)] });
  expect(await submit(mine, filled)).toBe(true);
  expect(await mine.scope.db.$count(orders)).toBe(1);
});
