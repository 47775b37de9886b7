import { expect, test } from "vitest";
import { keepRunning } from "#workers/local/keep-running.mjs";

/**
 * Runs a server with scripted checks, start by start: true responds, false does not, "exit" ends by itself. Stops at
 * the end of the script.
 */
async function runScript(starts: readonly (boolean | "exit")[][]) {
  const lines: string[] = [];
  const pauses: number[] = [];
  let killed = 0;
  let at = -1;
  let looks: (boolean | "exit")[] = [];
  let exit = () => {};
  await keepRunning({
    start() {
      at += 1;
      looks = [...(starts[at] ?? [])];
      const ended = new Promise<void>((resolve) => {
        exit = resolve;
      });
      return {
        ended,
        kill() {
          killed += 1;
          exit();
        },
      };
    },
    async isAlive() {
      const look = looks.shift() ?? false;
      if (look === "exit") exit();
      return look !== false;
    },
    async wait(ms: number) {
      if (ms !== 2_000) pauses.push(ms);
    },
    log: (line: string) => void lines.push(line),
    isOver: () => at >= starts.length - 1 && looks.length === 0,
  });
  return { starts: at + 1, killed, lines, pauses };
}

test("a server unreachable three times in a row is killed and restarted", async () => {
  const dead = [true, false, false, true, false, false, false];
  const run = await runScript([dead, [true]]);
  expect(run).toMatchObject({ starts: 2, killed: 2, pauses: [0] });
  expect(run.lines).toEqual(["  The server does not answer. It is started again."]);
});

test("a server that exits is restarted with growing delays until it has run for a while", async () => {
  const run = await runScript([
    ["exit"],
    [true, "exit"],
    ["exit"],
    ["exit"],
    [...Array(40).fill(true), "exit"],
    [true],
  ]);
  expect(run.pauses).toEqual([0, 1_000, 3_000, 5_000, 0]);
  expect(run.lines[1]).toBe("  The server has ended. It is started again in 1 s.");
});

test("a starting server gets time to start", async () => {
  const run = await runScript([[...Array(29).fill(false), true]]);
  expect(run).toMatchObject({ starts: 1, lines: [] });
});
