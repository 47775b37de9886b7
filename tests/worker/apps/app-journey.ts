import { env, exports } from "cloudflare:workers";
import * as oauth from "oauth4webapi";
import { expect } from "vitest";
import type { TestWorkspace } from "../workspace.ts";

/** What the installation calls itself. */
export const origin = env.APP_ORIGIN;
export const back = "https://sync.coffee.example/waybill/back?from=waybill";

/** The requests of a foreign client go to the Worker. */
export const toWorker = {
  // A local installation has no certificate.
  [oauth.allowInsecureRequests]: true,
  [oauth.customFetch]: (url: string, init?: RequestInit) =>
    exports.default.fetch(new Request(url, init as RequestInit)),
};

export const readServer = async (): Promise<oauth.AuthorizationServer> => {
  const issuer = new URL(origin);
  return oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm: "oauth2", ...toWorker }),
  );
};

export interface TestApp {
  client: oauth.Client;
  auth: oauth.ClientAuth;
}

/** An app that an account registered. */
export async function registerApp(who: TestWorkspace, given: object = {}): Promise<TestApp> {
  const body = { name: `Sync ${crypto.randomUUID()}`, redirect_uris: [back], confidential: true, ...given };
  const answer = await who.fetch("/api/apps", { body });
  expect(answer.status).toBe(201);
  const { data } = await answer.json<{ data: { id: string; client_secret?: string } }>();
  const auth = data.client_secret ? oauth.ClientSecretBasic(data.client_secret) : oauth.None();
  return { client: { client_id: data.id }, auth };
}

export interface Asking {
  url: URL;
  verifier: string;
  state: string;
}

/** The address that an app sends a person to. */
export async function askFor(client: oauth.Client, scope: string, more: Record<string, string> = {}): Promise<Asking> {
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL((await readServer()).authorization_endpoint ?? "");
  const asked = {
    ...{ response_type: "code", client_id: client.client_id, redirect_uri: back, scope, state },
    ...{ code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" },
    ...more,
  };
  for (const [name, value] of Object.entries(asked)) if (value !== "") url.searchParams.set(name, value);
  return { url, verifier, state };
}

/** The person presses "Allow". */
export function consent(who: TestWorkspace, { url }: Pick<Asking, "url">, fields: Record<string, string[]> = {}) {
  const form = new URLSearchParams();
  for (const [name, values] of Object.entries({ account: [who.account.id], ...fields }))
    for (const value of values) form.append(name, value);
  return who.send(`${url.pathname}${url.search}`, {
    method: "POST",
    body: form.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

/** Where the consent sends the person. */
export async function readReturn(page: Response): Promise<URL> {
  const { to, ...rest } = await page.json<{ to?: string | null }>();
  if (!to) throw new Error(`nobody is sent back: ${page.status} ${JSON.stringify(rest)}`);
  return new URL(to);
}

/** Consent and exchange, by the foreign client. */
export async function letIn(
  who: TestWorkspace,
  app: TestApp,
  scope = "orders orders.create",
  more: Record<string, string> = {},
) {
  const server = await readServer();
  const asking = await askFor(app.client, scope, more);
  const to = await readReturn(await consent(who, asking));
  const params = oauth.validateAuthResponse(server, app.client, to, asking.state);
  const exchangeCode = () =>
    oauth.authorizationCodeGrantRequest(server, app.client, app.auth, params, back, asking.verifier, toWorker);
  const granted = await oauth.processAuthorizationCodeResponse(server, app.client, await exchangeCode());
  return { server, asking, params, exchangeCode, granted };
}

/** A call of the API with an access token. */
export const callWith = (token: string, path = "/api/orders", init: RequestInit = {}) =>
  exports.default.fetch(`${origin}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers },
  });

/** A form to one of the endpoints of apps, as anybody may write it. */
export async function postForm(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await exports.default.fetch(`${origin}${path}`, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
  return {
    status: answer.status,
    ...(await answer.json<{ error?: string; refresh_token?: string; access_token?: string }>()),
  };
}
