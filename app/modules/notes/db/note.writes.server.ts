import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { NoteTarget } from "./note.reads.server.ts";
import { notes } from "./notes.tables.ts";

interface NewNote {
  target: Pick<NoteTarget, "about" | "id">;
  text: string;
  mentions: string[];
}

/** A note of the person who writes, and its id. */
export function insertNote(scope: Scope, { target, text, mentions }: NewNote): { id: string; statement: Statement } {
  const id = newId(scope);
  const statement = scope.db.insert(notes).values({
    id,
    accountId: scope.account.id,
    about: target.about,
    aboutId: target.id,
    text,
    mentions,
    authorId: scope.actor.id ?? "system",
    authorName: scope.actor.name,
    at: now(scope),
  });
  return { id, statement };
}
