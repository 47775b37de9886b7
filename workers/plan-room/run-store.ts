import type { PlanCaller } from "#app/domain/kernel/ports.ts";
import type { PlanDocument } from "#app/domain/plans/plan-document.ts";
import type { PlanInputs } from "#app/domain/plans/plan-inputs.ts";

/** An optimisation as it was asked for: enough to begin it again from nothing with the same result. */
export interface RunOrder {
  planId: string;
  caller: PlanCaller;
  inputs: PlanInputs;
  /** The plan to start from. */
  start: PlanDocument | null;
  seed: number;
  /** Iterations in all. */
  budget: number;
  startedAt: number;
}

/** How far it is. */
export interface RunState {
  order: RunOrder;
  /** What the kernel goes on from; null before the first checkpoint. */
  checkpoint: Uint8Array | null;
  history: number[];
}

/** Characters or bytes of one row: a row of the object's SQLite holds 2 MB. */
const partSize = 500_000;

/** The running optimisation in the object's own SQLite: what is here survives the process. */
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

  save(checkpoint: Uint8Array, history: readonly number[]): void {
    this.#write("checkpoint", checkpoint);
    this.#write("history", new TextEncoder().encode(JSON.stringify(history)));
  }

  read(): RunState | null {
    const order = this.#read("order");
    if (!order) return null;
    const history = this.#read("history");
    return {
      order: JSON.parse(new TextDecoder().decode(order)),
      checkpoint: this.#read("checkpoint"),
      history: history ? JSON.parse(new TextDecoder().decode(history)) : [],
    };
  }

  clear(): void {
    this.#sql.exec("delete from run");
  }

  #write(name: string, bytes: Uint8Array): void {
    this.#sql.exec("delete from run where name = ?", name);
    for (let part = 0; part * partSize < bytes.length; part += 1) {
      const slice = bytes.slice(part * partSize, (part + 1) * partSize);
      this.#sql.exec("insert into run (name, part, data) values (?, ?, ?)", name, part, slice.buffer);
    }
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
