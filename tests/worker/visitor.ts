import { env, exports } from "cloudflare:workers";
import { createAppContext } from "#workers/environment.ts";

/** A browser before sign-in: keeps its cookies, sends JSON to the API. */
export class TestVisitor {
  readonly cookies = new Map<string, string>();

  readonly address: string;

  /** @param address where the browser comes from; each from somewhere else unless it is said */
  constructor(address: string = someAddress()) {
    this.address = address;
  }

  /** POST (or another method) to the API; cookies of the answer are kept. */
  async call(path: string, body: unknown = {}, method = "POST"): Promise<Response> {
    const response = await exports.default.fetch(`https://waybill.test/api/${path}`, {
      method,
      headers: {
        origin: "https://waybill.test",
        "content-type": "application/json",
        cookie: this.cookie(),
        "cf-connecting-ip": this.address,
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (pair.slice(at + 1) === "") this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

function someAddress(): string {
  return `2001:db8:${[...crypto.getRandomValues(new Uint16Array(2))].map((each) => each.toString(16)).join(":")}::1`;
}

/** What waits in the outbox for an address, newest first. */
export async function readMailsTo(address: string): Promise<{ subject: string; body: string }[]> {
  const { results } = await env.DB.prepare(
    "select subject, body from mail_outbox where recipient = ? order by created_at desc, id desc",
  )
    .bind(address)
    .all<{ subject: string; body: string }>();
  return results;
}

/** The code of the newest mail to an address. */
export async function readCode(address: string): Promise<string> {
  const [mail] = await readMailsTo(address);
  return /\b\d{6}\b/.exec(mail?.body ?? "")?.[0] ?? "none";
}

export const createTestApp = () => createAppContext(env, () => {});

/** A registered person with a verified address, signed in. */
export async function createNewcomer(email: string, password: string): Promise<TestVisitor> {
  const visitor = new TestVisitor();
  await visitor.call("auth/register", { first_name: "Nina", last_name: "Neu", email, password });
  await visitor.call("auth/verify", { code: await readCode(email) });
  return visitor;
}
