import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  childEnvironment,
  ensureBuilt,
  ensureInstalled,
  ensureMigrated,
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
  },
});
const state = resolve(root, values.state);
const address = `http://localhost:${values.port}`;

ensureInstalled();
ensureBuilt();
if (values.fresh) forget(state);
ensureMigrated(state);
ensureSeeded(state);

const server = spawn("vite", ["preview", "--port", values.port, "--strictPort"], {
  cwd: root,
  env: childEnvironment({ WAYBILL_STATE: state }),
  stdio: ["ignore", "pipe", "inherit"],
});
server.on("exit", (code) => process.exit(code ?? 0));
server.stdout.once("data", welcome);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));

function welcome() {
  say(`
  Waybill runs at ${address}

  Demo sign-in   demo@waybill.example
  Password       waybill-demo

  Stop with Ctrl-C. The data stays in ${values.state}.
`);
  sweepEveryMinute();
}

/** Cron does not fire by itself on a local machine. */
function sweepEveryMinute() {
  const sweep = () => fetch(`${address}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).catch(() => {});
  sweep();
  setInterval(sweep, 60_000).unref();
}
