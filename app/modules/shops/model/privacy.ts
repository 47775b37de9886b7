import { z } from "zod";
import { plainId } from "./shopify-order.ts";

/** What Shopify asks of every app that knows customers (shopify.dev, "privacy law compliance"). */
export const privacyTopics = ["customers/data_request", "customers/redact", "shop/redact"] as const;
export type PrivacyTopic = (typeof privacyTopics)[number];

export function isPrivacyTopic(topic: string): topic is PrivacyTopic {
  return privacyTopics.some((each) => each === topic);
}

const ids = z
  .array(z.union([z.string(), z.number()]))
  .max(10_000)
  .default([]);
const body = z.object({ orders_requested: ids, orders_to_redact: ids });

/** The shop's orders that a request is about. */
export function ordersAsked(told: unknown): string[] {
  const read = body.safeParse(told);
  if (!read.success) return [];
  const { orders_requested: shown, orders_to_redact: erased } = read.data;
  return [...shown, ...erased].map((id) => plainId(String(id)));
}
