import type { Guide } from "./guide.ts";

/** What all calls have in common, and what helps to write them. */
export const basics: readonly Guide[] = [
  {
    page: "base",
    group: "start",
    title: "Base address and versions",
    lead: "One address, one version that only grows.",
    text: `Every path begins with \`{{origin}}/api\`. What is sent and answered is JSON in UTF-8; names are snake_case.

A success is \`{ "data": … }\`, a failure \`{ "message", "code", "errors", "request_id" }\` ([errors](/developers/guides/errors)). Ids are UUIDs, moments ISO 8601 in UTC, money a decimal text with its currency beside it. Schedules are local times with their \`timezone\`.

There is no version in the path: fields and events are added, never taken away ([versions and changes](/developers/guides/versions)). The description of all of it is [OpenAPI 3.1](/api/openapi.json).
`,
  },
  {
    page: "signing-in",
    group: "start",
    title: "Signing in",
    lead: "A program brings an access token with every call.",
    text: `\`Authorization: Bearer wb_live_…\`, and neither a cookie nor \`account\` nor \`Origin\`: a token carries its account, its permissions and its locations.

| Code | Meaning |
|---|---|
| \`token_invalid\` | Nobody knows it, or its checksum is wrong |
| \`token_expired\` | Its last day is over |
| \`token_revoked\` | Somebody took it back |
| \`forbidden\` | It lacks a permission, or comes from an address that it may not be used from |

Change it in Settings, Access tokens: the old secret goes on for a day, or as long as you say.
`,
  },
  {
    page: "errors",
    group: "start",
    title: "Errors",
    lead: "A code that never changes, a sentence in the caller's language, the fields, and an id under which we find what we noted.",
    text: `\`\`\`json
{
  "message": "Some fields need attention.",
  "code": "invalid_fields",
  "errors": { "destination.address.city": ["Required"] },
  "request_id": "6a837fec-d14c-4168-97cf-d348ec348838"
}
\`\`\`

| Status | Meaning |
|---|---|
| 400 | It cannot be read |
| 401 | Who asks is not known |
| 402 | The subscription is over |
| 403 | A permission or a feature is missing |
| 404 | Nothing lies there: unknown, or another account's |
| 409 | Somebody was faster, or the status does not allow it |
| 413, 415 | The file is too large, or of another kind |
| 422 | Fields are missing or wrong |
| 429 | Too many requests: \`Retry-After\` says for how long |
| 500 | Ours: \`request_id\` finds it |
`,
  },
  {
    page: "lists",
    group: "start",
    title: "Lists and paging",
    lead: "Every list is sorted, filtered and paged in the same way.",
    text: `\`limit\` (1 to 100), \`cursor\` (\`pagination.next\` or \`previous\` of the page before, which the \`Link\` header holds as addresses), \`sort=-created_at\`, \`search\`, \`fields=number,status\`.

\`filters[field][]=value\`: several values of a field are alternatives, several fields all hold, \`filters[field][not][]=value\` is the rest.

| Kind | Written as |
|---|---|
| Days | \`on,2026-11-24\` · \`before,…\` · \`after,…\` · \`between,2026-11-01,2026-11-30\` · \`past,7,day\` · \`next,2,month\` · \`current,week\` |
| Numbers | \`min,max\`, where a bound may be empty |
| Prices | \`EUR,min,max\` |

Totals are exact up to 10,000; \`total_is_exact\` says so.
`,
  },
  {
    page: "once",
    group: "start",
    title: "Idempotency",
    lead: "What is asked twice is done once.",
    text: `Every POST takes \`Idempotency-Key\`, any text of your own. For 24 hours the same key with the same body is answered with the stored answer; with another body it is 422 \`idempotency_mismatch\`.

PUT takes the \`version\` that was read: 409 \`lost_race\` when somebody was faster.
`,
  },
];
