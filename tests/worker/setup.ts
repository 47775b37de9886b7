import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach } from "vitest";

// Every test starts with an empty, migrated database.
beforeEach(async () => {
  await applyD1Migrations(env.DB, Reflect.get(env, "TEST_MIGRATIONS"));
});

afterEach(async () => {
  await reset();
});
