import { type Browser, expect, type Page } from "playwright/test";
import { scattered } from "./demo-places.ts";
import { open } from "./journey.ts";
import { ask, makeSmallPlan, readPlan } from "./small-plan.ts";

/** A route of today with a driver of its own; its stops ask for signature and photo, or are ordered as told. */
export async function makeDay(
  office: Page,
  name: string,
  order: Record<string, unknown> = { proof_of_delivery: 3, notes: "Ring twice" },
): Promise<{ agentId: string; planId: string }> {
  const { date }: { date: string } = (await ask(office, "GET", "routes")).data;
  const phone = `+4178${name.slice(-7)}`;
  const made = await ask(office, "POST", "agents", { name, phone, functions: ["deliveries"] });
  const { id: agentId }: { id: string } = made.data;
  const planId = await makeSmallPlan(office, {
    ...{ name, stops: 3, agents: 1, place: scattered, day: date, agentIds: [agentId] },
    order: () => order,
  });
  const { plan } = await readPlan(office, planId);
  const confirm = { based_on: plan.currentVersion, preserve_sequences: true };
  expect((await ask(office, "POST", `plans/${planId}/confirm`, confirm)).status).toBe(200);
  return { agentId, planId };
}

/** The address that signs a phone in as an agent, as the office's code has it. */
export async function phoneLink(office: Page, agentId: string): Promise<string> {
  const { url }: { url: string } = (await ask(office, "POST", `fleet/agents/${agentId}/phones`, {})).data;
  return `/drive${new URL(url).hash}`;
}

/** A phone of the agent's, signed in by the office's link and on the route. */
export async function phoneOf(office: Page, browser: Browser, agentId: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });
  const phone = await context.newPage();
  await open(phone, await phoneLink(office, agentId));
  await expect(phone.getByRole("heading", { level: 1 })).toContainText("0 of");
  return phone;
}
