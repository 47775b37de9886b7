import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import type { VarianceReason } from "#app/modules/ledger/model/accounting.enums.ts";
import { onDay } from "#app/modules/ledger/model/ledger.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { DepositRecord } from "../db/deposits.reads.server.ts";
import { updateDeposit } from "../db/deposits.writes.server.ts";
import { depositTransitions } from "../model/deposit.states.ts";
import { computeConfirmationPostings, getExpectedAmount } from "../model/deposit-postings.ts";

interface BankCredit {
  /** Local date of the bank's line; today without one. */
  on?: string | undefined;
  /** Minor units; what is expected without it. */
  counted?: number | undefined;
  reason?: VarianceReason | undefined;
}

/** Statements for what the bank credited. A bag may have been counted otherwise, with a reason; cheques and cards may not. */
export function recordDepositConfirmed(
  scope: Scope,
  deposit: DepositRecord,
  { on, counted, reason }: BankCredit,
): Result<Statement[]> {
  const to = applyTransition(depositTransitions, deposit.status, "confirm");
  if (!to.ok) return to;
  const today = toLocalDate(now(scope), scope.account.timezone);
  const confirmedOn = on ?? today;
  const handedOver = toLocalDate(deposit.createdAt ?? 0, scope.account.timezone);
  if (confirmedOn > today || confirmedOn < handedOver) return failFields({ on: [{ code: "invalid_value" }] });
  const { id, kind, currency, tillId } = deposit;
  const booked = { id, kind, currency, tillId, amount: deposit.amount ?? 0, fee: deposit.fee ?? 0 };
  const expected = getExpectedAmount(booked);
  const credited = counted ?? expected;
  if (credited !== expected && kind !== "cash") return fail("count_exact");
  if (credited !== expected && !reason) return failFields({ reason: [{ code: "required" }] });
  const why = credited === expected ? null : (reason ?? null);
  return ok([
    ...updateDeposit(scope, deposit, {
      type: "confirmed",
      status: to.value,
      set: { counted: credited, confirmedOn, reason: why },
      detail: { on: confirmedOn, amount: credited, ...(why ? { reason: why, difference: credited - expected } : {}) },
    }),
    ...postTransfers(scope, onDay(confirmedOn, computeConfirmationPostings(booked, credited))),
  ]);
}
