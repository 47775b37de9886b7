import { inboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type NotedThing, readPeopleWhoSee } from "../db/note.reads.server.ts";
import { insertNote } from "../db/note.writes.server.ts";
import { excerptOf, noteSchema } from "../model/note.ts";

/** What a note is on, and the page that it is read on. */
export type Found = Result<{ thing: NotedThing; path: string }>;

/**
 * The command that writes a note on a thing of a module; people whom it mentions are notified, when they may see the thing.
 * `find` reads the thing by its number.
 */
export function noteCommand(kind: "orders" | "shipments", find: (scope: Scope, number: string) => Promise<Found>) {
  return command({
    name: `${kind}.note`,
    permission: kind,
    input: noteSchema,
    async run(scope, { number, text, mentions }) {
      const found = await find(scope, number);
      if (!found.ok) return found;
      const { thing, path } = found.value;
      const seeing = new Set((await readPeopleWhoSee(scope, thing, kind)).map(({ id }) => id));
      if (mentions.some((id) => !seeing.has(id))) return failFields({ mentions: [{ code: "mention_unknown" }] });
      const users = [...new Set(mentions)].filter((id) => id !== scope.actor.id);
      const { id, statement } = insertNote(scope, { thing, text, mentions: users });
      const detail = { by: scope.actor.name, path, number, excerpt: excerptOf(text) };
      const told = inboxItem(scope, { news: { kind: "mention", detail }, to: { users }, key: `note:${id}` });
      const written = await commit(scope.db, [statement, ...(users.length > 0 ? [told] : [])]);
      return written.ok ? ok({ id }) : written;
    },
  });
}
