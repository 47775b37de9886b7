import type { PageRoute, Ticket } from "#app/route-table.ts";
import { readAttemptCookie } from "./attempt-cookie.server.ts";

const ticketChecks: Readonly<Record<Ticket, (request: Request, query: URLSearchParams) => boolean>> = {
  query_email: (_request, query) => Boolean(query.get("email")),
  query_token: (_request, query) => Boolean(query.get("token")),
  query_email_and_secret: (_request, query) => Boolean(query.get("email") && query.get("secret")),
  held_reset: (request) => readAttemptCookie(request, "reset_password") !== null,
  held_reset_code: (request) => Boolean(readAttemptCookie(request, "reset_password")?.code),
  held_verification: (request) => readAttemptCookie(request, "verify_email") !== null,
  held_two_step: (request) => Boolean(readAttemptCookie(request, "two_step")?.code),
};

/** True when a request has one of the tickets that the row of a sign-in step requires, or it requires none. */
export function hasTicket(row: Pick<PageRoute, "tickets">, request: Request): boolean {
  const query = new URL(request.url).searchParams;
  return !row.tickets || row.tickets.some((each) => ticketChecks[each](request, query));
}
