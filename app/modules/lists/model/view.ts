import { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { viewAudiences } from "./view.enums.ts";

/** The lists whose views people save, each with the permission that opens it. */
export const viewModules = {
  orders: "orders",
  plans: "plans",
  "shipments.pickups": "shipments",
  "shipments.transfers": "shipments",
  "shipments.delivered": "shipments",
  "shipments.returns": "shipments",
  "accounting.order_collections.pending": "accounting.order_collections",
  "accounting.order_collections.agents": "accounting.order_collections",
  "accounting.order_collections.receipts": "accounting.order_collections",
  "accounting.merchant_billing.pending": "accounting.merchant_billing",
  "accounting.merchant_billing.invoices": "accounting.merchant_billing",
  "accounting.merchant_billing.settlements": "accounting.merchant_billing",
  "accounting.merchant_billing.aging": "accounting.merchant_billing",
} as const satisfies Record<string, Permission>;

export type ViewModule = keyof typeof viewModules;

/** True for a module that has saved views. */
export function isViewModule(text: string | undefined): text is ViewModule {
  return text !== undefined && Object.hasOwn(viewModules, text);
}

/** A field or column; one of the account's own is a key of the metadata. */
const wordSchema = z.string().regex(/^[a-z0-9_]{1,60}(\.[A-Za-z][\w-]{0,39})?$/, { error: "invalid_value" });

/** A field with its values; `not` excludes them. */
export const viewFilterSchema = z.object({
  field: wordSchema,
  not: z.boolean().optional(),
  values: z.array(z.string().min(1).max(300)).min(1).max(50),
});

/** The saved state of a list. An empty list of columns means the list's default columns. */
export const viewSchema = z.object({
  module: z.string().refine(isViewModule, { error: "invalid_value" }),
  name: z.string().trim().min(1).max(60),
  columns: z.array(wordSchema).max(60).default([]),
  sort: z
    .string()
    .regex(/^-?([a-z_]{1,60}\.)?[a-z0-9_]{1,60}$/, { error: "invalid_value" })
    .transform((sort) => sort.replace(/^(-?)[a-z_]+\./, "$1"))
    .or(z.literal(""))
    .default(""),
  filters: z.array(viewFilterSchema).max(40).default([]),
  audience: z.enum(viewAudiences).optional(),
  /** Ids of the roles, where the audience is roles. */
  roles: z.array(z.uuid()).max(50).optional(),
});

export type ViewDraft = z.output<typeof viewSchema>;

/** Maximum number of views that a person saves of one list, and that are shared of one list in an account. */
export const MAX_VIEWS = 40;
