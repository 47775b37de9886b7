import { DurableObject } from "cloudflare:workers";
import { saveWhereabouts } from "#app/data/fleet/whereabouts.writes.server.ts";
import { openDatabase } from "#app/data/kernel/database.server.ts";
import type { Whereabouts } from "#app/domain/fleet/whereabouts.ts";
import { day } from "#app/domain/kernel/milliseconds.ts";
import { inRoom } from "./room-trace.ts";

/** Positions go into the database together, so often at most. */
const writtenEvery = 20_000;
/** Nobody is looked for where they were yesterday. */
const forgottenAfter = day;

interface Kept extends Whereabouts {
  written: boolean;
}

/**
 * Where the agents of one account are. Each position costs a row of this object's own storage; the database gets the newest
 * of each agent in one statement three times a minute, for lists and for the tracking page.
 */
export class FleetRoom extends DurableObject<Env> {
  /** Takes the newest of each agent, in whatever order they came. */
  async noted(accountId: string, sent: Whereabouts[]): Promise<void> {
    const { kv } = this.ctx.storage;
    for (const each of sent) {
      const known = kv.get<Kept>(`agent ${each.agentId}`);
      if (!known || known.at < each.at) kv.put(`agent ${each.agentId}`, { ...each, written: false });
    }
    kv.put("account", accountId);
    const soon = Date.now() + writtenEvery;
    if (((await this.ctx.storage.getAlarm()) ?? Number.POSITIVE_INFINITY) > soon) await this.ctx.storage.setAlarm(soon);
  }

  /** The newest of each agent. */
  newest(): Whereabouts[] {
    return [...this.ctx.storage.kv.list<Kept>({ prefix: "agent " })].map(([, { written: _, ...kept }]) => kept);
  }

  /** Knows of nobody any more. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    for (const [key] of this.ctx.storage.kv.list({ prefix: "agent " })) this.ctx.storage.kv.delete(key);
  }

  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage;
    const accountId = kv.get<string>("account") ?? "";
    await inRoom("fleet.positions", { accountId }, async () => {
      const kept = [...kv.list<Kept>({ prefix: "agent " })].map(([, each]) => each);
      const fresh = kept.filter(({ written }) => !written);
      if (fresh.length > 0) await saveWhereabouts(openDatabase(this.env.DB), accountId, fresh);
      for (const each of fresh) {
        const key = `agent ${each.agentId}`;
        if (kv.get<Kept>(key)?.at === each.at) kv.put(key, { ...each, written: true });
      }
      for (const { agentId, at } of kept) if (at < Date.now() - forgottenAfter) kv.delete(`agent ${agentId}`);
      const next = [...kv.list<Kept>({ prefix: "agent " })].map(([, { at, written }]) =>
        written ? at + forgottenAfter + 1 : Date.now() + writtenEvery,
      );
      if (next.length > 0) await this.ctx.storage.setAlarm(Math.min(...next));
    });
  }
}
