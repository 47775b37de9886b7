/** Asks the API of a running application as somebody of the demo. */
export interface DemoSession {
  call<Data>(path: string, method?: string, body?: BodyInit, type?: string): Promise<Data>;
  send<Data>(path: string, method: string, body: object): Promise<Data>;
  /** A file that a screen offers, read to its end. */
  file(path: string): Promise<Uint8Array>;
}

/** Signs in at the demo workspace; an answer that is an error is thrown. */
export async function openDemoSession(url: string): Promise<DemoSession> {
  const headers: Record<string, string> = { origin: url };
  async function call<Data>(path: string, method = "GET", body?: BodyInit, type?: string): Promise<Data> {
    const init = { method, headers: { ...headers, ...(type && { "content-type": type }) } };
    const response = await fetch(`${url}/api/${path}`, body === undefined ? init : { ...init, body });
    const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-session="));
    if (session) headers.cookie = session.split(";")[0] ?? "";
    const answer: { data: Data } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer.data;
  }
  const send = <Data>(path: string, method: string, body: object) =>
    call<Data>(path, method, JSON.stringify(body), "application/json");
  await send("auth/login", "POST", { email: "demo@waybill.example", password: "waybill-demo" });
  const session = await call<{ accounts: { uuid: string }[] }>("auth/session");
  headers.account = session.accounts[0]?.uuid ?? "";
  return {
    call,
    send,
    async file(path) {
      const response = await fetch(`${url}${path}`, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
