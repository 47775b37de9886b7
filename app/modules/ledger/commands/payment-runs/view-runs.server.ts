import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { listAllowedEvents } from "#app/platform/kernel/state-machine.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { readPendingPayables } from "../../db/bank-payouts.server.ts";
import { readDocumentEvents } from "../../db/document.reads.server.ts";
import { readSeller } from "../../db/party.reads.server.ts";
import {
  countPaymentRuns,
  paymentRunsListDescription,
  readPaymentRun,
  readPaymentRuns,
  readRunItems,
} from "../../db/payment-runs.reads.server.ts";
import { payoutKinds } from "../../model/accounting.enums.ts";
import { listCurrencyChoices } from "../../model/currency-choices.ts";
import { paymentRunStatuses } from "../../model/payment-run.enums.ts";
import { paymentRunTransitions } from "../../model/payment-run.states.ts";
import { nameRunFile } from "../../model/payment-run.ts";
import { findPayableFault } from "./choose-payments.server.ts";
import { listPayoutKinds } from "./payout-kinds.server.ts";

/** Data of the payment runs screen: those of which the member may pay all. */
export async function readPaymentRunsScreen(scope: Scope, { url }: PageRequest) {
  const kinds = listPayoutKinds(scope);
  if (kinds.length === 0) return fail("forbidden");
  const { query, unknown } = parseScreenListQuery(url.searchParams, paymentRunsListDescription);
  const [page, counts] = await Promise.all([readPaymentRuns(scope, kinds, query), countPaymentRuns(scope)]);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  // The counters are the account's: they would tell of runs that are not listed.
  const seen = kinds.length === payoutKinds.length ? { counts: { all, ...counts } } : {};
  return ok({ list: { ...page, unknown, ...seen, options: { currency: listCurrencyChoices(scope) } } });
}

/** `GET payment-runs`. */
export const listPaymentRuns = createListRead(paymentRunsListDescription, async (scope, query) => {
  const kinds = listPayoutKinds(scope);
  if (kinds.length === 0) return fail("forbidden");
  const { rows, pagination } = await readPaymentRuns(scope, kinds, query);
  return ok({ paymentRuns: rows, pagination });
});

/** Data of the screen that chooses payments: what is pending in one currency, and why some of it cannot be paid by a file. */
export async function readChoiceScreen(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const kinds = listPayoutKinds(scope);
  if (kinds.length === 0) return fail("forbidden");
  const [payables, seller] = await Promise.all([readPendingPayables(scope, kinds), readSeller(scope)]);
  const currencies = [...new Set(payables.map(({ currency }) => currency))].sort();
  const named = url.searchParams.get("currency") ?? scope.account.preferences.default_currency;
  const currency = currencies.includes(named) ? named : (currencies[0] ?? named);
  const rows = payables
    .filter((each) => each.currency === currency)
    .map((each) => ({ ...each, fault: findPayableFault(each) }));
  const { approve_payment_runs: approval = false } = scope.account.preferences;
  return ok({ currency, currencies, rows, iban: seller.iban, approval });
}

type ChoiceScreenResult = Awaited<ReturnType<typeof readChoiceScreen>>;
export type ChoiceScreen = Extract<ChoiceScreenResult, { ok: true }>["value"];

/** Data of a run's page: its payments, file, and who chose and approved them. */
export async function viewPaymentRun(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const found = await readPaymentRun(scope, params.number ?? "", listPayoutKinds(scope));
  if (!found) return fail("not_found");
  const [items, events] = await Promise.all([readRunItems(scope, found.id), readDocumentEvents(scope, found.id)]);
  const { accountId: _account, createdBy, ...run } = found;
  const { chosen } = paymentRunStatuses.code;
  const needsApproval = run.status === chosen && (scope.account.preferences.approve_payment_runs ?? false);
  const own = createdBy !== null && createdBy === scope.actor.id;
  return ok({
    run: { ...run, needsApproval },
    items,
    events,
    own,
    file: run.files > 0 ? nameRunFile(run.number, run.files) : null,
    actions: listAllowedEvents(paymentRunTransitions, run.status).filter(
      (action) => (action !== "approve" || (needsApproval && !own)) && (action !== "file" || !needsApproval),
    ),
  });
}

export type PaymentRunView = Extract<Awaited<ReturnType<typeof viewPaymentRun>>, { ok: true }>["value"];

/** `GET payment-runs/{number}`. */
export async function getPaymentRun(scope: Scope, pageRequest: PageRequest) {
  const found = await viewPaymentRun(scope, pageRequest);
  if (!found.ok) return found;
  const { run, items, events } = found.value;
  return ok({
    paymentRun: {
      ...run,
      items: items.map((each) => ({ ...each, currency: run.currency })),
      events: events.map(({ detail: _detail, ...event }) => event),
    },
  });
}
