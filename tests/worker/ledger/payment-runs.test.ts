import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { bankPayouts, paymentRunItems, paymentRuns } from "#app/modules/ledger/db/accounting.tables.ts";
import { paymentRunStatuses } from "#app/modules/ledger/model/payment-run.enums.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { createCamt053 } from "#tests/factories/bank.ts";
import { createAgent } from "#tests/factories/orders.ts";
import {
  type ApiResult,
  callApiAs,
  createDeliveredOrders,
  expectLedgerBalanced,
  readLedgerBalances,
} from "../billed.ts";
import { createMerchant } from "../merchants.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const iban = "LI21 0881 0000 2324 013A A";
const { chosen, approved, filed, confirmed, voided } = paymentRunStatuses.code;

const listOf = (answer: ApiResult, key: string): { id: string; number: string }[] => Object(answer.data)[key];

/** A carrier that owes one merchant 55.00 and so many agents 20.00 each; all have an account. */
async function owing(agentCount = 1) {
  const who = await createTestWorkspace();
  const { scope } = who;
  const merchant = await createMerchant(who, { name: "Talrösterei", billing: { iban: "CH9300762011623852957" } });
  const driver = await createAgent(scope);
  await createDeliveredOrders(who, merchant, "EUR", driver);
  await callApiAs(who, "billing/settlements/generate", { pending: [`${merchant}:EUR`] });
  const ids = [driver];
  for (let at = 1; at < agentCount; at += 1) {
    const [phone, last] = [`+4234${100_000 + at}`, ids.at(-1) ?? ""];
    await scope.db.update(agents).set({ phone }).where(eq(agents.id, last));
    ids.push(await createAgent(scope));
  }
  await scope.db
    .update(agents)
    .set({ payout: { iban: "DE89370400440532013000" } })
    .where(eq(agents.accountId, scope.account.id));
  for (const agent_id of ids)
    await callApiAs(who, "agent-billing/transactions", {
      agent_id,
      currency: "EUR",
      amount: "20.00",
      description: "x",
    });
  await callApiAs(who, "agent-billing/receipts/generate", { agents: ids.map((id) => `${id}:EUR`) });
  const settlements = listOf(await callApiAs(who, "billing/settlements"), "settlements");
  const receipts = listOf(await callApiAs(who, "agent-billing/receipts?limit=100"), "receipts");
  return { who, merchant, settlements, receipts, day: toLocalDate(scope.ports.clock.now(), scope.account.timezone) };
}
type Owing = Awaited<ReturnType<typeof owing>>;

const choose = ({ who, settlements, receipts }: Owing) =>
  callApiAs(who, "payment-runs", {
    settlements: settlements.map(({ id }) => id),
    agent_receipts: receipts.map(({ id }) => id),
    iban,
  });

const view = async (who: TestWorkspace, number: string) =>
  Object((await callApiAs(who, `payment-runs/${number}`)).data).payment_run;

async function requireApproval(who: TestWorkspace): Promise<void> {
  const preferences = { ...who.scope.account.preferences, approve_payment_runs: true };
  await who.scope.db.update(accounts).set({ preferences }).where(eq(accounts.id, who.account.id));
}

/** Reads a statement with one line and books what is proposed for it. */
async function bookLine(who: TestWorkspace, line: Parameters<typeof createCamt053>[0][number]) {
  const read = await callApiAs(who, "billing/bank-statements", { content: createCamt053([line]) });
  const [found] = Object(read.data).lines;
  const { booked_on: on, amount, currency, iban: of, invoices } = found;
  const payment = { line: found.line, on, amount, currency, iban: of };
  const named = invoices.map(({ number, version }: { number: string; version: number }) => ({ number, version }));
  const booked =
    named.length > 0
      ? await callApiAs(who, "billing/bank-statements/book", { payments: [{ ...payment, invoices: named }] })
      : null;
  return { found, booked };
}

