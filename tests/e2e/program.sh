#!/usr/bin/env bash
# A program in curl, written from the portal alone: makes an order, plans it, follows it and checks the webhooks that tell of it.
# WAYBILL: an access token; ORIGIN: where the installation is; DAY: a day to deliver on (YYYY-MM-DD). Needs curl, jq, openssl.
set -euo pipefail
: "${WAYBILL:?an access token}" "${ORIGIN:?https://waybill.example.com}" "${DAY:?2026-12-14}"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What a page of the portal shows as JSON, the block that has this key.
sample() { # PAGE KEY
  curl -sS --fail "$ORIGIN/developers/guides/$1.md" |
    awk '/^```json$/ { on = 1; next } /^```$/ { if (on) printf "\036"; on = 0 } on' |
    tr '\036' '\0' | while IFS= read -r -d '' block; do
      if jq -e "has(\"$2\")" <<<"$block" >/dev/null 2>&1; then printf '%s' "$block"; break; fi
    done
}

get() { curl -sS --fail-with-body "$ORIGIN$1" -H "Authorization: Bearer $WAYBILL" | jq -c .data; }
post() { # PATH, the body comes by standard input
  curl -sS --fail-with-body "$ORIGIN$1" -H "Authorization: Bearer $WAYBILL" \
    -H "Idempotency-Key: $(openssl rand -hex 16)" --json @- | jq -c .data
}

# An endpoint at the built-in receiver: testing needs no tunnel.
hook=$(jq -nc --arg name "Curl $(openssl rand -hex 4)" \
  '{name: $name, url: "https://receiver.internal/", events: ["order.created", "order.status_changed", "order.closed"]}' | post /api/webhooks)
id=$(jq -r .id <<<"$hook")
secret=$(jq -r .secret <<<"$hook")

# The order of the guide, from our first location to its customer.
source=$(get '/api/locations?limit=1' | jq -r '.locations[0].id')
order=$(sample first-order external_id | jq -c --arg from "$source" --arg day "$DAY" --arg own "curl-$(openssl rand -hex 4)" \
  '.source = {location_id: $from} | .external_id = $own | .delivery_schedule = {from: ($day + "T08:00"), to: ($day + "T16:00")}' | post /api/orders)
number=$(jq -r .number <<<"$order")
echo "order $number"

# A shipment of it, an agent with a van that stands still that day, and a plan.
shipment=$(sample plans orders | jq -c --argjson order "$order" '.orders = [$order.id]' | post /api/shipments/store | jq -r '.shipments[0].shipment_id')
agent=$(get '/api/agents?limit=100' | jq -r '[.agents[] | select(.active)][0].id')
vehicle=$(get '/api/vehicles?limit=100' | jq -r '[.vehicles[] | select(.active and .type == 3)][0].id')
plan=$(sample plans shipment_ids | jq -c --arg from "$source" --arg day "$DAY" --arg s "$shipment" --arg a "$agent" --arg v "$vehicle" \
  '.location_id = $from | .start_at = ($day + "T07:00") | .end_at = ($day + "T18:00") | .shipment_ids = [$s] | .agents = [{agent_id: $a, vehicle_id: $v}]' |
  post /api/plans | jq -r .id)
echo '{"effort":"quick"}' | post "/api/plans/$plan/optimize" >/dev/null
for _ in $(seq 120); do
  seen=$(get "/api/plans/$plan" | jq -c '.plan | {status, current_version}')
  [ "$(jq .status <<<"$seen")" = 4 ] && break
  sleep 0.5
done
jq -c '{based_on: .current_version, preserve_sequences: false}' <<<"$seen" | post "/api/plans/$plan/confirm" >/dev/null
echo "plan confirmed"

# It is driven.
route=$(get "/api/routes?date=$DAY" | jq -c --arg plan "$plan" '[.routes[] | select(.plan.id == $plan)][0]')
at=$(jq -r .id <<<"$route")
stop=$(jq -r '[.stops[] | select(.shipment)][0].id' <<<"$route")
echo '{}' | post "/api/routes/$at/start" >/dev/null
echo '{"collections":"collected"}' | post "/api/routes/$at/stops/$stop/complete" >/dev/null
get "/api/orders/$number" | jq -r '"status \(.order.status)"'

# Every message that told of it: signed as the guide says, with the bytes after whsec_ as the key.
key=$(printf %s "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
for _ in $(seq 120); do
  log=$(get "/api/webhooks/$id/deliveries?search=$number&limit=100")
  jq -e '[.deliveries[] | select(.state == "delivered") | .type] | index("order.closed")' <<<"$log" >/dev/null && break
  sleep 0.5
done
checked=0
for event in $(jq -r '.deliveries[].id' <<<"$log"); do
  get "/api/webhooks/$id/deliveries/$event" >"$work/delivery"
  header() { jq -r --arg name "$1" '.delivery.request.headers[] | select(.name == $name) | .value' "$work/delivery"; }
  printf '%s.%s.' "$(header webhook-id)" "$(header webhook-timestamp)" >"$work/signed"
  jq -j .delivery.request.body "$work/delivery" >>"$work/signed"
  wanted="v1,$(openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary "$work/signed" | openssl base64 -A)"
  [ "$wanted" = "$(header webhook-signature)" ] || { echo "the signature of $event is wrong"; exit 1; }
  printf x >>"$work/signed"
  other="v1,$(openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary "$work/signed" | openssl base64 -A)"
  [ "$other" != "$wanted" ] || { echo "another text has the same signature"; exit 1; }
  jq -r '.delivery.request.body | fromjson | "\(.type) \(.data.object.number) \(.data.object.current.status)"' "$work/delivery"
  checked=$((checked + 1))
done
echo "$checked signatures hold"
