import { toHex } from "#app/platform/kernel/hex.ts";

// The code that a customer says at the door. It is not stored: the account's own key and the order make it, so that mail,
// page and phone say the same whenever they are asked.

/** Wrong codes after which a phone asks for signature and photo instead. */
export const MAX_DOOR_CODE_ATTEMPTS = 3;

/** What has to be known of an order's shipping method and account: either may ask for a code. */
export interface DoorCodeSettings {
  account: boolean;
  method: boolean;
}

export const requiresDoorCode = ({ account, method }: DoorCodeSettings): boolean => account || method;

const toBytes = (text: string) => new TextEncoder().encode(text);

/** The four digits of an order. @param key the account's, which only the server knows */
export async function computeDoorCode(key: string, orderId: string): Promise<string> {
  const own = await crypto.subtle.importKey("raw", toBytes(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = new DataView(await crypto.subtle.sign("HMAC", own, toBytes(orderId)));
  return String(signed.getUint32(0) % 10_000).padStart(4, "0");
}

/** A code as a phone keeps it: enough to tell a wrong one without signal, and not to read it. */
export interface HashedCode {
  salt: string;
  hash: string;
}

export async function hashDoorCode(salt: string, code: string): Promise<HashedCode> {
  const digest = await crypto.subtle.digest("SHA-256", toBytes(`${salt} ${code}`));
  return { salt, hash: toHex(new Uint8Array(digest)) };
}

/** Whether somebody said one of the codes of a door. */
export async function matchesDoorCode(marks: readonly HashedCode[], code: string): Promise<boolean> {
  const said = await Promise.all(marks.map(({ salt }) => hashDoorCode(salt, code.trim())));
  return said.some(({ hash }, at) => hash === marks[at]?.hash);
}
