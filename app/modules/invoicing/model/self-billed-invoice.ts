import type { AgentReceiptRecord } from "#app/modules/ledger/db/earnings.reads.server.ts";
import { computePayableAmount } from "#app/modules/ledger/model/earnings/agent-postings.ts";
import type { ExchangedTax } from "#app/modules/ledger/model/exchange.ts";
import { agentReceiptStatuses } from "#app/modules/payouts/model/agent-billing.enums.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import type { ElectronicInvoice } from "./e-invoice.ts";

/** A line of a credit note to an agent, minor units. */
interface SelfBilledLine {
  name: string;
  amount: number;
  day: string;
  /** Damages, which no invoice charges: they lower what is payable. */
  untaxed: boolean;
}

interface SelfBilledParts {
  receipt: Pick<AgentReceiptRecord, "number" | "currency" | "total" | "tax" | "taxRate" | "cash" | "status">;
  issuedOn: string;
  /** The agent with its bank account. */
  seller: BillingProfile;
  buyer: BillingProfile;
  lines: readonly SelfBilledLine[];
  /** Its VAT in the tax currency where that is another one, and the note that states the rate. */
  exchanged?: ExchangedTax | null;
  note?: string | null;
}

/** A credit note to an agent as the invoice that the agent would have written (type 389, self-billed). */
export function toSelfBilledInvoice({
  receipt,
  issuedOn,
  seller,
  buyer,
  lines,
  exchanged = null,
  note = null,
}: SelfBilledParts): ElectronicInvoice {
  const { number, currency, taxRate } = receipt;
  const [tax, total] = [receipt.tax ?? 0, receipt.total ?? 0];
  const days = lines.map(({ day }) => day).toSorted();
  const untaxed = lines.reduce((sum, line) => (line.untaxed ? sum + line.amount : sum), 0);
  const paid = receipt.status === agentReceiptStatuses.code.paid;
  const gross = total - untaxed;
  return {
    ...{ number, type: 389, preceding: null, currency, issuedOn, dueOn: issuedOn },
    ...{ periodFrom: days[0] ?? issuedOn, periodTo: days.at(-1) ?? issuedOn, seller, buyer },
    lines: lines
      .filter((line) => !line.untaxed)
      .map(({ name, amount }) => ({
        ...{ type: "custom" as const, surcharge: false, count: 1, each: amount, amount, currency },
        ...{ description: name, tier: null, name },
      })),
    ...{ discount: 0, discountReason: "", treatment: seller.treatment ?? "standard", taxRate: taxRate ?? 0 },
    ...{
      tax,
      exchanged,
      total: gross,
      prepaid: paid ? gross : gross - computePayableAmount({ total, cash: receipt.cash }),
    },
    ...{ means: "30", note },
  };
}
