import { toHex } from "./tokens.ts";

/**
 * A version 7 UUID (RFC 9562): sorts by creation.
 * @param nowMs milliseconds UTC @param random at least 10 random bytes
 */
export function createUuidV7(nowMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  let time = nowMs;
  for (let at = 5; at >= 0; at -= 1) {
    bytes[at] = time % 256;
    time = Math.floor(time / 256);
  }
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = toHex(bytes);
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
}

/**
 * Many version 7 UUIDs that sort in the order they are created, as rows of a file must: the bits after the time count
 * up (RFC 9562, section 6.2), 4096 a millisecond.
 * @param random at least 10 random bytes an id
 */
export function createUuidV7Run(nowMs: number, count: number, random: Uint8Array): string[] {
  return Array.from({ length: count }, (_, at) => {
    const tail = random.slice(at * 10, at * 10 + 10);
    tail[0] = (at >> 8) & 0x0f;
    tail[1] = at & 0xff;
    return createUuidV7(nowMs + (at >> 12), tail);
  });
}

/** The beginning of every version 7 UUID of a moment: those of later ones sort behind it. @param nowMs milliseconds UTC */
export function getFirstIdAt(nowMs: number): string {
  const hex = Math.max(0, nowMs).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for the canonical text of any UUID. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
