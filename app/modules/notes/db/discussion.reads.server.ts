import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Colleague, Note } from "../model/note.ts";
import { type NoteTarget, readMentionablePeople, readNotes } from "./note.reads.server.ts";

/** The notes on an entity, and who can be mentioned. */
export interface Discussion {
  notes: Note[];
  people: Colleague[];
}

/** The notes of a page, with the colleagues who may see it. */
export async function readDiscussion(scope: Scope, thing: NoteTarget, permission: Permission): Promise<Discussion> {
  const [notes, people] = await Promise.all([readNotes(scope, thing), readMentionablePeople(scope, thing, permission)]);
  return { notes, people };
}
