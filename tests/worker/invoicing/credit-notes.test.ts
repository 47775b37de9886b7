import { expect, test } from "vitest";
import { readCreditNoteTable } from "#app/modules/payouts/commands/agent-receipt-file.server.ts";
import { viewAgentReceipt } from "#app/modules/payouts/commands/view-agent-receipts.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { callApiAs } from "../billed.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const supplier = {
  ...{ name: "Nina Kurier e. K.", line1: "Hafenstr. 4", postal_code: "20457", city: "Hamburg", country: "DE" },
  ...{ tax_number: "22/815/08150", tax_treatment: "standard", tax_rate: 19, language: "de" },
};

/** An agent's receipt of 119.00; `billing` is what the agent says of itself when it is made. */
async function paidOut(billing?: object) {
  const who = await createTestWorkspace();
  const written = { name: "Nina", phone: "+4915123456789", functions: ["deliveries"], ...(billing ? { billing } : {}) };
  const made = await callApiAs(who, "agents", written);
  const { id } = Object(made.data);
  const t = { agent_id: id, currency: "EUR", amount: "119.00", description: "Night shift" };
  expect((await callApiAs(who, "agent-billing/transactions", t)).status).toBe(200);
  const receipts = Object(
    (await callApiAs(who, "agent-billing/receipts/generate", { agents: [`${id}:EUR`] })).data,
  ).receipts;
  return { who, id: String(id), written, number: String(receipts[0].number) };
}

const paper = async (who: TestWorkspace, number: string) => {
  const table = await readCreditNoteTable(who.scope, number, { scope: who.scope, t: createTranslator("en") });
  if (!table) throw new Error("there is a paper");
  return table;
};

const lacking = async (who: TestWorkspace, number: string) => {
  const view = await viewAgentReceipt(who.scope, { params: { number } });
  if (!view.ok) throw new Error("there is a receipt");
  return view.value.lacking;
};

test("a credit note says both sides, the tax that its payout holds, and is called Gutschrift in the agent's language", async () => {
  const { who, id, written, number } = await paidOut(supplier);
  const { letter, sums } = await paper(who, number);
  expect(letter).toMatchObject({
    heading: `Gutschrift ${number}`,
    language: "de",
    recipient: ["Nina Kurier e. K.", "Hafenstr. 4", "DE-20457 Hamburg", "22/815/08150"],
    notes: [null, null],
  });
  expect(letter.facts).toContainEqual(["Steuernummer", "22/815/08150"]);
  expect(sums.slice(0, 3)).toEqual([
    ["Netto", 10000],
    [expect.stringContaining("19"), 1900],
    [expect.any(String), 11900],
  ]);
  // What was said when it was issued stays on it; an address that lets the details out changes none.
  const { billing: _none, ...silent } = written;
  const put = (body: object) => who.fetch(`/api/agents/${id}`, { method: "PUT", body });
  expect((await put({ ...silent, version: 1 })).status).toBe(200);
  expect(Object((await callApiAs(who, `agents/${id}`)).data)).toMatchObject({
    agent: { billing: { city: "Hamburg", tax_rate: 19 } },
  });
  expect((await put({ ...silent, version: 2, billing: { ...supplier, city: "Kiel" } })).status).toBe(200);
  expect((await paper(who, number)).letter.recipient).toContain("DE-20457 Hamburg");
});

test("what a credit note lacks is named, never made up, and completed once it is said", async () => {
  const { who, id, written, number } = await paidOut();
  expect(await lacking(who, number)).toEqual(["address", "tax_number", "treatment"]);
  const { letter, sums } = await paper(who, number);
  expect(letter.recipient).toEqual(["Nina"]);
  expect(letter.notes.at(-1)).toContain("address, tax number or VAT ID, VAT treatment");
  expect(sums).toHaveLength(3);
  const put = (billing: object) =>
    who.fetch(`/api/agents/${id}`, { method: "PUT", body: { ...written, version: 1, billing } });
  for (const [wrong, field] of [
    [{ country: "XX" }, "billing.country"],
    [{ tax_rate: 101 }, "billing.tax_rate"],
    [{ tax_treatment: "none" }, "billing.tax_treatment"],
    [{ line1: "x".repeat(201) }, "billing.line1"],
  ] as const) {
    const answer = await put(wrong);
    expect(answer.status).toBe(422);
    expect(Object(await answer.json()).errors).toHaveProperty([field]);
  }
  const { tax_rate: _rate, language: _language, ...small } = { ...supplier, tax_treatment: "small_business" };
  expect((await put(small)).status).toBe(200);
  expect(await lacking(who, number)).toEqual([]);
  const completed = await paper(who, number);
  expect(completed.letter.notes).toEqual([expect.stringContaining("§ 19 UStG"), null]);
  expect(completed.letter.recipient).toContain("DE-20457 Hamburg");
});
