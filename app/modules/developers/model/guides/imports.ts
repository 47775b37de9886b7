import type { Guide } from "./guide.ts";

/** Three orders as a shop might write them; the day and the location they leave from are said once for all. */
const sample = `Reference ID,First name,Last name,Phone,Address,Zip code,City,Country,Latitude,Longitude
TR-4001,Anna,Huber,+4232345678,Landstrasse 8,9494,Schaan,LI,47.1653,9.5097
TR-4002,Jonas,Frick,+4232345679,Im Rietle 3,9494,Schaan,LI,47.1671,9.5122
TR-4003,Mia,Beck,+4232345680,Feldkircher Strasse 21,9494,Schaan,LI,47.1702,9.5151
`;

/** A file becomes orders. */
export const imports: Guide = {
  page: "imports",
  group: "guides",
  title: "Imports without duplicates",
  lead: "A file of up to 50,000 rows becomes orders; rows that were imported before are reported, not created again.",
  file: { name: "monday.csv", text: sample },
  text: `The commands read answers with [jq](https://jqlang.org). The token needs \`orders\` and \`orders.import\`, and for the first command \`settings\` and \`settings.locations\`.

## 1. Upload

CSV or XLSX, 5 MB at most. Save the sample as \`monday.csv\`, or take a file of your own. The response lists the columns and the fields they were mapped to; a file that you upload twice is two imports, and the second one reports its rows as duplicates.

\`\`\`csv
${sample}\`\`\`

\`\`\`sh
IMPORT=$(curl {{origin}}/api/imports \\
  -H "Authorization: Bearer $WAYBILL" -F file=@monday.csv | jq -r .data.import.uuid)
\`\`\`

## 2. Say what the file does not

The location that the orders leave from, the day, a currency: what has no column is set here. \`PUT /api/imports/{import_id}/mapping\` corrects the mapping of columns.

\`\`\`sh
SOURCE=$(curl "{{origin}}/api/locations?limit=1" \\
  -H "Authorization: Bearer $WAYBILL" | jq -r '.data.locations[0].id')
curl -X PUT "{{origin}}/api/imports/$IMPORT/configuration" -H "Authorization: Bearer $WAYBILL" \\
  --json "{\\"source_location_id\\":\\"$SOURCE\\",\\"date\\":\\"2026-12-14\\"}"
\`\`\`

## 3. Have it checked

Both of these changes start the check as soon as everything required is known. A file that needs neither waits with the status \`uploaded\` until you ask for the check yourself; asking again is harmless.

\`\`\`sh
curl "{{origin}}/api/imports/$IMPORT/validate" -H "Authorization: Bearer $WAYBILL" --json '{}'
until curl "{{origin}}/api/imports/$IMPORT" -H "Authorization: Bearer $WAYBILL" |
  jq -e '.data.import.status == "validated"'; do sleep 1; done
\`\`\`

\`GET /api/imports/{import_id}/rows\` lists the rows that need attention: errors, warnings and duplicates. \`PUT /api/imports/{import_id}/rows/{row}\` corrects one.

\`\`\`sh
curl "{{origin}}/api/imports/$IMPORT/rows?show=errors" -H "Authorization: Bearer $WAYBILL"
\`\`\`

## 4. Commit

Repeating it is safe: each row becomes one order. \`import.completed\` is sent at the end, and \`order.created\` for each order.

\`\`\`sh
curl "{{origin}}/api/imports/$IMPORT/commit" -H "Authorization: Bearer $WAYBILL" --json '{}'
until curl "{{origin}}/api/imports/$IMPORT" -H "Authorization: Bearer $WAYBILL" |
  jq -e '.data.import.status == "done"'; do sleep 1; done
curl "{{origin}}/api/orders?external_id=TR-400&fields=number,external_id,status" \\
  -H "Authorization: Bearer $WAYBILL"
\`\`\`

## Many orders without a file

\`POST /api/orders/bulk\` takes 500 at a time. \`mode\` is \`create\`, \`update\` or \`merge\`, by \`external_id\`; each item has its own result.
`,
};
