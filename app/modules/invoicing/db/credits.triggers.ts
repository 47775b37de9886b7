import { describeUniqueConflict } from "#app/platform/db/conflicts.ts";
import { buildDeleteGuard, buildUpdateGuard } from "#app/platform/db/triggers/guard-triggers.ts";
import {
  buildChangeCondition,
  buildRefusal,
  buildTrigger,
  type TriggerPart,
} from "#app/platform/db/triggers/trigger.ts";
import { invoiceLines, invoices } from "./billing.tables.ts";
import { creditNoteLines, creditNotes, invoiceAllocations } from "./credits.tables.ts";

const sums = ["subtotal", "surcharge", "discount", "taxTreatment", "taxRate", "tax", "total"] as const;
/** The same as a lost race: the command reads the invoice again and says that it is closed. */
const refuseClosed = buildRefusal(describeUniqueConflict("invoices.closed_at"));
const isClosed = (invoice: string) =>
  `EXISTS (SELECT 1 FROM invoices i JOIN accounts a ON a.id = i.account_id
  WHERE i.id = ${invoice} AND i.closed_at IS NOT NULL AND a.reset_started_at IS NULL)`;

export const creditTriggers: readonly TriggerPart[] = [
  {
    why: "What clears an invoice is added up at the invoice, and never more than its total; the amount open is read in every list.",
    statements: [
      buildTrigger({
        ...{ name: "invoice_allocations_cleared", at: "AFTER INSERT", on: invoiceAllocations, when: "NEW.live = 1" },
        run: ["UPDATE invoices SET cleared = cleared + NEW.amount WHERE id = NEW.invoice_id;"],
      }),
      buildTrigger({
        ...{ name: "invoice_allocations_taken_back", at: "AFTER UPDATE", on: invoiceAllocations, of: ["live"] },
        run: [
          "UPDATE invoices SET cleared = cleared + NEW.live * NEW.amount - OLD.live * OLD.amount WHERE id = NEW.invoice_id;",
        ],
      }),
      buildTrigger({
        ...{ name: "invoices_cleared_at_most", at: "AFTER UPDATE", on: invoices, of: ["cleared"] },
        when: "NEW.cleared NOT BETWEEN min(0, NEW.total) AND max(0, NEW.total)",
        run: [buildRefusal(describeUniqueConflict("invoices.cleared"))],
      }),
    ],
  },
  {
    why: "An issued invoice is fixed: after it is closed neither its sums nor its lines change, whichever command tries.",
    statements: [
      buildTrigger({
        ...{ name: "invoices_closed", at: "BEFORE UPDATE", on: invoices, of: sums },
        when: `OLD.closed_at IS NOT NULL AND (${buildChangeCondition(sums)})`,
        run: [refuseClosed],
      }),
      buildTrigger({
        ...{ name: "invoices_exchange_closed", at: "BEFORE UPDATE", on: invoices, of: ["exchange"] },
        when: "OLD.closed_at IS NOT NULL AND OLD.exchange IS NOT NULL AND NEW.exchange IS NOT OLD.exchange",
        run: [refuseClosed],
      }),
      buildTrigger({
        ...{ name: "invoice_lines_closed_insert", at: "BEFORE INSERT", on: invoiceLines },
        when: isClosed("NEW.invoice_id"),
        run: [refuseClosed],
      }),
      buildTrigger({
        ...{ name: "invoice_lines_closed_delete", at: "BEFORE DELETE", on: invoiceLines },
        when: isClosed("OLD.invoice_id"),
        run: [refuseClosed],
      }),
    ],
  },
  {
    why: "A credit note is a document: it is written once, and no line is credited for more than was billed.",
    statements: [
      buildUpdateGuard(creditNotes, "credit_notes never change"),
      buildDeleteGuard(creditNotes, "credit_notes never change"),
      buildTrigger({
        ...{ name: "credit_note_lines_at_most", at: "AFTER INSERT", on: creditNoteLines },
        when: `(SELECT abs(sum(l.amount)) FROM credit_note_lines l WHERE l.invoice_line_id = NEW.invoice_line_id)
  > (SELECT abs(i.amount) FROM invoice_lines i WHERE i.id = NEW.invoice_line_id)`,
        run: [buildRefusal(describeUniqueConflict("credit_note_lines.amount"))],
      }),
    ],
  },
];
