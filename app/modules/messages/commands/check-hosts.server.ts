import { readHostsToCheck, saveHostCheck } from "#app/modules/partners/db/seller-hosts.server.ts";
import { checkAgain, getCheckLimit } from "#app/modules/partners/model/seller-host.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { readAccountScope, systemActor } from "#app/platform/db/account-scope.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { getHostRecord } from "../model/host-name.ts";
import type { MessageContext } from "./compose-messages.server.ts";

/** Names looked for at a time. */
const BATCH = 20;

/** Looks once a day whether verified names still have their record; links lead to no name that lost it. */
export async function checkHosts({ db, ports }: Pick<MessageContext, "db" | "ports">): Promise<number> {
  const context = { db, ports };
  const at = now(context);
  const due = await readHostsToCheck(context, getCheckLimit(at), BATCH);
  for (const own of due) {
    const scope = await readAccountScope(context, own.accountId, systemActor);
    if (!scope) continue;
    const { name, text } = getHostRecord(own);
    const checked = checkAgain(own, await ports.hasNameText(name, text), at);
    await commit(db, [
      saveHostCheck(scope, own, checked),
      ...(checked.isLost
        ? [
            writeAudit(scope, "settings.messages.update", own.merchantId || own.accountId, {
              changes: { host: { from: own.host, to: null } },
            }),
          ]
        : []),
    ]);
  }
  return due.length;
}
