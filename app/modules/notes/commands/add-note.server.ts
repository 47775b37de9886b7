import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { insertNote, type NoteTarget, readMentionablePeople } from "../db/notes.server.ts";
import { createExcerpt, noteSchema } from "../model/note.ts";

/** The noted entity, and its page. */
export type FoundNoteTarget = Result<{ thing: NoteTarget; path: string }>;

/**
 * Creates the command that adds a note to an entity of a module. Mentioned people are notified when they may see the
 * entity. `find` reads the entity by its number.
 */
export function createNoteCommand(
  kind: "orders" | "shipments",
  find: (scope: Scope, number: string) => Promise<FoundNoteTarget>,
) {
  return createCommand({
    name: `${kind}.note`,
    permission: kind,
    input: noteSchema,
    async run(scope, { number, text, mentions }) {
      const found = await find(scope, number);
      if (!found.ok) return found;
      const { thing, path } = found.value;
      const seeing = new Set((await readMentionablePeople(scope, thing, kind)).map(({ id }) => id));
      if (mentions.some((id) => !seeing.has(id))) return failFields({ mentions: [{ code: "mention_unknown" }] });
      const users = [...new Set(mentions)].filter((id) => id !== scope.actor.id);
      const { id, statement } = insertNote(scope, { target: thing, text, mentions: users });
      const detail = { by: scope.actor.name, path, number, excerpt: createExcerpt(text) };
      const inboxItem = insertInboxItem(scope, { news: { kind: "mention", detail }, to: { users }, key: `note:${id}` });
      const written = await commit(scope.db, [statement, ...(users.length > 0 ? [inboxItem] : [])]);
      return written.ok ? ok({ id }) : written;
    },
  });
}
