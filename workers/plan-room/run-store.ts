import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanEffort } from "#app/modules/planning/model/plan-effort.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import type { StagedState } from "#wasm/host/staged-search.ts";

/** A requested optimization: enough to restart it from the beginning with the same result. */
export interface RunOrder {
  planId: string;
  caller: PlanCaller;
  inputs: PlanInputs;
  /** The plan to start from. */
  start: PlanDocument | null;
  seed: number;
  effort: PlanEffort;
  /** Stops that may change their vehicle or their order against `start`. */
  changeBudget?: number | undefined;
  startedAt: number;
}

/** The state of a search: all it needs to continue to the same plan. */
export interface SearchState extends StagedState {
  history: number[];
}

export interface StoredRun {
  order: RunOrder;
  /** Null before the first alarm is over. */
  saved: SearchState | null;
}

/** Characters or bytes of one row: a row of the object's SQLite holds 2 MB. */
const PART_BYTES = 500_000;

/** The running optimization in the object's own SQLite, which survives the process. */
export class RunStore {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#sql.exec("create table if not exists run (name text, part integer, data blob, primary key (name, part))");
  }

  has(): boolean {
    return this.#sql.exec("select 1 from run where name = 'order' limit 1").toArray().length > 0;
  }

  begin(order: RunOrder): void {
    this.clear();
    this.#write("order", new TextEncoder().encode(JSON.stringify(order)));
  }

  save({ checkpoint, ...rest }: SearchState): void {
    this.#write("checkpoint", checkpoint);
    this.#write("search", new TextEncoder().encode(JSON.stringify(rest)));
  }

  read(): StoredRun | null {
    const order = this.#readJson<RunOrder>("order");
    if (!order) return null;
    const checkpoint = this.#read("checkpoint");
    const rest = this.#readJson<Omit<SearchState, "checkpoint">>("search");
    return { order, saved: checkpoint && rest ? { checkpoint, ...rest } : null };
  }

  clear(): void {
    this.#sql.exec("delete from run");
  }

  #write(name: string, bytes: Uint8Array): void {
    this.#sql.exec("delete from run where name = ?", name);
    for (let part = 0; part * PART_BYTES < bytes.length; part += 1) {
      const slice = bytes.slice(part * PART_BYTES, (part + 1) * PART_BYTES);
      this.#sql.exec("insert into run (name, part, data) values (?, ?, ?)", name, part, slice.buffer);
    }
  }

  /** Reads JSON that this class wrote itself. */
  #readJson<T>(name: string): T | null {
    const bytes = this.#read(name);
    return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : null;
  }

  #read(name: string): Uint8Array | null {
    const parts = this.#sql
      .exec<{ data: ArrayBuffer }>("select data from run where name = ? order by part", name)
      .toArray()
      .map(({ data }) => new Uint8Array(data));
    if (parts.length === 0) return null;
    const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
