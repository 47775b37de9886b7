import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { computeSliceIterations, computeSlowness } from "#app/modules/planning/model/plan-effort.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { toCamelCase } from "#app/platform/kernel/snake-case.ts";
import { flattenProblem } from "#wasm/host/flatten-problem.ts";
import { createKernel } from "#wasm/host/kernel.ts";

/**
 * Iterations a second of a plan's room beside the same problem in Node, the same iterations, run in turn: by the clock, and by the CPU of the process
 * (the room's with everything else that its workerd does). Needs a running application with the demo workspace: `npm start`, then
 * `npm run bench:search`. On a busy machine only the figures by CPU mean anything.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:4173" },
    effort: { type: "string", default: "thorough" },
    runs: { type: "string", default: "3" },
  },
});

interface Answer {
  accounts: { uuid: string }[];
  plans: { id: string; status: number; name: string }[];
  inputs: PlanInputs;
}

const headers: Record<string, string> = { origin: values.url, "content-type": "application/json" };
async function call(path: string, method = "GET", body?: object): Promise<Answer> {
  const response = await fetch(`${values.url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-session="));
  if (session) headers.cookie = session.split(";")[0] ?? "";
  const answer: { data: Answer } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return toCamelCase(answer.data) as Answer;
}

interface Speed {
  iterations: number;
  clock: number;
  cpu: number;
}

/** CPU seconds of a process and of its children, as Linux counts them; NaN elsewhere. */
function cpuOfWorkerd(): number {
  try {
    const port = new URL(values.url).port;
    const lines = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
    const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? []);
    const server = rows.find(([, , args = ""]) => args.includes(`workers/local/serve.mjs ${port}`))?.[0];
    const workerd = rows.find(([, parent, args = ""]) => parent === server && args.includes("workerd serve"))?.[0];
    const fields = readFileSync(`/proc/${workerd}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** Watched by one viewer, as on the screen: from the first word of the search to its end. */
async function inRoom(id: string): Promise<Speed> {
  const socket = new WebSocket(`${values.url.replace("http", "ws")}/api/plans/${id}/live`, { headers } as never);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  let began: { at: number; cpu: number; iterations: number } | null = null;
  let now = 0;
  const over = new Promise<Speed>((resolve) => {
    socket.addEventListener("message", ({ data }) => {
      const message: PlanLiveMessage = JSON.parse(String(data));
      if (message.kind === "progress") {
        now = message.progress.iterations;
        began ??= { at: performance.now(), cpu: cpuOfWorkerd(), iterations: now };
      } else if (message.kind === "version" && began)
        resolve({
          iterations: now - began.iterations,
          clock: (performance.now() - began.at) / 1000,
          cpu: cpuOfWorkerd() - began.cpu,
        });
    });
  });
  await call(`plans/${id}/optimize`, "POST", { seed: 1, effort: values.effort });
  const speed = await over;
  socket.close();
  return speed;
}

function inNode(inputs: PlanInputs, iterations: number): Speed {
  const module = new WebAssembly.Module(readFileSync(new URL("../../wasm/build/solver.wasm", import.meta.url)));
  const before = process.cpuUsage();
  const began = performance.now();
  const kernel = createKernel(module, flattenProblem(toPlanProblem(inputs, null, null).problem), { seed: 1 });
  kernel.setBudget(iterations);
  const slice = computeSliceIterations(inputs.shipments.length, computeSlowness(inputs));
  while (kernel.run(0).iterations < iterations) kernel.run(slice);
  const { user, system } = process.cpuUsage(before);
  return { iterations, clock: (performance.now() - began) / 1000, cpu: (user + system) / 1e6 };
}

await call("auth/login", "POST", { email: "demo@waybill.example", password: "waybill-demo" });
headers.account = (await call("auth/session")).accounts[0]?.uuid ?? "";
const plan = (await call("plans")).plans.find(({ status }) => status === planStatuses.code.ready);
if (!plan) throw new Error("the demo has no plan that is ready");
const { inputs } = await call(`plans/${plan.id}?expand[]=inputs`);
const perSecond = ({ iterations }: Speed, seconds: number) => iterations / seconds;
for (let run = 0; run < Number(values.runs); run += 1) {
  const room = await inRoom(plan.id);
  const node = inNode(inputs, room.iterations);
  const line = (by: "clock" | "cpu") => {
    const [here, there] = [perSecond(room, room[by]), perSecond(node, node[by])];
    return `by ${by} ${Math.round(here)} it/s against ${Math.round(there)} in Node: ${(here / there).toFixed(2)}`;
  };
  console.log(
    `${inputs.shipments.length} shipments, ${room.iterations} iterations, ${room.clock.toFixed(1)} s: ${line("cpu")}; ${line("clock")}`,
  );
}
