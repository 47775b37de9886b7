/** What happens to the lock of the books. */
export const periodEventTypes = ["closed", "reopened"] as const;
export type PeriodEventType = (typeof periodEventTypes)[number];

/** `running` is a month that is not over: it cannot be closed yet. */
export const periodStates = ["running", "open", "closed"] as const;
export type PeriodState = (typeof periodStates)[number];

interface OpenItemKind {
  readonly key: string;
  /** Where it is settled. */
  readonly href: string;
  /** It must be settled first; anything else a person may accept. */
  readonly blocks?: true;
}

/** What may still be open when a month is to be closed, in the order of the list. */
export const openItemKinds = [
  { key: "books_differ", href: "/accounting/books", blocks: true },
  { key: "work_time", href: "/fleet/attendance/worktime" },
  { key: "collection_receipts", href: "/accounting/collections/receipts?filters[status][]=pending" },
  { key: "earnings", href: "/accounting/agent-billing/pending" },
  { key: "agent_receipts", href: "/accounting/agent-billing/receipts?filters[status][]=pending" },
  { key: "fees", href: "/accounting/merchant-billing/pending" },
  { key: "settlements", href: "/accounting/merchant-billing/settlements?filters[status][]=pending" },
  { key: "payment_runs", href: "/accounting/merchant-billing/bank-statement" },
  { key: "disputes", href: "/accounting/merchant-billing/invoices" },
] as const satisfies readonly OpenItemKind[];
export type OpenItemKey = (typeof openItemKinds)[number]["key"];

/** Those that a person may accept. */
export const acceptableItems = openItemKinds.flatMap((kind) => ("blocks" in kind ? [] : [kind.key]));
