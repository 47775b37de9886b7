import type { Guide } from "./guide.ts";

/** An integrator's app in accounts of others. */
export const appGuide: Guide = {
  page: "apps",
  group: "guides",
  title: "Apps for other accounts",
  lead: "Your customers let your app into their account with two clicks (OAuth 2.1). Nobody copies a token.",
  text: `A token of your own account is enough for your own account. For accounts of others register an app: their owner sees its name and what it asks for, allows it, and ends it when they like (Settings, Apps). Any OAuth library does what follows; it finds everything at \`{{origin}}/.well-known/oauth-authorization-server\`.

## 1. Register the app

In Settings → Apps → Registered by you, or with a token that has \`settings\`, \`settings.access_tokens\` and \`settings.access_tokens.manage\`. An app on a server gets a secret, shown once; one on phones and computers has none (\`"confidential": false\`).

\`\`\`sh
APP=$(curl {{origin}}/api/apps -H "Authorization: Bearer $WAYBILL" \\
  --json '{"name":"Coffee sync","redirect_uris":["https://sync.coffee.example/back"]}')
CLIENT=$(echo "$APP" | jq -r .data.id)
SECRET=$(echo "$APP" | jq -r .data.client_secret)
\`\`\`

## 2. Ask

Make a secret for this one request, and send the person to our page with its S256 hash. Scopes are permissions. What the person may leave out goes into \`optional_scope\`.

\`\`\`sh
VERIFIER=$(openssl rand -hex 32)
CHALLENGE=$(printf %s "$VERIFIER" | openssl dgst -sha256 -binary | openssl base64 -A | tr '+/' '-_' | tr -d '=')
echo "{{origin}}/oauth/authorize?response_type=code&client_id=$CLIENT&redirect_uri=https%3A%2F%2Fsync.coffee.example%2Fback&scope=orders+orders.create&optional_scope=orders.cancel&state=7Jk2&code_challenge=$CHALLENGE&code_challenge_method=S256"
\`\`\`

They come back to your address with \`code\`, your \`state\` and \`iss\`, which is \`{{origin}}\`; or with \`error\`: \`access_denied\` if they refused. Redirect addresses are compared character by character; for \`http://127.0.0.1\` the port is free.

## 3. Exchange the code

Within a minute, once.

\`\`\`sh
TOKENS=$(curl {{origin}}/oauth/token -u "$CLIENT:$SECRET" \\
  -d grant_type=authorization_code -d "code=$CODE" -d "code_verifier=$VERIFIER" \\
  -d redirect_uri=https://sync.coffee.example/back)
curl {{origin}}/api/me -H "Authorization: Bearer $(echo "$TOKENS" | jq -r .access_token)" | jq .data.account.name
\`\`\`

\`scope\` is what the person allowed. The token does no more than they may themselves, also later, and ends when they leave the account.

## 4. Renew it

An access token is valid for an hour. Each refresh token is valid for 60 days and works once: keep the one that you get with it. One that is used twice ends everything that came of the consent, so that a stolen one helps nobody.

\`\`\`sh
curl {{origin}}/oauth/token -u "$CLIENT:$SECRET" \\
  -d grant_type=refresh_token -d "refresh_token=$(echo "$TOKENS" | jq -r .refresh_token)" | jq .scope
\`\`\`

\`POST /oauth/revoke\` with \`token\` ends an access token, or with a refresh token all of it. Errors have the names of RFC 6749: \`invalid_grant\` means to ask the person again.

## 5. Be sent events

Register the app with \`webhook_url\`, and with \`webhook_events\` if you do not want all. From each account that lets the app in you are sent the events of what it consented to: orders with \`orders\`, shipments with \`shipments\`, routes and stops with \`routes\`. \`account\` says whose they are. A consent for one merchant or for some locations brings none, because events belong to neither.

Messages are signed with \`webhook_secret\`, which registering and changing the secret answer. It is \`whsec_\` and the Base64 of the SHA-256 of the client secret. After a change of the secret both sign for a day. Their owner sees the address with the app, and it ends with the app.

Who has \`settings\`, \`settings.alerts\` and \`settings.alerts.manage\` may also make endpoints with an access token (\`POST /api/webhooks\`): they belong to the consent, as the others do.

## Clients of agents

\`{{origin}}/mcp\` answers 401 with the address of its metadata (RFC 9728). Clients without a registration use the address of their metadata document as \`client_id\` (https, at most 16 KB, JSON, read anew each hour) or register themselves (\`POST /oauth/register\`, RFC 7591). The person chooses what such a client may do. \`resource={{origin}}/mcp\` makes a token for the tools alone, \`resource={{origin}}/api\` for the API alone.
`,
};
