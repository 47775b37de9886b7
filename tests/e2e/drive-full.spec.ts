import { expect } from "playwright/test";
import { createDrivenDay, openPhonePage } from "./drive-day.ts";
import { signIn, test } from "./journey.ts";

test("a phone that runs out of storage still sends its actions, once, and shows the current day", async ({
  page: office,
  browser,
}) => {
  await signIn(office);
  const { agentId } = await createDrivenDay(office, `Fridolin ${String(Date.now())}`, {});
  const phone = await openPhonePage(office, browser, agentId);
  await phone.getByRole("button", { name: "Understood" }).click();
  await expect(phone.getByText("All sent")).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByRole("button", { name: "Begin my day" }).click();
  await phone.getByRole("button", { name: "Loaded, start the route" }).click();
  await phone.getByRole("button", { name: "To stop 1" }).click();
  await phone.getByRole("button", { name: "I am here" }).click();
  await expect(phone.getByRole("button", { name: "Hand over" })).toBeVisible();
  // From here on there is no room for new data.
  await phone.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  // An attempt of before, without signal, is no second time.
  let answered = 0;
  phone.on("response", (response) => {
    if (response.url().endsWith("/api/drive/sync")) answered += 1;
  });
  await phone.context().setOffline(false);
  await expect(phone.getByText("All sent")).toBeVisible({ timeout: 30_000 });
  expect(answered).toBe(1);
  await expect(phone.getByRole("button", { name: "Hand over" })).toBeVisible();
  await phone.getByRole("button", { name: "Back" }).click();
  await expect(phone.getByRole("button", { name: "To stop 1" })).toBeVisible();
  await phone.context().close();
});
