import { z } from "zod";

const textSchema = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
const cursorSchema = z.object({ hasNextPage: z.boolean() });
const placeSchema = z.object({
  firstName: textSchema,
  lastName: textSchema,
  company: textSchema,
  address1: textSchema,
  address2: textSchema,
  city: textSchema,
  province: textSchema,
  zip: textSchema,
  phone: textSchema,
});

const fulfillmentOrderSchema = z.object({
  id: z.string(),
  status: z.string(),
  assignedLocation: z.object({ name: textSchema, location: z.object({ id: z.string() }).nullish() }).nullish(),
  deliveryMethod: z.object({ methodType: z.string(), presentedName: z.string().nullish() }).nullish(),
  destination: placeSchema.extend({ countryCode: textSchema, email: textSchema }).nullish(),
  lineItems: z.object({
    pageInfo: cursorSchema,
    nodes: z.array(
      z.object({
        id: z.string(),
        remainingQuantity: z.number(),
        sku: z.string().nullish(),
        productTitle: textSchema,
        variantTitle: textSchema,
        weight: z.object({ value: z.number(), unit: z.string() }).nullish(),
      }),
    ),
  }),
});

/** An order as our query selects it (Shopify Admin GraphQL 2026-10). */
export const shopifyOrderSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  cancelledAt: z.string().nullish(),
  tags: z.array(z.string()),
  note: textSchema,
  email: textSchema,
  phone: textSchema,
  displayFinancialStatus: z.string().nullish(),
  paymentGatewayNames: z.array(z.string()),
  totalOutstandingSet: z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string() }) }),
  shippingLine: z.object({ title: textSchema }).nullish(),
  shippingAddress: placeSchema.extend({ countryCodeV2: textSchema }).nullish(),
  fulfillmentOrders: z.object({ pageInfo: cursorSchema, nodes: z.array(fulfillmentOrderSchema) }),
});

export type ShopifyOrder = z.output<typeof shopifyOrderSchema>;

export type FulfillmentOrder = z.output<typeof fulfillmentOrderSchema>;
