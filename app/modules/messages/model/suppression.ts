import { z } from "zod";
import { messageChannels } from "./message.enums.ts";

/** A contact that is not written to any more. */
export const suppressionSchema = z
  .object({ channel: z.enum(messageChannels), contact: z.string().trim().min(3).max(200) })
  .refine(({ channel, contact }) => channel !== "email" || z.email().safeParse(contact).success, {
    path: ["contact"],
    error: "invalid_email",
  });

/** The same contact as the list keeps it. */
export const suppressionKeySchema = z.object({
  channel: z.enum(messageChannels),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
