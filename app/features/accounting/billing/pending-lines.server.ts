import { readOpenFees } from "#app/data/billing/pending.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { billedLines, tierOf } from "#app/domain/billing/billed-lines.ts";
import { ok } from "#app/domain/kernel/result.ts";
import type { PageRequest } from "#app/features/page-request.ts";

/** Lines that are read to say what a row is made of. */
const mostShown = 5000;

/** `GET billing/pending-lines?pending=merchant:currency`: the lines that an invoice of it would have. */
export async function pendingLines(scope: Scope, { url }: Pick<PageRequest, "url">) {
  const [merchantId = "", currency = ""] = (url.searchParams.get("pending") ?? "").split(":");
  const fees = scope.account.kind === "carrier" ? await readOpenFees(scope, { merchantId, currency }, mostShown) : [];
  const lines = fees.map(({ formula: description, inputs, ...fee }) => ({
    ...fee,
    ...{ description, currency, tier: tierOf(inputs) },
  }));
  return ok({ lines: billedLines(lines) });
}
