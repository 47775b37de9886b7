import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach } from "vitest";

declare module "cloudflare:workers" {
  namespace Cloudflare {
    interface Env {
      TEST_MIGRATIONS: D1Migration[];
    }
  }
}

// Every test starts with an empty, migrated database.
beforeEach(async () => {
  await applyD1Migrations(env.DB, Reflect.get(env, "TEST_MIGRATIONS"));
});

afterEach(async () => {
  await reset();
});
