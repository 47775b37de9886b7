import { expect, type Page } from "playwright/test";
import { formatHouseLine } from "./demo-places.ts";
import { expectAccessible, open, reload, signIn, test, watchConsole } from "./journey.ts";

/** Rows as Excel puts them on the clipboard. */
async function paste(page: Page, rows: readonly (readonly string[])[]): Promise<void> {
  const text = rows
    .map((row) => row.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell}"` : cell)).join("\t"))
    .join("\r\n");
  await page.evaluate((tsv) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", tsv);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** The number of orders in the list, from its footer. */
async function orderCount(page: Page): Promise<number> {
  const answer = await page.request.get("/api/orders?limit=1");
  const { data }: { data: { pagination: { total: number } } } = await answer.json();
  return data.pagination.total;
}

test("200 orders are pasted, filled down, corrected and saved; an invalid row stays, also after a reload", async ({
  page,
}) => {
  await signIn(page);
  const errors = watchConsole(page);
  const before = await orderCount(page);
  await open(page, "/orders/create-bulk");
  const grid = page.getByRole("grid", { name: "Create orders in bulk" });
  const cell = (row: number, column: number) => grid.locator(`[data-row="${row - 1}"][data-column="${column}"]`);
  const stamp = Date.now().toString(36);

  // Typing, with the choices of the cell and its rules.
  await grid.focus();
  await page.keyboard.type(`${stamp}-typed`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("F2");
  const location = await page.getByRole("option").first().innerText();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(cell(1, 1)).toHaveText(location);
  await page.keyboard.type(formatHouseLine(44));
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("Greta Sommer; 12");
  await expect(grid.getByText("Invalid phone number")).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Greta Sommer; +49 40 7654321");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2 x 30x20x10 cm 1.5 kg");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();

  // What is in the grid is not left without a question.
  await page.getByRole("navigation", { name: "Modules" }).getByRole("link", { name: "Customers" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay here" }).click();
  await expect(cell(1, 0)).toHaveText(`${stamp}-typed`);
  await expect(grid).toBeFocused();

  // 200 rows from a spreadsheet, one of them wrong, with a cell of two lines.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowDown");
  await paste(
    page,
    Array.from({ length: 200 }, (_, at) => [
      `${stamp}-${at}`,
      "",
      formatHouseLine(at + 1),
      "",
      "",
      at === 7 ? "Nobody" : `Person Number${at}; +49 40 76${String(50_000 + at)}`,
      "1 x 20x20x20 cm 1 kg",
      "",
      "",
      "",
      "bulk",
      "",
      "5 m",
      "ring\ntwice",
    ]),
  );
  await expect(page.getByText("201 orders")).toBeVisible();

  // The location of the first row for all of them, taken back, and done again.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+D");
  await expect(cell(201, 1)).toHaveText(location);
  await page.keyboard.press("Control+Z");
  await expect(cell(201, 1)).toHaveText("");
  await page.keyboard.press("Control+Y");
  await expect(cell(201, 1)).toHaveText(location);
  await expect(page.getByText("1 with an error")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("200 orders created")).toBeVisible();
  await expect(page.getByText("1 order · 1 with an error")).toBeVisible();
  expect(await orderCount(page)).toBe(before + 200);

  // The remaining row is still there after a reload, shows its errors, and is saved once fixed.
  await reload(page);
  await expect(page.getByText(/1 row restored/)).toBeVisible();
  await expect(cell(1, 0)).toHaveText(`${stamp}-7`);

  // Saving invalid rows shows an error, and moves to the first one.
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 row has an error. Nothing was saved")).toBeVisible();
  await expect(grid).toBeFocused();
  await expect(grid).toHaveAttribute("aria-activedescendant", /-0-5$/);
  await cell(1, 5).dblclick();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Nina Body; nina.body@example.com");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 order created")).toBeVisible();
  await expect(page.getByText("0 orders")).toBeVisible();
  expect(await orderCount(page)).toBe(before + 201);
  await reload(page);
  await expect(page.getByText("0 orders")).toBeVisible();
  await open(page, `/orders?search=${stamp}-7`);
  await expect(page.getByText("Nina Body").first()).toBeVisible();
  expect(errors).toEqual([]);
});
