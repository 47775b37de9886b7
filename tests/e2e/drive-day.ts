import { type Browser, expect, type Page } from "playwright/test";
import { scatteredPoint } from "./demo-places.ts";
import { open } from "./journey.ts";
import { callPageApi, createSmallPlan, fetchPlan } from "./small-plan.ts";

/** A route of today with its own driver; its stops require signature and photo, or follow the options. */
export async function createDrivenDay(
  office: Page,
  name: string,
  order: Record<string, unknown> = { proof_of_delivery: 3, notes: "Ring twice" },
): Promise<{ agentId: string; planId: string }> {
  const { date }: { date: string } = (await callPageApi(office, "GET", "routes")).data;
  const phone = `+4178${name.slice(-7)}`;
  const made = await callPageApi(office, "POST", "agents", { name, phone, functions: ["deliveries"] });
  const { id: agentId }: { id: string } = made.data;
  const planId = await createSmallPlan(office, {
    ...{ name, stops: 3, agents: 1, place: scatteredPoint, day: date, agentIds: [agentId] },
    order: () => order,
  });
  const { plan } = await fetchPlan(office, planId);
  const confirm = { based_on: plan.currentVersion, preserve_sequences: true };
  expect((await callPageApi(office, "POST", `plans/${planId}/confirm`, confirm)).status).toBe(200);
  return { agentId, planId };
}

/** The address that signs a phone in as an agent, as the office's code has it. */
export async function readPhoneLink(office: Page, agentId: string): Promise<string> {
  const { url }: { url: string } = (await callPageApi(office, "POST", `fleet/agents/${agentId}/phones`, {})).data;
  return `/drive${new URL(url).hash}`;
}

/** A phone of the agent's, signed in by the office's link and on the route. */
export async function openPhonePage(office: Page, browser: Browser, agentId: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });
  const phone = await context.newPage();
  await open(phone, await readPhoneLink(office, agentId));
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("0 of");
  return phone;
}
