import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { expect, type Page } from "playwright/test";
import { sha256 } from "#app/modules/shipments/model/proof-facts.ts";
import { encodeCode128 } from "#app/platform/documents/pdf/code128.ts";
import { scatteredPoint } from "./demo-places.ts";
import { open, signIn, test } from "./journey.ts";
import { createMobileSignal } from "./mobile-signal.ts";
import { callPageApi, createSmallPlan, fetchPlan } from "./small-plan.ts";

/** The number of stops done offline. `DRIVE_DONE=120` works a whole day so: it takes about ten minutes. */
const done = Number(process.env.DRIVE_DONE ?? 20);
/** Some stops are left, of which the office takes two. */
const stops = Math.max(120, done + 10);
test.setTimeout(320_000 + done * 6_000);

/** All in one town: more stops than anybody could drive to across the country. */
const nearby = (at: number) => {
  const { longitude, latitude } = scatteredPoint(at);
  return { longitude: 9.505 + (longitude - 9.5) * 0.6, latitude: 47.13 + (latitude - 47.11) * 0.2 };
};
/** On every parcel of the day: the camera sees one film. */
const barcode = "PARCEL-4711";

type Colour = readonly [red: number, green: number, blue: number];

/** The color of a photo at a customer's stop: all are different. */
const colourOf = (name: string): Colour => {
  const at = Number(name.split(" ").at(-1));
  return [(at % 12) * 20, 128, Math.floor(at / 12) * 20];
};

/** A PNG of one colour. */
function solidPicture([red, green, blue]: Colour): Buffer {
  const side = 16;
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: side }, () => Buffer.from([red, green, blue]))]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const part = (type: string, bytes: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), bytes]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(bytes.length, 0);
    framed.set(body, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const rows = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([sign, part("IHDR", head), part("IDAT", rows), part("IEND", Buffer.alloc(0))]);
}

/** A video of one frame that shows a package's code, as a camera without its own image format delivers it. */
function filmOf(code: string): Buffer {
  const [width, height, bar] = [640, 480, 3];
  const bars = encodeCode128(code);
  const luma = Buffer.alloc(width * height, 235);
  let left = Math.floor((width - bar * bars.reduce((sum, each) => sum + each, 0)) / 2);
  for (const [at, modules] of bars.entries()) {
    // Bars and gaps take turns, a bar first.
    for (let row = 140; at % 2 === 0 && row < 340; row += 1)
      luma.fill(16, row * width + left, row * width + left + modules * bar);
    left += modules * bar;
  }
  const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), luma, Buffer.alloc((width * height) / 2, 128)]);
}

interface Route {
  id: string;
  status: string;
  agent: { id: string };
  stops: { id: string; place: { name: string }; state: string; shipment: { id: string; number: string } | null }[];
}

/** The agent's route as the office sees it. */
async function routeOf(office: Page, agentId: string): Promise<Route> {
  const { routes }: { routes: Route[] } = (await callPageApi(office, "GET", "routes")).data;
  const route = routes.find(({ agent }) => agent.id === agentId);
  if (!route) throw new Error("the agent has no route");
  return route;
}

/** A day of many stops for one driver: everybody wants a signature and a photo. */
async function makeLongDay(office: Page, name: string): Promise<string> {
  const { date }: { date: string } = (await callPageApi(office, "GET", "routes")).data;
  const phone = `+4178${name.slice(-7)}`;
  const { id }: { id: string } = (
    await callPageApi(office, "POST", "agents", { name, phone, functions: ["deliveries"] })
  ).data;
  const van = await callPageApi(office, "POST", "vehicles", { plate_number: `FL ${name.slice(-5)}`, type: 3 });
  const { id: vehicleId }: { id: string } = van.data;
  const planId = await createSmallPlan(office, {
    ...{ name, stops, agents: 1, place: nearby, day: date, agentIds: [id], vehicleIds: [vehicleId] },
    order: () => ({ proof_of_delivery: 3, service_minutes: 1, packages: [{ quantity: 1, weight: 0.5, barcode }] }),
  });
  const { plan } = await fetchPlan(office, planId);
  const confirm = { based_on: plan.currentVersion, preserve_sequences: true };
  expect((await callPageApi(office, "POST", `plans/${planId}/confirm`, confirm)).status).toBe(200);
  return id;
}

