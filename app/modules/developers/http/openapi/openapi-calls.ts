import { fileTypes } from "#app/platform/lists/export-list.server.ts";

// What the API's description tells in words: how a program begins, and the calls that take files or make sessions.

type Json = Record<string, unknown>;

/** The first page of the description. */
export const guide = `Success is \`{ data }\`; failure is \`{ message, code, errors, request_id }\`: codes never change, sentences are in the caller's language (\`Accept-Language\`), and the id, which every answer has in \`X-Request-Id\` too, finds what we noted of it.

**Signing in.** \`POST /api/auth/login\` with e-mail and password sets the cookie \`__Host-session\`; send it back with every call. \`GET /api/auth/session\` tells your accounts; the header \`account\` names the one that a call is for, without it the one chosen last. With a cookie, every POST, PUT and DELETE needs the header \`Origin\` of this server (\`Origin: https://the-host\`): without it the answer is 403 \`foreign_origin\`.

**Access tokens.** A program sends \`Authorization: Bearer wb_live_…\` and neither cookie nor \`account\` nor \`Origin\`: a token carries its account, permissions and locations (Settings → Access tokens). 401 says why: \`token_invalid\`, \`token_expired\`, \`token_revoked\`. \`RateLimit\` tells what is left of the minute (\`r\`) and when it is whole again (\`t\`, seconds), \`RateLimit-Policy\` the limit; beyond it the answer is 429 with \`Retry-After\`. Answers with a secret are not replayed by \`Idempotency-Key\`.

**Trying things out.** \`POST /api/sandbox\` makes a second account with the same people; tokens made there begin with \`wb_test_\`. \`POST /api/sandbox/clock\` moves its time (\`{"forward":"2h"}\` or \`{"to":"2026-12-24T08:00:00Z"}\`) and does what becomes due on the way, \`/fill\` brings invented orders, \`/empty\` deletes them. Nothing leaves it but webhooks, three tries each.

**Doing things once.** Every POST takes \`Idempotency-Key\`: for 24 hours the same key with the same body is answered with the stored answer, with another body with 422 \`idempotency_mismatch\`. PUT takes the \`version\` that was read, where it has one: 409 \`lost_race\` when somebody was faster.

**Lists.** \`limit\` (1 to 100), \`cursor\` (\`pagination.next\` or \`previous\` of the page before; \`Link\` has the addresses), \`sort=-created_at\`, \`search\`, and \`filters[field][]=value\`: several values of a field are alternatives, several fields all hold, \`filters[field][not][]=value\` is the rest. Days are filtered as \`on,2026-11-24\` · \`before,2026-11-24\` · \`after,2026-11-24\` · \`between,2026-11-01,2026-11-30\` · \`current,week\` · \`past,7,day\` · \`next,2,month\`; numbers as \`min,max\` and prices as \`EUR,min,max\`, where a bound may be empty. A filter that cannot be read is dropped.

**Events.** \`GET /api/events\` tells what happened in the last 30 days, the oldest first: ask again with the \`id\` of the last event that you have seen as \`cursor\`, and none is missed, also none that came in late. Each names its object, its status now and before (\`changed\`), and a \`sequence\` that grows with the events of one object. \`GET /api/event-types\` lists them with examples.

**Webhooks.** An endpoint (\`POST /api/webhooks\`) is sent events as they happen, as Standard Webhooks: \`webhook-id\` (the event's: keep it to hear nothing twice), \`webhook-timestamp\`, and \`webhook-signature\`, which is \`v1,\` and the base64 HMAC-SHA256 of \`id.timestamp.body\` by the secret after \`whsec_\`; while a secret is changed there are two. Answer 2xx within 15 s; redirects are not followed. Otherwise it comes again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, or when \`Retry-After\` says; 410 switches the endpoint off, \`webhook-delivery: abort-message\` ends one message, five days of nothing but failures switch it off and tell you. \`POST /api/webhooks/{id}/recover\` sends a range again.

**Many at once.** Bulk calls answer 200 with \`succeeded\` and \`refused\` (id, code, sentence): each item stands for itself.

**Values.** Ids are UUIDs; orders, shipments and plans have numbers besides. Names are snake_case. Money is a decimal with its currency beside it (\`amount\` and \`currency\`). Moments are ISO 8601 in UTC (\`2026-11-24T07:00:00.000Z\`), schedules local times with their \`timezone\` (\`2026-11-24T08:00\`). Somebody is \`{ id, name }\`, a point \`{ longitude, latitude }\`. Packages are in millimetres and grams unless \`units\` says otherwise. Fields that are unknown are ignored.`;

