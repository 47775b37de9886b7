import { z } from "zod";
import { heldCookie, readCookie, setCookie } from "../wrappers/cookies.server.ts";

/** Longer than a code lives, so that an expired one is answered as such. */
const heldSeconds = 30 * 60;

const heldSchema = z.object({
  purpose: z.enum(["verify_email", "reset_password", "two_step"]),
  id: z.uuid(),
  subject: z.string().min(1).max(254),
  /** The code of the reset once it was right, the token of a two-step challenge. */
  code: z.string().max(100).optional(),
  /** Where the person wanted to go. */
  to: z.string().max(500).optional(),
});

/** What a device holds between two steps of signing in (platform §2.2, "held e-mail"). It proves nothing by itself. */
export type Held = z.infer<typeof heldSchema>;

/** The held attempt of a purpose, or null. */
export function heldOf(request: Request, purpose: Held["purpose"]): Held | null {
  const text = readCookie(request, heldCookie);
  const held = heldSchema.safeParse(Object.fromEntries(new URLSearchParams(text ?? "")));
  return held.success && held.data.purpose === purpose ? held.data : null;
}

/** The header that holds it on the device. */
export function hold(held: Held): string {
  const given = Object.entries(held).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return setCookie(heldCookie, new URLSearchParams(given).toString(), heldSeconds);
}

/** The header that lets it go. */
export const letGo = (): string => setCookie(heldCookie, "");