/** Works a stop from the route's screen: arrived, signed, photographed, done. Returns the stop's name. */
async function workNext(phone: Page): Promise<string> {
  await phone.getByRole("button", { name: /^To stop/ }).click();
  await phone.getByRole("button", { name: "I am here" }).click();
  await phone.getByRole("button", { name: "Hand over" }).click();
  const name = await phone.getByLabel("Name", { exact: true }).inputValue();
  const buffer = solidPicture(colourOf(name));
  await phone.getByLabel("Take a photo").setInputFiles({ name: "door.png", mimeType: "image/png", buffer });
  await expect(phone.getByRole("img", { name: "Photo" })).toBeVisible();
  const box = await phone.getByRole("img", { name: "Signature" }).boundingBox();
  if (!box) throw new Error("there is no field to sign in");
  await phone.mouse.move(box.x + 40, box.y + 90);
  await phone.mouse.down();
  await phone.mouse.move(box.x + 160, box.y + 60, { steps: 3 });
  await phone.mouse.up();
  await phone.getByRole("button", { name: /^Complete stop/ }).click();
  await expect(phone.getByRole("button", { name: /^To stop/ })).toBeVisible();
  return name;
}

/**
 * The answers to the phone's first two calls of each kind get lost: the office processed them, and the phone cannot
 * know.
 */
async function loseAnswers(phone: Page): Promise<() => Promise<number>> {
  await phone.evaluate(() => {
    const answered = globalThis.fetch;
    const seen = new Map<string, number>();
    document.documentElement.dataset.lost = "0";
    globalThis.fetch = async (...requested) => {
      const answer = await answered(...requested);
      const kind = /\/api\/drive\/(sync|day|pictures)/.exec(String(requested[0]))?.[1];
      const before = seen.get(kind ?? "") ?? 0;
      if (!kind || before >= 2) return answer;
      seen.set(kind, before + 1);
      document.documentElement.dataset.lost = String(Number(document.documentElement.dataset.lost) + 1);
      throw new TypeError("the answer was lost");
    };
  });
  return async () => Number(await phone.locator("html").getAttribute("data-lost"));
}

