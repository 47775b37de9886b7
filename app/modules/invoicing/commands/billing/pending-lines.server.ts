import { z } from "zod";
import { readOpenFees } from "#app/data/billing/pending.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { billedLines, tierOf } from "#app/domain/billing/billed-lines.ts";
import { describedFee } from "#app/domain/fees/fee-formula.ts";
import { ok } from "#app/domain/kernel/result.ts";
import type { PageRequest } from "#app/features/page-request.ts";

/** Lines that are read to say what a row is made of. */
const mostShown = 5000;

/** `GET billing/pending-lines?pending=merchant:currency&from=&to=`: the lines that an invoice of it would have, of those days. */
export async function pendingLines(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const [merchantId = "", currency = ""] = (url.searchParams.get("pending") ?? "").split(":");
  const day = (end: "from" | "to") => z.iso.date().safeParse(url.searchParams.get(end)).data;
  const wanted = { merchantId, currency, from: day("from"), to: day("to") };
  const fees = scope.account.kind === "carrier" ? await readOpenFees(scope, wanted, mostShown) : [];
  const lines = fees.map((fee) => ({
    ...{ type: fee.type, amount: fee.amount, description: describedFee(fee) },
    ...{ currency, tier: tierOf(fee.inputs) },
  }));
  return ok({ lines: billedLines(lines) });
}
