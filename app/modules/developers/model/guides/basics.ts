import type { Guide } from "./guide.ts";

/** What all calls have in common. */
export const basics: readonly Guide[] = [
  {
    page: "base",
    group: "start",
    title: "Base address and versions",
    lead: "One address and one version, extended without breaking changes.",
    text: `Every path begins with \`{{origin}}/api\`. Requests and responses are JSON in UTF-8; names are snake_case.

A successful response is \`{ "data": … }\`, a failure \`{ "message", "code", "errors", "request_id" }\` ([errors](/developers/guides/errors)). Ids are UUIDs, moments ISO 8601 in UTC, money a decimal string with a separate currency. Schedules are local times with their \`timezone\`.

There is no version in the path: fields and events are added, never removed ([versions and changes](/developers/guides/versions)). The full description is [OpenAPI 3.1](/api/openapi.json).
`,
  },
  {
    page: "signing-in",
    group: "start",
    title: "Signing in",
    lead: "A program sends an access token with every call.",
    text: `\`Authorization: Bearer wb_live_…\`, without a cookie, \`account\` or \`Origin\`: a token has its own account, permissions and locations.

| Code | Meaning |
|---|---|
| \`token_invalid\` | The token is unknown, or its checksum is wrong |
| \`token_expired\` | Its last day has passed |
| \`token_revoked\` | It was revoked |
| \`token_rotated\` | Another secret replaced the one that was sent |
| \`address_refused\` | The token may not be used from this IP address |
| \`forbidden\` | A permission is missing; the message names it |

Rotate it in Settings, Access tokens: the old secret stays valid for a day, or as long as you choose.
`,
  },
  {
    page: "errors",
    group: "start",
    title: "Errors",
    lead: "A stable code, a message in the caller's language, the fields, and an id to find the request in our logs.",
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
| 400 | The request cannot be parsed |
| 401 | Not signed in, or the token is not valid |
| 402 | The account has no subscription |
| 403 | A permission or a feature is missing |
| 404 | Not found: unknown, or in another account |
| 409 | Someone else changed it first, or the status does not allow it |
| 413, 415 | The file is too large, or of an unsupported type |
| 422 | Fields are missing or wrong |
| 429 | Too many requests: wait for the seconds in \`Retry-After\` |
| 500 | A server error: contact us with the \`request_id\` |
| 503 | The server is busy (\`database_busy\`): send it again after the seconds in \`Retry-After\`, a change with its \`Idempotency-Key\` |
`,
  },
  {
    page: "lists",
    group: "start",
    title: "Lists and paging",
    lead: "Every list is sorted, filtered and paged in the same way.",
    text: `\`limit\` (1 to 100), \`cursor\` (\`pagination.next\` or \`previous\` of the previous response; the \`Link\` header has the URLs), \`sort=-created_at\`, \`search\`, \`fields=number,status\`.

A filter is a parameter of its name: \`status=ready\`. Several values of a field are alternatives (\`status=ready&status=processing\` or \`status=ready,processing\`), several fields are combined with "and", \`status.not=cancelled\` excludes. Statuses and other enumerations are accepted as words or as codes.

| Kind | Bounds | Or as one value |
|---|---|---|
| Days | \`created_at.gte=2026-11-01&created_at.lt=2026-12-01\` (\`gte\`, \`gt\`, \`lte\`, \`lt\`) | \`2026-11-24\` · \`before,…\` · \`after,…\` · \`between,2026-11-01,2026-11-30\` · \`past,7,day\` · \`next,2,month\` · \`current,week\` |
| Numbers | \`weight.gte=500&weight.lte=2000\` | \`min,max\`, either may be empty |
| Prices | \`fees.currency=EUR&fees.gte=5\` | \`EUR,min,max\` |
| Metadata | \`metadata.floor=2\`, \`metadata.floor.not=2\` | \`metadata[floor]=2\` |

The same filters may be written in brackets: \`filters[status][]=ready\`, \`filters[status][not][]=cancelled\`, \`filters[created_at][]=past,7,day\`.

A filter is never left out in silence: an unknown name, operator or value is 422, and the sentence says what is allowed.

Totals are exact up to 10,000; \`total_is_exact\` is true then.
`,
  },
  {
    page: "metadata",
    group: "start",
    title: "Metadata",
    lead: "Texts of your own at orders, customers and shipments.",
    text: `\`metadata\` holds what Waybill has no field for: your number of a contract, the floor, a cost center. It is an object of texts: at most 50 keys of 40 letters, digits, hyphens and underscores, which begin with a letter, and 500 characters a text.

| To | Do |
|---|---|
| write them | with the new order or customer; \`PUT /orders/{number}/metadata\`, \`PUT /customers/{id}\`, \`PUT /shipments/{number}/metadata\`; \`POST /orders/bulk\` |
| change one | send that key alone: the others stay |
| remove one | send it with an empty text |
| find by them | \`GET /orders?metadata.floor=2\`; customers and shipments too |

A webhook with full payload carries them in \`current\`, and \`changed.metadata\` has them before and after. The metadata of an order can be changed in every status, also after its delivery. Exports have a column *Metadata* (\`floor=2; gift=yes\`), which an import reads; keys that a file does not name stay. An account may give a key a name and a kind (Settings → Custom fields, \`GET /custom-fields\`): then its texts are checked, and one that is no number, date, choice, \`yes\` or \`no\`, or link is 422 at \`metadata.key\`. Who sees an order sees its metadata: its merchant, too. Do not keep secrets there. The request log does not keep them.
`,
  },
  {
    page: "once",
    group: "start",
    title: "Idempotency",
    lead: "A repeated request is executed once.",
    text: `Every POST accepts \`Idempotency-Key\`, a text of your choice. For 24 hours the same key with the same body returns the stored response; with another body it returns 422 \`idempotency_mismatch\`. A refusal that changed nothing, such as 422 or 409 \`plan_busy\`, is not stored: send the request again, corrected or later, under the same key. A key has at most 255 characters.

PUT requires the \`version\` that you read: 409 \`lost_race\` when someone else changed it first. Or send the \`ETag\` of the answer as \`If-Match\`: then it is 412 \`precondition_failed\`. A GET with \`If-None-Match\` is 304 without a body while nothing changed.

With \`?dry_run=true\` a command checks and answers as usual, marked by the header \`Waybill-Dry-Run\`, and keeps nothing: new ids and numbers are made up, and no \`Idempotency-Key\` is used up. The few commands that cannot be rolled back are refused with 409 \`dry_run_impossible\`.
`,
  },
];
