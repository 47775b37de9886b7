/** How often in a row nobody answers before the server is started again. */
const mostFailures = 3;
/** Milliseconds before each new start; the last one repeats. */
const patience = [0, 1_000, 3_000, 5_000, 15_000, 30_000];
/** Looks in a row that must go well before the next failure counts as the first again. */
const steady = 30;

/**
 * Keeps a server running: one that exits, or that nobody reaches several times in a row (its workerd was killed, or
 * computes without end), is ended and started again, each time after a longer pause.
 * @param {object} server
 * @param {() => { ended: Promise<unknown>, kill(): void }} server.start
 * @param {() => Promise<boolean>} server.isAlive asked again and again; it sets how long an answer may take
 * @param {(ms: number) => Promise<unknown>} server.wait
 * @param {(line: string) => void} server.say
 * @param {() => boolean} server.isOver true once it is to end for good
 */
export async function keepRunning({ start, isAlive, wait, say, isOver }) {
  for (let starts = 0; !isOver(); starts += 1) {
    const running = start();
    const { reason, healthy } = await untilLost(running, { isAlive, wait, isOver });
    running.kill();
    await running.ended;
    if (isOver()) return;
    if (healthy >= steady) starts = 0;
    const pause = patience[Math.min(starts, patience.length - 1)];
    say(`  The server ${reason}. It is started again${pause > 0 ? ` in ${pause / 1000} s` : ""}.`);
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
    // One that is still starting is given the time it needs.
    if (failures >= (healthy > 0 ? mostFailures : 10 * mostFailures)) return { reason: "does not answer", healthy };
  }
  return { reason: "has ended", healthy };
}