test("a phone opened offline completes its day, and its actions arrive once, even if responses are lost", async ({
  page: office,
  playwright,
  launchOptions,
  baseURL,
}) => {
  await signIn(office);
  const name = `Notburga ${String(Date.now())}`;
  const agentId = await makeLongDay(office, name);
  const linked: { url: string } = (await callPageApi(office, "POST", `fleet/agents/${agentId}/phones`)).data;

  const folder = await mkdtemp(join(tmpdir(), "phone-"));
  const film = join(folder, "parcel.y4m");
  await writeFile(film, filmOf(barcode));
  const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
  const signal = await createMobileSignal();
  const turnOn = (offline: boolean) => {
    signal.turn(!offline);
    return playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`],
      ...{ baseURL, offline, viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" },
      proxy: { server: signal.server },
    });
  };
  const before = await turnOn(false);
  const first = await before.newPage();
  await open(first, new URL(linked.url).hash.replace(/^/, "/drive"));
  await expect(first.getByRole("heading", { level: 1 })).toContainText(`0 of ${stops}`);
  await expect(first.locator("html")).toHaveAttribute("data-offline", "");
  // This browser reads no codes by itself: ours comes with the camera.
  await first.getByRole("link", { name: /^Next, stop 1/ }).click();
  await expect(first.getByText("0 of 1 checked")).toBeVisible();
  await first.getByRole("button", { name: "Scan with camera" }).click();
  await expect(first.getByText("1 of 1 checked")).toBeVisible();
  await first.getByRole("button", { name: "Close camera" }).click();
  await before.close();

  // The phone was off; it is turned on where there is no signal, and nothing of the page is in memory.
  let context = await turnOn(true);
  let phone = await context.newPage();
  // A slow phone: a quarter of this machine.
  const slow = await context.newCDPSession(phone);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await open(phone, "/drive");
  await expect(phone.getByRole("button", { name: "Begin my day" })).toBeVisible();
  const usable = await phone.evaluate(() => performance.now());
  console.log(
    `cold start without signal at a quarter of the speed, ${stops} stops: usable after ${usable.toFixed(0)} ms`,
  );
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(phone.getByText(/^No signal since/)).toBeVisible();
  await phone.getByRole("button", { name: "Begin my day" }).click();
  await phone.getByRole("button", { name: "Loaded, start the route" }).click();

  // Meanwhile the office takes two stops that the driver is going to work, and two that are far ahead.
  const planned = await routeOf(office, agentId);
  const [moved, cancelled, later, last] = [3, 7, done + 2, done + 5].map((at) => planned.stops[at]);
  for (const stop of [moved, later]) {
    const { offers }: { offers: { route: { id: string }; position: number }[] } = (
      await callPageApi(office, "GET", `routes/${planned.id}/stops/${stop?.id}/moves`)
    ).data;
    const body = { to_route_id: offers[0]?.route.id, position: offers[0]?.position };
    expect((await callPageApi(office, "POST", `routes/${planned.id}/stops/${stop?.id}/move`, body)).status).toBe(200);
  }
  const gone = [cancelled, last].map((stop) => stop?.shipment?.id);
  const cancel = await callPageApi(office, "POST", "shipments/cancel", {
    shipments: gone,
    reason: "Cancelled by phone",
  });
  expect(cancel).toMatchObject({ status: 200, data: { refused: [] } });

  const worked: string[] = [];
  for (let at = 0; at < done; at += 1) worked.push(await workNext(phone));
  await expect(phone.getByRole("heading", { level: 1 })).toContainText(`${done} of ${stops}`);
  expect(worked).toEqual(planned.stops.slice(0, done).map((stop) => stop.place.name));
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("button", { name: "Sign out" }).click();
  await expect(phone.getByText("Not everything has been sent yet. You can sign out afterwards.")).toBeVisible();
  await phone.getByRole("button", { name: "Back" }).click();

  // The browser is killed with all of it in the queue, and opened again where there is no signal yet.
  const died = context.waitForEvent("close");
  const fatal = await context.newCDPSession(phone);
  fatal.send("Browser.crash").catch(() => undefined);
  await died;
  context = await turnOn(true);
  phone = await context.newPage();
  await open(phone, "/drive");
  await expect(phone.getByRole("heading", { level: 1 })).toContainText(`${done} of ${stops}`);

  const lost = await loseAnswers(phone);
  signal.turn(true);
  await context.setOffline(false);
  const since = Date.now();
  // A browser started without a network does not report to its pages when there is one.
  await phone.evaluate(() => dispatchEvent(new Event("online")));
  // What counts is that all of it arrives, once: how long it takes is printed, and depends on the machine.
  await expect(phone.getByText("All sent")).toBeVisible({ timeout: 180_000 });
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${done} stops with signature and photo, a killed browser between: sent ${seconds} s after the signal`);
  expect(await lost()).toBe(6);

  // Both completed stops are recorded, and the two removed ones are reported.
  await expect(phone.getByText(/^Not accepted: completed, stop \d+/)).toHaveCount(2);
  for (const stop of [later, last])
    await expect(phone.getByText(`${stop?.place.name} is no longer on your route.`)).toBeVisible();
  const route = await routeOf(office, agentId);
  expect(route.status).toBe("active");
  const completed = route.stops.filter(({ state }) => state === "completed").map((stop) => stop.place.name);
  const taken = worked.filter((each) => each !== moved?.place.name && each !== cancelled?.place.name);
  expect(completed).toEqual(taken);

  // Every photo is at its own stop: named by its hash, with the color that was seen there.
  const times: number[] = [];
  for (const door of taken) {
    const stop = route.stops.find((each) => each.place.name === door);
    const { shipment }: { shipment: { events: { type: string; at: number; detail: Detail }[] } } = (
      await callPageApi(office, "GET", `shipments/${stop?.shipment?.number}`)
    ).data;
    const [dropped, ...twice] = shipment.events.filter(({ type }) => type === "dropped_off");
    expect(twice).toEqual([]);
    expect(dropped?.detail.proof?.signature).toMatch(/^data:image\//);
    const [, address = "", hash = ""] =
      /^photo:([\w-]+\/([0-9a-f]{64}))$/.exec(dropped?.detail.proof?.image ?? "") ?? [];
    const picture = await office.request.get(`/proofs/${address}`);
    const bytes = new Uint8Array(await picture.body());
    expect(await sha256(bytes)).toBe(hash);
    const colour = await colourIn(office, `/proofs/${address}`);
    for (const [at, part] of colourOf(door).entries()) expect(Math.abs((colour[at] ?? 999) - part)).toBeLessThan(8);
    times.push(dropped?.at ?? 0);
  }
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  await context.close();
  signal.close();
  await rm(folder, { recursive: true, force: true });
});

interface Detail {
  proof?: { signature?: string; image?: string };
}

/** What a picture of one colour shows in the middle. */
async function colourIn(page: Page, address: string): Promise<number[]> {
  return page.evaluate(async (from) => {
    const picture = await createImageBitmap(await (await fetch(from)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(picture, 0, 0);
    return [...(pen?.getImageData(8, 8, 1, 1).data ?? [])].slice(0, 3);
  }, address);
}
