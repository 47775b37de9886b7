import type { Sandbox } from "#app/modules/sandbox/model/sandbox.ts";
import type { BillingNotice } from "#app/modules/workspace/model/billing.ts";
import type { Grants } from "#app/platform/access/can.ts";
import type { AccountFormats } from "../formats/formats-context.tsx";

/** Subscription notices shown on every page. */
export interface ShellBilling {
  notice: BillingNotice | null;
  payment: "failed" | "method_required" | null;
  /** Empty if the installation has no billing portal. */
  portal: string;
}

/** Data that the default layout loads for the shell. */
export interface ShellData {
  /** `photo` is an address, or null. */
  user: { id: string; name: string; email: string; photo: string | null; theme: "system" | "light" | "dark" };
  accounts: { id: string; name: string; place: string }[];
  /** `logo` is an address, or null. */
  account: { id: string; name: string; place: string; kind: "carrier" | "merchant"; logo: string | null } | null;
  grants: Grants;
  /** In a sandbox: its state, and whether the person may move its clock. */
  sandbox: (Sandbox & { canMove: boolean }) | null;
  /** For people who manage the subscription; null for others. */
  billing: ShellBilling | null;
  /** Unread lines of the inbox; 100 is "more than 99". */
  unread: number;
  formats: AccountFormats;
}
