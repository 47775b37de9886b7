import { claimSlot, MAX_SLOT_RACES, type SlotClaim } from "#app/modules/orders/db/tracked/slot-claims.server.ts";
import type { SlotWindow } from "#app/modules/orders/model/slot-claim.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { HOLD_MINUTES } from "../model/slot-windows.ts";
import { checkSlot, type SlotRequest } from "./find-slots.server.ts";

/** A slot that a checkout got. */
export interface HeldSlot extends SlotWindow {
  id: string;
  /** Milliseconds UTC. */
  heldUntil: number;
}

/** Who takes it, and what is written with it. */
interface ClaimOptions extends Pick<SlotClaim, "keyId" | "merchantId"> {
  also?: readonly Statement[];
}

/** Holds a window for ten minutes; `slot_taken` when it cannot be kept. */
export function claimWindow(
  scope: Scope,
  request: SlotRequest,
  window: SlotWindow,
  { also = [], ...taker }: ClaimOptions = {},
): Promise<Result<HeldSlot>> {
  const { delivery } = request;
  return commitWithRetry(
    scope,
    async () => {
      const checked = await checkSlot(scope, request, window);
      if (!checked.ok) return checked;
      const { after } = checked.value;
      const held = { id: newId(scope), heldUntil: now(scope) + HOLD_MINUTES * 60_000 };
      const statements = claimSlot(scope, { ...held, ...taker, window, delivery, after, orderId: null });
      return ok({ statements: [...also, ...statements], outcome: { ...held, ...window } });
    },
    MAX_SLOT_RACES,
  );
}
