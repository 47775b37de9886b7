/** Consecutive failed checks before the server is restarted. */
const MAX_FAILURES = 3;
/** Milliseconds before each restart; the last one repeats. */
const RESTART_DELAYS_MS = [0, 1_000, 3_000, 5_000, 15_000, 30_000];
/** Consecutive successful checks after which the restart delay is reset. */
const STABLE_CHECKS = 30;

/**
 * Keeps a server running: if it exits, or fails several checks in a row (its workerd was killed, or is stuck), it is
 * stopped and started again, each time after a longer pause.
 * @param {object} server
 * @param {() => { ended: Promise<unknown>, kill(): void }} server.start
 * @param {() => Promise<boolean>} server.isAlive called repeatedly; it limits the time of a response itself
 * @param {(ms: number) => Promise<unknown>} server.wait
 * @param {(line: string) => void} server.log
 * @param {() => boolean} server.isOver true once it must stop permanently
 */
export async function keepRunning({ start, isAlive, wait, log, isOver }) {
  for (let starts = 0; !isOver(); starts += 1) {
    const running = start();
    const { reason, healthy } = await untilLost(running, { isAlive, wait, isOver });
    running.kill();
    await running.ended;
    if (isOver()) return;
    if (healthy >= STABLE_CHECKS) starts = 0;
    const pause = RESTART_DELAYS_MS[Math.min(starts, RESTART_DELAYS_MS.length - 1)];
    log(`  The server ${reason}. It is started again${pause > 0 ? ` in ${pause / 1000} s` : ""}.`);
    await wait(pause);
  }
}

async function untilLost(running, { isAlive, wait, isOver }) {
  let exited = false;
  running.ended.then(() => {
    exited = true;
  });
  let failures = 0;
  let healthy = 0;
  while (!exited && !isOver()) {
    await Promise.race([running.ended, wait(2_000)]);
    if (exited || isOver()) break;
    if (await isAlive()) {
      failures = 0;
      healthy += 1;
    } else failures += 1;
    // A server that is still starting gets the time it needs.
    if (failures >= (healthy > 0 ? MAX_FAILURES : 10 * MAX_FAILURES)) return { reason: "does not answer", healthy };
  }
  return { reason: "has ended", healthy };
}
