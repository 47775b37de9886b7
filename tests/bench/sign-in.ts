import { performance } from "node:perf_hooks";

/**
 * How long the sign-in page takes while 40 strangers a second give wrong passwords, each from another network (so that
 * no limit by network helps), half of them by the form and half by the API: `npm run bench:sign-in --
 * http://localhost:4173` against a server with the demo workspace (`npm start`). At most 300 ms for 19 of 20 pages,
 * once the server has run for three seconds of it, and for the list of orders of somebody who is signed in at most twice
 * its time on the quiet server. Printed beside it: the responses to the strangers, and how long a known device waits for
 * its own sign-in meanwhile.
 */
const base = process.argv[2] ?? "http://localhost:4173";
const perSecond = 40;
const seconds = 18;
const warmUp = 3;
const limit = 300;
const maxRatio = 2;
const owner = { email: "demo@waybill.example", password: "waybill-demo" };

let networks = 0;
const network = () => `2001:db8:${(networks >> 16).toString(16)}:${(networks++ & 0xffff).toString(16)}::1`;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function pageMs(path = "/login", cookie = ""): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(base + path, {
    redirect: "manual",
    headers: { "CF-Connecting-IP": network(), ...(cookie ? { Cookie: cookie } : {}) },
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
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

/** Signs the owner in and answers the cookies of device and session; with the device's, as a known one. */
async function signIn(cookie?: string): Promise<{ status: number; device: string; session: string; ms: number }> {
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
  const cookieOf = (name: string) =>
    answer.headers
      .getSetCookie()
      .find((each) => each.startsWith(`${name}=`))
      ?.split(";")[0] ?? "";
  const [device, session] = [cookieOf("__Host-device"), cookieOf("__Host-session")];
  return { status: answer.status, device, session, ms: performance.now() - begun };
}

const { device, session } = await signIn();
const listMs = () => pageMs("/orders", session);
for (let at = 0; at < 3; at += 1) await Promise.all([pageMs(), listMs()]);
const quiet: number[] = [];
const quietLists: number[] = [];
for (let at = 0; at < 20; at += 1) {
  quiet.push(await pageMs());
  quietLists.push(await listMs());
}
const alone = await signIn(device);

const flood: Promise<void>[] = [];
const pages: Promise<number>[] = [];
const lists: Promise<number>[] = [];
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
  if (at % 20 === 10 && at >= perSecond * warmUp) lists.push(listMs());
  await wait(Math.max(0, begun + ((at + 1) * 1000) / perSecond - performance.now()));
}
const took = await Promise.all(pages);
const listsTook = await Promise.all(lists);
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
const ratio = share(listsTook, 0.95) / share(quietLists, 0.95);
console.log(`the list of orders, quiet server: ${written(quietLists)}`);
console.log(`meanwhile: ${written(listsTook)}, ${ratio.toFixed(1)} times as long (limit ${maxRatio})`);
console.log(`responses to strangers: ${statuses.join(", ")}`);
console.log(
  `a known device signs in: ${alone.ms.toFixed(0)} ms quiet, meanwhile ${own.map(({ status, ms }) => `${ms.toFixed(0)} (${status})`).join(", ")} ms`,
);
process.exit(share(took, 0.95) <= limit && ratio <= maxRatio ? 0 : 1);

function share(values: readonly number[], of: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * of) - 1)] ?? 0);
}
