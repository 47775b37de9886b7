import { z } from "zod";
import { describeFee } from "#app/modules/pricing/model/fee-formula.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readOpenFees } from "../../db/pending.reads.server.ts";
import { getLineTier, groupBilledLines } from "../../model/billed-lines.ts";

/** Most lines read to show what a row consists of. */
const MAX_SHOWN_LINES = 5000;

/** `GET billing/pending-lines?pending=merchant:currency&from=&to=`: the lines that an invoice for these days would have. */
export async function listPendingLines(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const [merchantId = "", currency = ""] = (url.searchParams.get("pending") ?? "").split(":");
  const day = (end: "from" | "to") => z.iso.date().safeParse(url.searchParams.get(end)).data;
  const wanted = { merchantId, currency, from: day("from"), to: day("to") };
  const fees = scope.account.kind === "carrier" ? await readOpenFees(scope, wanted, MAX_SHOWN_LINES) : [];
  const lines = fees.map((fee) => ({
    ...{ type: fee.type, amount: fee.amount, description: describeFee(fee) },
    ...{ currency, tier: getLineTier(fee.inputs) },
  }));
  return ok({ lines: groupBilledLines(lines) });
}
