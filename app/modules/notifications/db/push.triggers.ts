import { agentSessions } from "#app/modules/driver/db/drive.tables.ts";
import { sessions } from "#app/modules/identity/db/identity.tables.ts";
import { buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";

const run = ["DELETE FROM push_devices WHERE session = OLD.token_hash;"];

export const pushTriggers: readonly TriggerPart[] = [
  {
    why: "A browser that is signed out is notified no more, however its session ended: commands, sweeps and resets delete sessions.",
    statements: [
      buildTrigger({ name: "sessions_push_delete", at: "AFTER DELETE", on: sessions, run }),
      buildTrigger({ name: "agent_sessions_push_delete", at: "AFTER DELETE", on: agentSessions, run }),
    ],
  },
];
