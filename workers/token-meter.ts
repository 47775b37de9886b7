import { DurableObject } from "cloudflare:workers";
import type { MeterRequest, MeterResult } from "#app/platform/kernel/ports.ts";

/** Requests of one window: when it began, and how many came. */
interface CountWindow {
  began: number;
  count: number;
}

/**
 * Counts the requests of one access token one by one, so that the limit is exact across locations. The count is stored,
 * so that an object evicted in the middle of a window continues.
 */
export class TokenMeter extends DurableObject<Env> {
  hit({ limit, windowSeconds, at, calls = 1 }: MeterRequest): MeterResult {
    const known = this.ctx.storage.kv.get<CountWindow>("window");
    const length = windowSeconds * 1000;
    const window = known && at < known.began + length ? known : { began: at, count: 0 };
    const count = window.count + calls;
    const over = count > limit;
    if (!over) this.ctx.storage.kv.put("window", { ...window, count });
    const resets = Math.max(1, Math.ceil((window.began + length - at) / 1000));
    return { isOver: over, remaining: Math.max(0, limit - (over ? window.count : count)), resetSeconds: resets };
  }
}
