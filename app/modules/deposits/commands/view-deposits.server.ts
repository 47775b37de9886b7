import { readDocumentEvents } from "#app/modules/ledger/db/document.reads.server.ts";
import { readTill, readTills } from "#app/modules/ledger/db/tills.reads.server.ts";
import { listCurrencyChoices } from "#app/modules/ledger/model/currency-choices.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import {
  chequesListDescription,
  countDeposits,
  depositsListDescription,
  readCheques,
  readDeposit,
  readDepositCheques,
  readDeposits,
} from "../db/deposits.reads.server.ts";
import { depositTransitions } from "../model/deposit.states.ts";
import { getExpectedAmount } from "../model/deposit-postings.ts";

/** What a member may do with tills, deposits and cheques. */
export function getDepositRights({ account }: Scope) {
  return {
    deposit: can(account, "accounting.order_collections.update_receipt"),
    void: can(account, "accounting.order_collections.void_receipt"),
    print: can(account, "accounting.order_collections.print_receipt"),
    export: can(account, "accounting.order_collections.export_receipt"),
    returnCheque: can(account, "accounting.merchant_billing", "accounting.merchant_billing.update_settlement"),
    bank: can(account, "accounting.merchant_billing", "accounting.merchant_billing.update_invoice"),
  };
}
export type DepositRights = ReturnType<typeof getDepositRights>;

/** Data of the deposits screen. */
export async function readDepositsScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, depositsListDescription);
  const [page, counts, tills] = await Promise.all([readDeposits(scope, query), countDeposits(scope), readTills(scope)]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const options = { currency: listCurrencyChoices(scope) };
  return ok({ list: { ...page, unknown, counts: { all, ...counts }, options }, tills, may: getDepositRights(scope) });
}

/** `GET deposits`. */
export const listDeposits = createListRead(depositsListDescription, async (scope, query) => {
  const { rows, pagination } = await readDeposits(scope, query);
  return ok({ deposits: rows, pagination });
});

/** Data of the cheques screen. */
export async function readChequesScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, chequesListDescription);
  const page = await readCheques(scope, query);
  const options = { currency: listCurrencyChoices(scope) };
  return ok({ list: { ...page, unknown, options }, may: getDepositRights(scope) });
}

/** `GET cheques`. */
export const listCheques = createListRead(chequesListDescription, async (scope, query) => {
  const { rows, pagination } = await readCheques(scope, query);
  return ok({ cheques: rows, pagination });
});

/** Data of a deposit's page: what it consists of, and its timeline. */
export async function viewDeposit(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const found = await readDeposit(scope, params.number ?? "");
  if (!found) return fail("not_found");
  const [pieces, events, till] = await Promise.all([
    readDepositCheques(scope, found.id),
    readDocumentEvents(scope, found.id),
    found.tillId === null ? undefined : readTill(scope, found.tillId),
  ]);
  const { accountId: _account, ...deposit } = found;
  const may = getDepositRights(scope);
  const allowed = { confirm: may.deposit, void: may.void };
  return ok({
    deposit: { ...deposit, expected: getExpectedAmount({ amount: found.amount ?? 0, fee: found.fee ?? 0 }) },
    tillName: till?.name ?? null,
    pieces,
    events,
    may,
    actions: listAllowedEvents(depositTransitions, found.status).filter((action) => allowed[action]),
  });
}
export type DepositView = Extract<Awaited<ReturnType<typeof viewDeposit>>, { ok: true }>["value"];

/** `GET deposits/{number}`. */
export async function getDeposit(scope: Scope, pageRequest: PageRequest) {
  const found = await viewDeposit(scope, pageRequest);
  if (!found.ok) return found;
  const { deposit, pieces, events } = found.value;
  const publicEvents = events.map(({ detail: _detail, ...event }) => event);
  const written = pieces.map((piece) => ({ ...piece, currency: deposit.currency }));
  return ok({ deposit: { ...deposit, pieces: written, events: publicEvents } });
}
