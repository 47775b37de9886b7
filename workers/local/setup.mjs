import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, delimiter, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

// Plain JavaScript for Node 20: this runs before anything is installed.

export const root = resolve(fileURLToPath(new URL("../..", import.meta.url)));
const bin = join(root, "node_modules", ".bin");
/** Generated, not a source. */
const wasmBuild = join(root, "wasm", "build");

/** The environment of every command: the project's own Node first, no questions, no telemetry, no network look-ups. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    ...extra,
  };
}

/** Runs a command of the project beside other work, to its end; its output is shown only when it fails. */
export async function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: childEnvironment(env),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new Error(`${command} ${args.join(" ")} failed`);
}

/**
 * Installs packages when the lock file is not the one that was installed. A fresh clone that is only started gets what
 * builds and runs the product (`dependencies`); `tools` adds what checks and tests need (`devDependencies`), which stay
 * once they are there. Packages behind a symbolic link belong to another checkout, and installing would empty its
 * folder: they are used as they are.
 */
export function ensureInstalled({ folder = root, tools = false, install = installPackages } = {}) {
  const packages = join(folder, "node_modules");
  const stamp = join(packages, ".waybill-lock");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : null;
  const lock = digest([join(folder, "package-lock.json")], folder);
  const [whole, product] = [lock, `${lock} without tools`];
  if (installed === whole || (installed === product && !tools)) return;
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
    return log(`node_modules is a link to ${readlinkSync(packages)}: nothing was installed.
  If packages are missing or old, run npm ci there, or remove the link and start again.`);
  const onlyProduct = !tools && (installed?.endsWith("without tools") || !existsSync(packages));
  log("Installing packages …");
  install(folder, onlyProduct ? ["--omit=dev"] : []);
  writeFileSync(stamp, onlyProduct ? product : whole);
}

function installPackages(folder, options) {
  execFileSync("npm", ["ci", ...options, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
  });
}

const sources = [
  "app",
  "workers",
  "wasm",
  "public",
  "migrations",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "wrangler.toml",
];

/**
 * Builds solver and application when a source changed since the last build. `generated` resolves when the solver and
 * the generated files are there, which seeding needs; `built` when everything is.
 */
export function startBuild() {
  const stamp = join(root, "build", ".sources");
  const listSources = () => digest(sources.flatMap((each) => filesBelow(join(root, each))));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === listSources())
    return { generated: Promise.resolve(), built: Promise.resolve() };
  log("Building …");
  const generated = run("npm", ["run", "build:generated"]);
  const built = generated.then(() => run("npm", ["run", "build:app"])).then(() => writeFileSync(stamp, listSources()));
  return { generated, built };
}

/** Builds everything, if a source changed since the last build. */
export function ensureBuilt() {
  return startBuild().built;
}

/** Settings that a local server takes over from its environment. */
const INHERITED_SETTINGS = ["SHOPS_AT", "SHOPIFY_CLIENT_ID", "SHOPIFY_CLIENT_SECRET", "CREDENTIALS_KEY"];

/** Sets the local server's public origin for links in messages. A deployment never uses the file. */
export function useOrigin(origin) {
  const lines = ["APP_ENVIRONMENT=development", `APP_ORIGIN=${origin}`];
  for (const name of INHERITED_SETTINGS) if (process.env[name]) lines.push(`${name}=${process.env[name]}`);
  writeFileSync(join(root, "build", "server", ".dev.vars"), `${lines.join("\n")}\n`);
}

/**
 * Applies migrations to the local database below `state`; a database created by files that changed since is moved
 * aside.
 */
export async function ensureMigrated(state) {
  const stamp = join(state, ".migrations");
  const wanted = Object.fromEntries(
    filesBelow(join(root, "migrations")).map((file) => [basename(file), digest([file])]),
  );
  const applied = existsSync(stamp) ? readStamp(stamp) : null;
  if (JSON.stringify(applied) === JSON.stringify(wanted)) return ensureWhole(state);
  const changed =
    applied && Object.keys(applied).some((name) => name.endsWith(".sql") && applied[name] !== wanted[name]);
  if (changed) {
    log(`The local database has an older schema: moved to ${state}.old`);
    forget(`${state}.old`);
    renameSync(state, `${state}.old`);
  }
  log("Applying migrations …");
  mkdirSync(state, { recursive: true });
  await run("wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state]);
  writeFileSync(stamp, JSON.stringify(wanted));
}

/** Refuses to serve a database that is missing, empty or damaged, and says what to do. */
async function ensureWhole(state) {
  const checked = await new Promise((done) => {
    const args = ["--disable-warning=ExperimentalWarning", "workers/local/check-database.mjs", state];
    const child = spawn(join(bin, "node"), args, { cwd: root, env: childEnvironment(), stdio: "inherit" });
    child.once("error", () => done(1)).once("close", done);
  });
  if (checked === 0) return;
  log(`  The local database in ${state} is empty or damaged (see above). Nothing was changed.
  To start over with a new demo workspace: ${getFreshStart(state)}
  To keep the damaged files, move the folder away first, or name another one: npm start -- --state <folder>`);
  process.exit(1);
}

/** The folder of a start that names none. */
export const DEFAULT_STATE = ".wrangler/state";

/** The command that begins this state anew. Without its name it would forget another one. */
export function getFreshStart(state) {
  const named = relative(root, state);
  return named === join(DEFAULT_STATE) ? "npm start -- --fresh" : `npm start -- --state ${named} --fresh`;
}

/** The applied migrations, one digest per file; older stamps have one digest for all. */
function readStamp(stamp) {
  const text = readFileSync(stamp, "utf8");
  return text.startsWith("{") ? JSON.parse(text) : { "all.sql": text };
}

/** Sources of the demo's region. */
const regionSources = ["workers/local/demo/extract", "workers/region/build", "workers/region/run"];

/** Builds the demo's region from its extract and uploads it to the local bucket, unless it is up to date. */
export async function ensureRegion(state) {
  const stamp = join(state, ".region");
  const wanted = digest(regionSources.flatMap((each) => filesBelow(join(root, each))));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  log("Building the streets of the demo's region …");
  mkdirSync(state, { recursive: true });
  await run(join(bin, "node"), ["--disable-warning=ExperimentalWarning", "workers/local/put-region.ts"], {
    env: { WAYBILL_STATE: state },
  });
  writeFileSync(stamp, wanted);
}

/** Seeds the demo workspace, once. */
export async function ensureSeeded(state) {
  const stamp = join(state, ".seeded");
  if (existsSync(stamp)) return;
  log("Seeding the demo workspace …");
  await run(join(bin, "node"), ["--disable-warning=ExperimentalWarning", "workers/local/seed.ts"], {
    env: { WAYBILL_STATE: state },
  });
  writeFileSync(stamp, new Date().toISOString());
}

/** Deletes a state, for tests. */
export function forget(state) {
  rmSync(state, { recursive: true, force: true });
}

export function log(line) {
  process.stdout.write(`${line}\n`);
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== "tests" && join(path, entry.name) !== wasmBuild)
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort();
}

/** Of names below `folder` and contents: the same in every checkout. */
function digest(files, folder = root) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest("hex");
}
