import { performance } from "node:perf_hooks";

/**
 * How long the sign-in page takes while 40 strangers a second give wrong passwords, each from another network (so that
 * no limit by network helps), half of them by the form and half by the API: `npm run bench:sign-in --
 * http://localhost:4173` against a server with the demo workspace (`npm start`). At most 300 ms for 19 of 20 pages,
 * once the server has run for three seconds of it. Printed beside it: the page on the quiet server, the responses to
 * the strangers, and how long a known device waits for its own sign-in meanwhile.
 */
const base = process.argv[2] ?? "http://localhost:4173";
const perSecond = 40;
const seconds = 18;
const warmUp = 3;
const limit = 300;
const owner = { email: "demo@waybill.example", password: "waybill-demo" };

let networks = 0;
const network = () => `2001:db8:${(networks >> 16).toString(16)}:${(networks++ & 0xffff).toString(16)}::1`;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function pageMs(): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${base}/login`, { headers: { "CF-Connecting-IP": network() } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`the sign-in page answered ${answer.status}`);
  return performance.now() - begun;
}

const statusCounts = new Map<number, number>();

async function trySignInAsStranger(at: number): Promise<void> {
  const fields = { email: at % 3 === 0 ? owner.email : `stranger-${at}@example.test`, password: "not the password" };
  const form = at % 2 === 0;
  const answer = await fetch(base + (form ? "/login" : "/api/auth/login"), {
    method: "POST",
    redirect: "manual",
    headers: {
      "CF-Connecting-IP": network(),
      Origin: base,
      "Content-Type": form ? "application/x-www-form-urlencoded" : "application/json",
    },
    body: form ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
  });
  await answer.text();
  statusCounts.set(answer.status, (statusCounts.get(answer.status) ?? 0) + 1);
}

/** Signs the owner in and answers the device's cookie; with one, as a known device. */
async function signIn(cookie?: string): Promise<{ status: number; device: string; ms: number }> {
  const begun = performance.now();
  const answer = await fetch(`${base}/api/auth/login`, {
    method: "POST",
    headers: {
      "CF-Connecting-IP": network(),
      Origin: base,
      "Content-Type": "application/json",
      ...(cookie ? { Cookie: cookie } : {}),
    },
    body: JSON.stringify(owner),
  });
  const device = answer.headers.getSetCookie().find((each) => each.startsWith("__Host-device="));
  return { status: answer.status, device: device?.split(";")[0] ?? "", ms: performance.now() - begun };
}

const { device } = await signIn();
for (let at = 0; at < 3; at += 1) await pageMs();
const quiet: number[] = [];
for (let at = 0; at < 20; at += 1) quiet.push(await pageMs());
const alone = await signIn(device);

const flood: Promise<void>[] = [];
const pages: Promise<number>[] = [];
const own: Awaited<ReturnType<typeof signIn>>[] = [];
const begun = performance.now();
const ownerSignIns = (async () => {
  await wait(2000);
  for (let at = 0; at < 5; at += 1) {
    own.push(await signIn(device));
    await wait(1500);
  }
})();
for (let at = 0; at < perSecond * seconds; at += 1) {
  flood.push(trySignInAsStranger(at));
  if (at % 10 === 5) {
    const page = pageMs();
    if (at >= perSecond * warmUp) pages.push(page);
  }
  await wait(Math.max(0, begun + ((at + 1) * 1000) / perSecond - performance.now()));
}
const took = await Promise.all(pages);
const lasted = (performance.now() - begun) / 1000;
await Promise.all([...flood, ownerSignIns]);

const written = (values: readonly number[]) =>
  `median ${share(values, 0.5)}, 19 of 20 within ${share(values, 0.95)}, slowest ${share(values, 1)} ms`;
const statuses = [...statusCounts]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${count} × ${status}`);
console.log(`sign-in page, quiet server: ${written(quiet)}`);
console.log(
  `sign-in page while ${(flood.length / lasted).toFixed(0)} strangers sign in a second: ${written(took)} (limit ${limit})`,
);
console.log(`responses to strangers: ${statuses.join(", ")}`);
console.log(
  `a known device signs in: ${alone.ms.toFixed(0)} ms quiet, meanwhile ${own.map(({ status, ms }) => `${ms.toFixed(0)} (${status})`).join(", ")} ms`,
);
process.exit(share(took, 0.95) <= limit ? 0 : 1);

function share(values: readonly number[], of: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * of) - 1)] ?? 0);
}
