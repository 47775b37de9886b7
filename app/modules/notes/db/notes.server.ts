import { and, desc, eq, sql } from "drizzle-orm";
import { type Permission, wildcardPermission } from "#app/platform/access/permissions.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import type { Colleague, Note } from "../model/note.ts";
import { notes } from "./notes.tables.ts";

/** The noted entity, and its locations in the account. */
export interface NoteTarget {
  about: "order" | "shipment";
  id: string;
  sourceLocationId: string | null;
  destinationLocationId: string | null;
}

/** The notes on an order or shipment, the newest first; the last 200. */
export function readNotes(scope: Scope, { about, id }: Pick<NoteTarget, "about" | "id">): Promise<Note[]> {
  return scope.db
    .select({ id: notes.id, text: notes.text, authorId: notes.authorId, authorName: notes.authorName, at: notes.at })
    .from(notes)
    .where(and(eq(notes.accountId, scope.account.id), eq(notes.about, about), eq(notes.aboutId, id)))
    .orderBy(desc(notes.id))
    .limit(200);
}

/** Active members who may see the entity: by permission, and limited members by their locations. */
export async function readMentionablePeople(
  scope: Scope,
  thing: NoteTarget,
  permission: Permission,
): Promise<Colleague[]> {
  const ends = JSON.stringify([thing.sourceLocationId, thing.destinationLocationId].filter(Boolean));
  const places = sql`select 1 from membership_locations l where l.account_id = m.account_id and l.user_id = m.user_id`;
  return scope.db.all<Colleague>(
    sql`select m.user_id as id, trim(u.first_name || ' ' || u.last_name) as name
      from memberships m join users u on u.id = m.user_id
      where m.account_id = ${scope.account.id} and m.status = 'active' and (m.full_access = 1 or m.is_owner = 1 or (
        exists (select 1 from json_each(m.permissions) p where p.value in (${permission}, ${wildcardPermission}))
        and (not exists (${places}) or exists (${places} and l.location_id in (select value from json_each(${ends}))))))
      order by lower(u.first_name), m.user_id limit 500`,
  );
}

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

interface NewNote {
  target: Pick<NoteTarget, "about" | "id">;
  text: string;
  mentions: string[];
}

/** Inserts a note by the actor, and returns its id. */
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
