import { z } from "zod";
import { parsePlainId } from "./shopify-order.ts";

/** Privacy topics that every Shopify app must handle (shopify.dev, "privacy law compliance"). */
export const privacyTopics = ["customers/data_request", "customers/redact", "shop/redact"] as const;
export type PrivacyTopic = (typeof privacyTopics)[number];

export function isPrivacyTopic(topic: string): topic is PrivacyTopic {
  return privacyTopics.some((each) => each === topic);
}

const idsSchema = z
  .array(z.union([z.string(), z.number()]))
  .max(10_000)
  .default([]);
const privacyBodySchema = z.object({ orders_requested: idsSchema, orders_to_redact: idsSchema });

/** Ids of the shop's orders in a request. */
export function parseRequestedOrders(requested: unknown): string[] {
  const read = privacyBodySchema.safeParse(requested);
  if (!read.success) return [];
  const { orders_requested: shown, orders_to_redact: erased } = read.data;
  return [...shown, ...erased].map((id) => parsePlainId(String(id)));
}
