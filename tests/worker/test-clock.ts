import { afterEach, beforeEach, onTestFinished, vi } from "vitest";

/**
 * Every test of a file begins at this moment, and time goes on from there: what they say of today holds on any day and at
 * any hour. Alarms of Durable Objects keep the machine's clock: with rooms the moment lies in the future.
 */
export function startTestsAt(moment: string): void {
  let back = () => {};
  beforeEach(() => {
    back = setClock(moment);
  });
  afterEach(() => back());
}

/** Sets the time for the rest of this test; it advances from there. */
export function setTimeTo(moment: string): void {
  onTestFinished(setClock(moment));
}

/** Whatever a test has set before. */
const machine = Date.now;

/** Sets the clock; what it returns sets it back. */
function setClock(moment: string): () => void {
  const ahead = Date.parse(moment) - machine();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => machine() + ahead);
  return () => clock.mockRestore();
}