test("a run is chosen, approved by a second person, filed once, and confirmed by one sum of the bank", async () => {
  const owed = await owing(2);
  const { who, day, settlements, receipts } = owed;
  await requireApproval(who);
  const second = await createTestWorkspace({ member: who, permissions: ["*"] });
  const before = await readLedgerBalances(who);
  const made = await choose(owed);
  const number = String(made.data?.number);
  expect(number).toMatch(/^P-\d{4}-0001$/);
  expect(await view(who, number)).toMatchObject({ status: chosen, total: "95.00", payments: 3, needs_approval: true });
  const at = `payment-runs/${number}`;
  expect(await callApiAs(who, `${at}/file`, { version: 1 })).toMatchObject({ status: 409, code: "approval_missing" });
  expect(await callApiAs(who, `${at}/approve`, { version: 1 })).toMatchObject({ code: "approval_missing" });
  expect(await callApiAs(second, `${at}/approve`, { version: 1 })).toMatchObject({ status: 200, data: { version: 2 } });
  const file = await callApiAs(who, `${at}/file`, { version: 2 });
  expect(file.data).toMatchObject({ name: `${number}.xml` });
  const body = String(file.data?.body);
  expect(body).toContain(`<MsgId>${number}</MsgId>`);
  expect(body).toContain("<CtrlSum>95.00</CtrlSum>");
  for (const { number: each } of [...settlements, ...receipts]) expect(body).toContain(`<EndToEndId>${each}<`);
  expect(await callApiAs(who, `${at}/file`, { version: 3 })).toMatchObject({ status: 422 });
  const again = await callApiAs(who, `${at}/file`, { version: 3, reason: "The bank lost it" });
  expect(again.data).toMatchObject({ name: `${number}-copy-2.xml` });
  expect(String(again.data?.body)).toContain(`<MsgId>${number}-2</MsgId>`);
  expect(await readLedgerBalances(who)).toEqual(before);
  const month = await callApiAs(who, `books/periods/${day.slice(0, 7)}`);
  const open = { key: "payment_runs", count: 1, sums: [{ currency: "EUR", amount: "95.00" }] };
  expect(Object(month.data).period.open).toContainEqual(expect.objectContaining(open));

  const line = { day, amount: "-95.00", text: "SEPA batch", reference: "B1", file: number };
  const twice = await Promise.all([bookLine(who, line), bookLine(who, line)]);
  expect(twice.map(({ found }) => found.state)).toEqual(["sure", "sure"]);
  expect(twice.flatMap(({ booked }) => booked?.data?.succeeded ?? [])).toHaveLength(1);
  expect(await view(who, number)).toMatchObject({ status: confirmed, waiting: 0, returned: 0, files: 2 });
  expect(await readLedgerBalances(who)).toMatchObject({
    "carrier_bank EUR": (before["carrier_bank EUR"] ?? 0) - 9500,
    "agent_payable EUR": 0,
    "merchant_payable EUR": 0,
  });
  const { found } = await bookLine(who, line);
  expect(found).toMatchObject({ state: "booked", booked: expect.arrayContaining([settlements[0]?.number]) });
  expect(await callApiAs(who, `${at}/file`, { version: 5, reason: "x" })).toMatchObject({ code: "illegal_transition" });
  const types = (await view(who, number)).events.map(({ type }: { type: string }) => type);
  expect(types).toEqual(["generated", "approved", "filed", "filed", "confirmed"]);
  await expectLedgerBalanced(who);
});

test("what waits in a run is in no other, is not voided, and keeps its amount; a voided run releases it", async () => {
  const owed = await owing();
  const { who, settlements, receipts } = owed;
  const number = String((await choose(owed)).data?.number);
  const [settlement, receipt] = [settlements[0], receipts[0]];
  expect((await choose(owed)).errors?.ids).toEqual([expect.stringContaining(number)]);
  const file = await callApiAs(who, "billing/payment-file", { ids: [settlement?.id], iban });
  expect(file.errors?.ids).toEqual([expect.stringContaining(number)]);
  const reason = "wrong";
  const voids = [`billing/settlements/${settlement?.number}/void`, `agent-billing/receipts/${receipt?.number}/void`];
  for (const each of voids)
    expect(await callApiAs(who, each, { version: 1, reason })).toMatchObject({ code: "in_payment_run" });
  expect((await callApiAs(who, `payment-runs/${number}/void`, { version: 1, reason })).status).toBe(200);
  expect(await view(who, number)).toMatchObject({ status: voided, waiting: 0 });
  const next = String((await choose(owed)).data?.number);
  expect(next).not.toBe(number);
  expect((await callApiAs(who, `payment-runs/${next}/void`, { version: 1, reason })).status).toBe(200);
  for (const each of voids) expect((await callApiAs(who, each, { version: 1, reason })).status).toBe(200);
  const numbers = listOf(await callApiAs(who, "books/numbers?filters[kind][]=payment_run"), "numbers");
  expect(numbers.map((each) => each.number).sort()).toEqual([number, next]);
  await expectLedgerBalanced(who);
});

test("a payee whose account changed after the choice gets no file", async () => {
  const owed = await owing();
  const { who, merchant } = owed;
  const number = String((await choose(owed)).data?.number);
  await who.scope.db
    .update(merchants)
    .set({ billing: { iban: "DE89370400440532013000" } })
    .where(eq(merchants.id, merchant));
  expect(await callApiAs(who, `payment-runs/${number}/file`, { version: 1 })).toMatchObject({
    code: "payment_changed",
  });
});

