import { expect } from "playwright/test";
import { demoTown } from "./demo-places.ts";
import { expectAccessible, open, signIn, test, watchConsole } from "./journey.ts";
import { callPageApi } from "./small-plan.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a phone picks and packs by typed barcodes; wrong and excess items are rejected, a mistake is undone", async ({
  page,
}) => {
  await signIn(page);
  const errors = watchConsole(page);
  const run = Date.now().toString(36);
  const [lamp, cup] = [`LAMP-${run}`, `CUP-${run}`];
  const stocked = await callPageApi(page, "POST", "items", {
    sku: lamp,
    name: "Reading lamp",
    barcode: `40${run}`,
    stock: 5,
  });
  expect(stocked.status).toBe(201);
  const { locations }: { locations: { id: string }[] } = (await callPageApi(page, "GET", "locations")).data;
  const order: { id: string } = (
    await callPageApi(page, "POST", "orders", {
      source: { location_id: locations[0]?.id },
      destination: { address: { line1: "Regalweg 1", ...demoTown } },
      customer: { first_name: "Rita", last_name: "Regal", phone: "+494012345678" },
      packages: [{ quantity: 1, weight: 1000 }],
      items: [
        { sku: lamp, name: "Reading lamp", quantity: 2 },
        { sku: cup, name: "Cup", quantity: 1 },
      ],
    })
  ).data;
  await callPageApi(page, "POST", "picklists", { name: `Round ${run}`, orders: [order.id] });

  await open(page, "/picklists");
  await page.getByRole("link", { name: `Round ${run}` }).click();
  const code = page.getByLabel("Barcode or SKU");
  await expect(code).toBeFocused();
  /** A scanner types quickly and ends with Enter. */
  const scan = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  const announcement = page.getByRole("status").filter({ hasText: /./ });
  const lines = page.getByRole("list", { name: "Items" });
  await scan("4711");
  await expect(announcement).toHaveText("4711 is not in this list.");
  // Three in a row, quicker than the server answers.
  await scan(`40${run}`);
  await scan(lamp.toLowerCase());
  await scan(cup);
  await expect(lines).toContainText("2/2");
  await expect(lines).toContainText("1/1");
  await expect(announcement).toHaveText("Correct: Cup");
  await expect(page.getByText("3 of 3 picked")).toBeVisible();
  await scan(cup);
  await expect(announcement).toHaveText("Too many of Cup: 0 left to pick.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(announcement).toHaveText("Undone: Cup");
  await expect(page.getByText("2 of 3 picked")).toBeVisible();

  await page.getByRole("button", { name: "Pack" }).first().click();
  await code.click();
  await scan(cup);
  await expect(announcement).toHaveText("Cup is not picked yet.");
  await scan(lamp);
  await expect(page.getByText("1 of 3 packed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Complete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();
  await expect(code).toHaveCount(0);
  // The browser itself notes the four refusals, and nothing else.
  expect(errors.filter((each) => !/status of 4\d\d/.test(each))).toEqual([]);
});
