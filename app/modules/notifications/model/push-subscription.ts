import { z } from "zod";

/** A browser's push subscription: the URL of its push service and the encryption keys. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().min(1).max(1_000).describe("The address that the browser's push service gave"),
  p256dh: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}=?$/)
    .describe("The browser's key, a point of P-256, base64url"),
  auth: z
    .string()
    .regex(/^[A-Za-z0-9_-]{22}(==)?$/)
    .describe("The browser's secret, 16 bytes, base64url"),
});
export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>;
