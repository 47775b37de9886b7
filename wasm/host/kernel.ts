/**
 * The kernel in TypeScript: one instance for one problem. It runs the same in Node, workerd and browsers; the module comes
 * compiled (Workers import it, Node reads `wasm/build/solver.wasm`), and nothing is compiled or generated at run time.
 */
import type { FlatProblem } from "./flat-problem.ts";
import type { KernelExports } from "./kernel-exports.ts";
import { loadProblem } from "./kernel-load.ts";

export interface KernelOptions {
  seed: number;
  /** First and last temperature in average cost of a visit, for experiments; the kernel has its own. */
  temperatures?: readonly [first: number, last: number];
}

export interface Progress {
  /** Iterations done since the beginning, over all slices. */
  iterations: number;
  /** In kernel cost units (`flat.costScale` of them are a hundredth of a currency unit), lost prizes included. */
  bestCost: number;
  currentCost: number;
  /** Mandatory tasks that the best plan leaves out. */
  unassigned: number;
  /** No mandatory task is left out; hard rules are never broken. */
  feasible: boolean;
}

/** A step of a route: a visit of the flat problem, or a reload. Breaks are placed by the evaluator. */
export type KernelStep = { kind: "visit"; visit: number } | { kind: "reload" };

export interface KernelPlan {
  /** By vehicle, without start and end. */
  routes: KernelStep[][];
  /** Visits in no route; both ends of a shipment. */
  unassigned: number[];
}

export interface Kernel {
  /** Searches on for so many iterations and reports its state. `run(0)` only reports. */
  run(iterations: number): Progress;
  best(): KernelPlan;
  /** Iterations in all, over all slices; the search cools down towards them. May be changed between slices. */
  setBudget(totalIterations: number): void;
  /** Some tens of kilobytes from which `restoreKernel` goes on to exactly the same plans. */
  checkpoint(): Uint8Array;
  memoryBytes(): number;
}

const CHECKPOINT_MARK = 0x5742_0003;

/** Builds the problem and a first complete plan. */
export function createKernel(module: WebAssembly.Module, flat: FlatProblem, options: KernelOptions): Kernel {
  const exports = instantiate(module);
  loadProblem(exports, flat, options.seed);
  if (options.temperatures) exports.setTemperatures(...options.temperatures);
  exports.begin();
  return wrapKernel(exports, flat);
}

/** Whether bytes are a checkpoint of this version of the solver. */
export function isCheckpoint(bytes: Uint8Array): boolean {
  return bytes.byteLength >= 16 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === CHECKPOINT_MARK;
}

/** Goes on from a checkpoint of the same problem. Throws when the bytes are no checkpoint of this version. */
export function restoreKernel(module: WebAssembly.Module, flat: FlatProblem, checkpoint: Uint8Array): Kernel {
  if (!isCheckpoint(checkpoint)) throw new Error("not a checkpoint of this solver version");
  const head = new DataView(checkpoint.buffer, checkpoint.byteOffset, checkpoint.byteLength);
  if (head.getUint32(4, true) !== flat.visits || head.getUint32(8, true) !== flat.vehicles) {
    throw new Error("the checkpoint belongs to another problem");
  }
  const exports = instantiate(module);
  loadProblem(exports, flat, 0);
  const address = exports.reserve(checkpoint.byteLength);
  new Uint8Array(exports.memory.buffer, address, checkpoint.byteLength - 16).set(checkpoint.subarray(16));
  exports.resume(address);
  return wrapKernel(exports, flat);
}

function instantiate(module: WebAssembly.Module): KernelExports {
  return new WebAssembly.Instance(module, {}).exports as unknown as KernelExports; // the module's own type, checked by the tests
}

function wrapKernel(kernel: KernelExports, flat: FlatProblem): Kernel {
  const room = kernel.reserve(kernel.getCheckpointRoom());
  return {
    run(iterations) {
      kernel.search(iterations);
      const unassigned = kernel.countBestUnassigned();
      return {
        iterations: kernel.getIterations(),
        bestCost: kernel.getBestCost(),
        currentCost: kernel.getCurrentCost(),
        unassigned,
        feasible: unassigned === 0,
      };
    },
    best: () => readPlan(kernel, flat, room),
    setBudget: (total) => kernel.setBudget(Math.max(1, Math.floor(total))),
    checkpoint() {
      const bytes = kernel.writeCheckpoint(room);
      const out = new Uint8Array(16 + bytes);
      const head = new DataView(out.buffer);
      head.setUint32(0, CHECKPOINT_MARK, true);
      head.setUint32(4, flat.visits, true);
      head.setUint32(8, flat.vehicles, true);
      out.set(new Uint8Array(kernel.memory.buffer, room, bytes), 16);
      return out;
    },
    memoryBytes: () => kernel.getMemoryBytes(),
  };
}

function readPlan(kernel: KernelExports, flat: FlatProblem, room: number): KernelPlan {
  const words = new Int32Array(kernel.memory.buffer, room, kernel.writeBest(room));
  const absent = new Set(Array.from({ length: flat.visits }, (_, visit) => visit));
  const routes: KernelStep[][] = [];
  let at = 0;
  for (let vehicle = 0; vehicle < flat.vehicles; vehicle++) {
    const count = words[at++] ?? 0;
    const steps: KernelStep[] = [];
    for (const word of words.subarray(at, at + count)) {
      absent.delete(word);
      steps.push(word < 0 ? { kind: "reload" } : { kind: "visit", visit: word });
    }
    at += count;
    routes.push(steps);
  }
  return { routes, unassigned: [...absent] };
}