export interface WrittenCall {
  method: "GET" | "POST" | "DELETE";
  path: string;
  summary: string;
  description?: string;
  status?: number;
  /** Fields of a form with a file, or of a JSON body. */
  form?: Json;
  body?: { properties: Json; required: string[] };
  /** What stands under `data`. */
  data?: Json;
  /** Formats of a file that is answered in place of `data`, as `?format=` asks for them, with their media types. */
  file?: Readonly<Record<string, string>>;
}

const text = { type: "string" };
const file = (description: string) => ({ type: "string", format: "binary", description });
const form = (description: string, more: Json = {}): Json => ({
  type: "object",
  properties: { file: file(description), ...more },
  required: ["file"],
});
const record = { type: "object", additionalProperties: true };
const listImport = form("CSV or XLSX with a line of headings, 5 MB at most", {
  mapping: { type: "string", description: 'Fields by column number as JSON, where headings do not tell: {"0":"name"}' },
  save: { type: "string", enum: ["1"], description: "Without it nothing is written and the answer says what would be" },
});
const document = form("PDF, PNG, JPEG or WebP, 5 MB at most");
const staged = { type: "object", properties: { id: text }, required: ["id"] };

const paper = { pdf: fileTypes.pdf, xlsx: fileTypes.xlsx, csv: fileTypes.csv };
const xml = "application/xml";
const documentCall = (path: string, what: string, more: Readonly<Record<string, string>> = {}): WrittenCall => ({
  method: "GET",
  path: `/api/${path}/{number}/file`,
  summary: `The file of ${what}`,
  description: "PDF, which asks for the permission to print, without a `format`; the others ask for that to export",
  file: { ...paper, ...more },
});

/** Calls that are not made of a table of reads and commands. */
export const writtenCalls: readonly WrittenCall[] = [
  documentCall("billing/invoices", "an invoice", { ubl: xml, xrechnung: xml, cii: xml }),
  documentCall("billing/settlements", "a settlement"),
  documentCall("collections/receipts", "a receipt of collections"),
  documentCall("agent-billing/receipts", "a receipt of an agent"),
  {
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in",
    description: "Sets the session's cookie; with `next: two-step` the code of the second step is asked for first.",
    body: {
      properties: { email: { type: "string", format: "email" }, password: text },
      required: ["email", "password"],
    },
    data: { type: "object", properties: { next: text } },
  },
  {
    method: "POST",
    path: "/api/auth/two-step",
    summary: "Sign in, the second step",
    body: {
      properties: { code: { ...text, description: "Of the authenticator, or a recovery code" } },
      required: ["code"],
    },
    data: record,
  },
  { method: "POST", path: "/api/auth/logout", summary: "Sign out", data: record },
  {
    method: "GET",
    path: "/api/auth/session",
    summary: "Who is signed in",
    data: { type: "object", properties: { user: record, accounts: { type: "array", items: record } } },
  },
  {
    method: "POST",
    path: "/api/orders/imports",
    summary: "Upload a file of orders",
    description:
      "Answers the columns that were found and the fields they are taken for. Then: PUT mapping and configuration where they are wrong, POST validate, GET until `status` is `validated`, POST commit, GET until it is `done`.",
    status: 201,
    form: form("CSV or XLSX, 5 MB and 50,000 rows at most"),
    data: {
      type: "object",
      properties: {
        import: {
          type: "object",
          properties: {
            uuid: text,
            columns: { type: "array", items: text },
            mapping: { type: "array", items: record },
          },
        },
      },
    },
  },
  {
    method: "POST",
    path: "/api/orders/documents",
    summary: "Keep a document for a new order",
    description: "For an order that is yet to be made: its id goes into `documents`.",
    status: 201,
    form: document,
    data: staged,
  },
  {
    method: "POST",
    path: "/api/orders/{number}/documents",
    summary: "Add a document to an order",
    status: 201,
    form: document,
    data: staged,
  },
  { method: "POST", path: "/api/customers/import", summary: "Import customers", form: listImport, data: record },
  { method: "POST", path: "/api/items/import", summary: "Import items", form: listImport, data: record },
  {
    method: "POST",
    path: "/api/items/{id}/image",
    summary: "Give an item a picture",
    form: form("PNG, JPEG or WebP, 1 MB at most"),
    data: record,
  },
  { method: "DELETE", path: "/api/items/{id}/image", summary: "Take an item's picture away", data: record },
];
