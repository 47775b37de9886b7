import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { keepRunning } from "./keep-running.mjs";
import {
  childEnvironment,
  ensureBuilt,
  ensureInstalled,
  ensureMigrated,
  ensureRegion,
  ensureSeeded,
  forget,
  root,
  say,
} from "./setup.mjs";

// npm start: everything from a fresh clone to a running application, and in seconds the second time.

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env.PORT ?? "4173" },
    state: { type: "string", default: ".wrangler/state" },
    fresh: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  say(`npm start [-- --port 4173] [--state .wrangler/state] [--fresh]

Installs, builds, migrates, seeds a demo workspace and serves it. The second start takes seconds.
--state names the folder that keeps its data; --fresh forgets that data first.`);
  process.exit(0);
}
const state = resolve(root, values.state);
const address = `http://localhost:${values.port}`;

ensureInstalled();
ensureBuilt();
if (values.fresh) forget(state);
ensureMigrated(state);
ensureRegion(state);
ensureSeeded(state);

/** An answer that takes longer than this is none: the longest honest request takes some seconds. */
const longestAnswerMs = 20_000;
let hasServed = false;
let isOver = false;
let current;
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    isOver = true;
    current?.kill("SIGTERM");
  });

await keepRunning({ start, isAlive, wait, say, isOver: () => isOver });

/** The preview server with its workerd, a group of processes of their own: one that is stuck ends by force alone. */
function start() {
  const server = spawn(join(root, "node_modules", ".bin", "node"), ["workers/local/serve.mjs", values.port], {
    cwd: root,
    env: childEnvironment({ WAYBILL_STATE: state }),
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: process.platform !== "win32",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const kill = (signal = "SIGKILL") => {
    try {
      if (process.platform === "win32") server.kill(signal);
      else process.kill(-server.pid, signal);
    } catch (error) {
      if (error.code !== "ESRCH") throw error;
    }
  };
  ended.then((code) => {
    // Before the first page was served there is something else wrong, such as a port that is taken.
    if (!hasServed && !isOver) process.exit(code ?? 1);
  });
  server.stdout.resume();
  current = { ended, kill };
  welcomeOnce(current);
  return current;
}

/** True when the Worker itself answers; a file would be served without it. */
async function isAlive() {
  try {
    const answer = await fetch(`${address}/api/auth/session`, { signal: AbortSignal.timeout(longestAnswerMs) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Says where it runs as soon as it answers; at first what the demo left behind is looked after before. */
async function welcomeOnce(server) {
  while (!(await isAlive())) {
    await wait(200);
    if (isOver || current !== server) return;
  }
  if (hasServed) return say(`  Waybill runs again at ${address}`);
  hasServed = true;
  await sweep();
  setInterval(sweep, 60_000).unref();
  say(`
  Waybill runs at ${address}

  Demo sign-in   demo@waybill.example
  Password       waybill-demo

  Stop with Ctrl-C. The data stays in ${values.state}.
`);
}

/** Cron does not fire by itself on a local machine: it is done once a minute. */
function sweep() {
  return fetch(`${address}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).catch(() => {});
}
