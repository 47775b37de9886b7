import { toHex } from "#app/platform/kernel/tokens.ts";

// The code that a customer gives at the door. It is not stored: it is derived from the account's key and the order, so
// mail, tracking page and the driver's phone always agree.

/** Wrong codes after which the phone falls back to signature and photo. */
export const MAX_DOOR_CODE_ATTEMPTS = 3;

/** Both the order's shipping method and its account can require a code. */
export interface DoorCodeSettings {
  account: boolean;
  method: boolean;
}

export const requiresDoorCode = ({ account, method }: DoorCodeSettings): boolean => account || method;

const toBytes = (text: string) => new TextEncoder().encode(text);

/** The four-digit code of an order. @param key the account's secret, known to the server only */
export async function computeDoorCode(key: string, orderId: string): Promise<string> {
  const own = await crypto.subtle.importKey("raw", toBytes(key), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = new DataView(await crypto.subtle.sign("HMAC", own, toBytes(orderId)));
  return String(signed.getUint32(0) % 10_000).padStart(4, "0");
}

/** A code as the phone stores it: a hash that can check an entered code offline without revealing the code. */
export interface HashedCode {
  salt: string;
  hash: string;
}

export async function hashDoorCode(salt: string, code: string): Promise<HashedCode> {
  const digest = await crypto.subtle.digest("SHA-256", toBytes(`${salt} ${code}`));
  return { salt, hash: toHex(new Uint8Array(digest)) };
}

/** Whether an entered code matches one of the stop's codes. */
export async function matchesDoorCode(marks: readonly HashedCode[], code: string): Promise<boolean> {
  const hashes = await Promise.all(marks.map(({ salt }) => hashDoorCode(salt, code.trim())));
  return hashes.some(({ hash }, index) => hash === marks[index]?.hash);
}