test("a correction of a settlement in a run goes to the next one", async () => {
  const owed = await owing();
  const { who, settlements, receipts } = owed;
  await choose(owed);
  const update = who.scope.db.$client.prepare("update settlements set closing = closing + 1 where id = ?");
  await expect(update.bind(settlements[0]?.id).run()).rejects.toThrow("payment_run_items");
  expect(receipts).toHaveLength(1);
});

test("the payment file of a list is a run of its own: a second one of the same documents is refused", async () => {
  const { who, receipts } = await owing();
  const ids = receipts.map(({ id }) => id);
  const both = await Promise.all([1, 2].map(() => callApiAs(who, "agent-billing/payment-file", { ids, iban })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const runs = listOf(await callApiAs(who, "payment-runs"), "payment_runs");
  expect(runs).toMatchObject([{ status: filed, files: 1, total: "20.00" }]);
  await requireApproval(who);
  const [run] = runs;
  await callApiAs(who, `payment-runs/${run?.number}/void`, { version: 2, reason: "not sent" });
  const refused = await callApiAs(who, "agent-billing/payment-file", { ids, iban });
  expect(refused).toMatchObject({ status: 409, code: "approval_missing" });
});

test("members see and change runs of what they may pay alone; strangers none", async () => {
  const owed = await owing();
  const { who } = owed;
  const number = String((await choose(owed)).data?.number);
  const pays = ["accounting.agent_billing", "accounting.agent_billing.generate_receipts"];
  const member = await createTestWorkspace({ member: who, permissions: pays });
  const stranger = await createTestWorkspace();
  for (const each of [member, stranger]) {
    expect((await callApiAs(each, `payment-runs/${number}`)).status).toBe(404);
    expect((await callApiAs(each, `payment-runs/${number}/void`, { version: 1, reason: "x" })).status).toBe(404);
    expect(listOf(await callApiAs(each, "payment-runs"), "payment_runs")).toEqual([]);
    expect((await choose({ ...owed, who: each })).status).toBe(422);
  }
  const reader = await createTestWorkspace({ member: who, permissions: ["accounting.agent_billing"] });
  expect((await callApiAs(reader, "payment-runs")).status).toBe(403);
});

test("a long run is booked in batches and goes on where it stopped, each document once", {
  timeout: 120_000,
}, async () => {
  const owed = await owing(53);
  const { who, day, receipts } = owed;
  expect(receipts).toHaveLength(53);
  const number = String((await choose(owed)).data?.number);
  await callApiAs(who, `payment-runs/${number}/file`, { version: 1 });
  const line = { day, amount: "-1115.00", text: number, reference: "B1" };
  const first = await bookLine(who, line);
  expect(first.booked?.data?.refused).toMatchObject([{ code: "booking_goes_on" }]);
  expect(await view(who, number)).toMatchObject({ status: filed, waiting: 4 });
  await expectLedgerBalanced(who);
  const other = { ...line, reference: "B2", amount: "-20.00" };
  expect((await bookLine(who, other)).booked?.data?.refused).toMatchObject([{ code: "payment_differs" }]);
  const second = await bookLine(who, line);
  expect(second.found).toMatchObject({ state: "sure", invoices: [{ number }] });
  expect(second.booked?.data?.succeeded).toHaveLength(1);
  expect(await view(who, number)).toMatchObject({ status: confirmed, waiting: 0 });
  const rows = await who.scope.db.select().from(bankPayouts).where(eq(bankPayouts.accountId, who.account.id));
  expect(new Set(rows.map(({ documentId }) => documentId)).size).toBe(54);
  expect(rows).toHaveLength(54);
  expect(await readLedgerBalances(who)).toMatchObject({ "agent_payable EUR": 0, "merchant_payable EUR": 0 });
  await expectLedgerBalanced(who);
});

test("a payment that came back is unpaid again; the line that paid stays booked, and the next run may pay it", async () => {
  const owed = await owing();
  const { who, day, receipts, settlements } = owed;
  const [receipt, settlement] = [receipts[0]?.number, settlements[0]?.number];
  const number = String((await choose(owed)).data?.number);
  await callApiAs(who, `payment-runs/${number}/file`, { version: 1 });
  const paid = { day, amount: "-75.00", text: number, reference: "B1" };
  const early = await bookLine(who, { day, amount: "20.00", text: `Return ${receipt}`, reference: "B2" });
  expect(early.found.state).toBe("none");
  await bookLine(who, paid);
  const before = await readLedgerBalances(who);
  for (const [text, amount] of [
    [receipt, "20.00"],
    [settlement, "55.00"],
  ] as const) {
    const wrong = await bookLine(who, { day, amount: "19.00", text: `Return ${text}`, reference: "B3" });
    expect(wrong.found.state).toBe("none");
    const line = { day, amount, text: `Return ${text}`, reference: `R-${text}` };
    const both = await Promise.all([bookLine(who, line), bookLine(who, line)]);
    expect(both.flatMap(({ booked }) => booked?.data?.succeeded ?? [])).toHaveLength(1);
    expect((await bookLine(who, line)).found).toMatchObject({ state: "booked", booked: [text] });
  }
  expect((await bookLine(who, paid)).found.state).toBe("booked");
  expect(await view(who, number)).toMatchObject({ status: confirmed, waiting: 0, returned: 2 });
  expect(await readLedgerBalances(who)).toMatchObject({
    "carrier_bank EUR": (before["carrier_bank EUR"] ?? 0) + 7500,
    "agent_payable EUR": -2000,
  });
  const next = String((await choose(owed)).data?.number);
  await callApiAs(who, `payment-runs/${next}/file`, { version: 1 });
  const again = await bookLine(who, { ...paid, text: next, reference: "B4" });
  expect(again.booked?.data?.succeeded).toHaveLength(1);
  expect(await readLedgerBalances(who)).toMatchObject(before);
  await expectLedgerBalanced(who);
});

const steps = ["choose", "approve", "file", "void", "book", "pay", "unpay", "void_receipt", "return"] as const;

test("any order of steps keeps the books, and each document in one run at most", { timeout: 240_000 }, async () => {
  const step = fc.record({ what: fc.constantFrom(...steps), at: fc.nat(2) });
  const sequences = fc.array(step, { minLength: 8, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const owed = await owing(2);
      const { who, day, receipts } = owed;
      const second = await createTestWorkspace({ member: who, permissions: ["*"] });
      for (const { what, at } of sequence) {
        const [run] = await who.scope.db
          .select()
          .from(paymentRuns)
          .where(eq(paymentRuns.accountId, who.account.id))
          .orderBy(paymentRuns.id)
          .offset(at)
          .limit(1);
        const receipt = receipts[at % receipts.length];
        const read = await callApiAs(who, `agent-billing/receipts/${receipt?.number}`);
        const { version = 1 } = Object(Object(read.data).receipt);
        const seen = { version: run?.version, reason: "x" };
        if (what === "choose") await choose({ ...owed, receipts: receipts.slice(at) });
        if (what === "approve") await callApiAs(second, `payment-runs/${run?.number}/approve`, seen);
        if (what === "file") await callApiAs(who, `payment-runs/${run?.number}/file`, seen);
        if (what === "void") await callApiAs(who, `payment-runs/${run?.number}/void`, seen);
        if (what === "book" && run)
          await bookLine(who, { day, amount: `-${run.total / 100}.00`, text: run.number, reference: `B${at}` });
        const path = `agent-billing/receipts/${receipt?.number}`;
        if (what === "pay") await callApiAs(who, `${path}/pay`, { version, method: "bank" });
        const back = { day, amount: "20.00", text: `Return ${receipt?.number}`, reference: `R${at}` };
        if (what === "return") await bookLine(who, back);
        if (what === "unpay") await callApiAs(who, `${path}/unpay`, { version });
        if (what === "void_receipt") await callApiAs(who, `${path}/void`, { version, reason: "x" });
        await expectRunsHold(who);
      }
      await expectLedgerBalanced(who);
    }),
    { numRuns: 6 },
  );
});

/** What a run counts is what its payments are; no document may still be paid by two. */
async function expectRunsHold({ scope }: TestWorkspace): Promise<void> {
  const runs = await scope.db.select().from(paymentRuns).where(eq(paymentRuns.accountId, scope.account.id));
  const items = await scope.db.select().from(paymentRunItems).where(eq(paymentRunItems.accountId, scope.account.id));
  for (const run of runs) {
    const own = items.filter(({ runId }) => runId === run.id);
    const count = (state: string) => own.filter((each) => each.state === state).length;
    expect(run).toMatchObject({ waiting: count("waiting"), returned: count("returned"), payments: own.length });
    expect(run.total).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
    if (run.status === confirmed) expect(run.waiting).toBe(0);
    if (run.status === voided) expect(own.every(({ live, state }) => live === (state === "paid"))).toBe(true);
    expect([chosen, approved, filed, confirmed, voided]).toContain(run.status);
  }
  const live = items.filter((each) => each.live).map(({ documentId }) => documentId);
  expect(new Set(live).size).toBe(live.length);
}
