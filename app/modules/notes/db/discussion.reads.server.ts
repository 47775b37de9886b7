import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Note, Person } from "../model/note.ts";
import { type NotedThing, readNotes, readPeopleWhoSee } from "./note.reads.server.ts";

/** What was written on a thing, and who can be asked into it. */
export interface Discussion {
  notes: Note[];
  people: Person[];
}

/** The notes of a page with the colleagues who may see it. */
export async function readDiscussion(scope: Scope, thing: NotedThing, permission: Permission): Promise<Discussion> {
  const [notes, people] = await Promise.all([readNotes(scope, thing), readPeopleWhoSee(scope, thing, permission)]);
  return { notes, people };
}
