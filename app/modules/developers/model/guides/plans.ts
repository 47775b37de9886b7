import type { Guide } from "./guide.ts";

/** Orders become routes. */
export const plans: Guide = {
  page: "plans",
  group: "guides",
  title: "Plans from a program",
  lead: "Shipments of a day become routes: created, optimized, confirmed.",
  text: `The commands read answers with [jq](https://jqlang.org). They begin with one order that is Ready; yours may be many.

\`\`\`sh
ORDER=$(curl "{{origin}}/api/orders?status=ready&limit=1" -H "Authorization: Bearer $WAYBILL" | jq -r '.data.orders[0].id')
SOURCE=$(curl "{{origin}}/api/locations?limit=1" -H "Authorization: Bearer $WAYBILL" | jq -r '.data.locations[0].id')
AGENT=$(curl "{{origin}}/api/agents?active=true&limit=1" -H "Authorization: Bearer $WAYBILL" | jq -r '.data.agents[0].id')
VEHICLE=$(curl "{{origin}}/api/vehicles?active=true&type=van&limit=1" -H "Authorization: Bearer $WAYBILL" | jq -r '.data.vehicles[0].id')
DAY=2026-12-14
\`\`\`

## 1. Create shipments from orders

\`POST /api/shipments/store\` with the ids of orders that are Ready.

\`\`\`json
{ "orders": ["ORDER"], "shipment_type": "delivery" }
\`\`\`

\`\`\`sh
SHIPMENT=$(curl {{origin}}/api/shipments/store -H "Authorization: Bearer $WAYBILL" \\
  --json "{\\"orders\\":[\\"$ORDER\\"],\\"shipment_type\\":\\"delivery\\"}" | jq -r '.data.shipments[0].shipment_id')
\`\`\`

## 2. Create the plan

\`POST /api/plans\` names the day, the location it leaves from, agents with their vehicles, and the shipments. Times are in the account's time zone.

\`\`\`json
{
  "name": "Monday",
  "location_id": "SOURCE",
  "start_at": "2026-12-14T07:00",
  "end_at": "2026-12-14T18:00",
  "shipment_type": "delivery",
  "agents": [{ "agent_id": "AGENT", "vehicle_id": "VEHICLE" }],
  "shipment_ids": ["SHIPMENT"]
}
\`\`\`

\`\`\`sh
PLAN=$(curl {{origin}}/api/plans -H "Authorization: Bearer $WAYBILL" --json @- <<JSON | jq -r .data.id
{ "name": "Monday", "location_id": "$SOURCE", "start_at": "\${DAY}T07:00", "end_at": "\${DAY}T18:00",
  "shipment_type": "delivery", "agents": [{ "agent_id": "$AGENT", "vehicle_id": "$VEHICLE" }],
  "shipment_ids": ["$SHIPMENT"] }
JSON
)
\`\`\`

## 3. Optimize

The answer is 202. Poll the plan until it is ready, or subscribe to \`plan.ready\`; \`plan.failed\` means that no plan was found. \`GET /api/plans/{plan_id}/explain\` explains why a shipment was left out.

\`\`\`sh
curl "{{origin}}/api/plans/$PLAN/optimize" -H "Authorization: Bearer $WAYBILL" --json '{"effort":"quick"}'
until curl "{{origin}}/api/plans/$PLAN" -H "Authorization: Bearer $WAYBILL" |
  jq -e '.data.plan.status_name == "ready"'; do sleep 1; done
curl "{{origin}}/api/plans/$PLAN/explain" -H "Authorization: Bearer $WAYBILL"
\`\`\`

## 4. Confirm

With \`based_on\`, the version that you read. With \`preserve_sequences\` the order of the stops is fixed for the drivers.

\`\`\`sh
VERSION=$(curl "{{origin}}/api/plans/$PLAN" -H "Authorization: Bearer $WAYBILL" | jq .data.plan.current_version)
curl "{{origin}}/api/plans/$PLAN/confirm" -H "Authorization: Bearer $WAYBILL" --json "{\\"based_on\\":$VERSION,\\"preserve_sequences\\":false}"
curl "{{origin}}/api/routes?date=$DAY" -H "Authorization: Bearer $WAYBILL" | jq -r '.data.routes[].status'
\`\`\`

## 5. Follow

\`route.started\`, \`stop.arriving\`, \`stop.arrived\`, \`stop.completed\`, \`stop.attempted\` and \`route.completed\` report the day as it happens; a stop is numbered by plan, route and position: \`P-1204/2/7\`.
`,
};
