import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect } from "playwright/test";
import { test } from "./journey.ts";

// What `npm start` starts ends with it, even when it is killed by force: no orphan keeps the port or the parent's pipe.

test("the server stops with its parent process, even when that is killed", async ({ baseURL: _ }, info) => {
  const port = await freePort();
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", parentOf(port)], {
    env: { ...process.env, CLOUDFLARE_CF_FETCH_ENABLED: "false", WAYBILL_STATE: info.outputPath("state") },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  await expect.poll(() => isAnswered(port), { timeout: 30_000 }).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isAnswered(port), { timeout: 15_000 }).toBe(false);
  await closed(parent);
});

/** A process that starts the server as `npm start` does, and waits. */
function parentOf(port: number) {
  return `
    import { spawn } from "node:child_process";
    spawn(process.execPath, ["workers/local/serve.mjs", "${port}"], { stdio: ["ignore", "inherit", "inherit", "ipc"], detached: true });
    setInterval(() => {}, 1_000);
  `;
}

/** Resolves when no process holds the child's pipes any more. */
async function closed(child: ChildProcess) {
  child.stdout?.resume();
  if (!child.stdout?.closed) await once(child, "close");
}

async function isAnswered(port: number) {
  try {
    await fetch(`http://localhost:${port}/favicon.ico`, { signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer();
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
