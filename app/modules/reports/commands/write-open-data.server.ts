import { withLease } from "#app/platform/db/lease.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { type ParquetRow, writeParquet } from "#app/platform/documents/parquet/parquet-file.ts";
import {
  addMissingMonths,
  claimFile,
  type DueFile,
  forgetFiles,
  listEndedAccounts,
  recordFile,
  renewFile,
} from "../db/open-data.server.ts";
import { readOpenPages } from "../db/open-data-rows.server.ts";
import { getOpenDataPrefix, getOpenFileName, openDataColumns } from "../model/open-data.ts";

type AppScope = Pick<Scope, "db" | "ports">;

/** Files of one sweep. */
const MAX_FILES = 12;

export const parquetType = "application/vnd.apache.parquet";

/**
 * Writes the files whose months changed, each at most once a night. A file is there only when it was written to its end: who
 * is killed leaves the one before, and it is due again. Files of accounts that copy no longer are deleted.
 */
export async function writeOpenData(app: AppScope): Promise<void> {
  await endCopies(app);
  await addMissingMonths(app);
  for (let written = 0; written < MAX_FILES; written += 1) {
    const file = await claimFile(app);
    if (!file) return;
    try {
      await withLease(
        () => renewFile(app, file),
        () => writeFile(app, file),
      );
    } catch (error) {
      logFailure(error, { openData: `${file.name} ${file.month}` });
    }
  }
}

async function writeFile(app: AppScope, file: DueFile): Promise<void> {
  const { accountId, name, month } = file;
  let rows = 0;
  async function* readCounted(): AsyncGenerator<ParquetRow[]> {
    for await (const page of readOpenPages({ db: app.db, accountId }, name, month)) {
      rows += page.length;
      yield page;
    }
  }
  const key = `${getOpenDataPrefix(accountId)}${getOpenFileName(name, month)}`;
  const size = await app.ports.files.putPieces(key, writeParquet(openDataColumns[name], readCounted()), parquetType);
  await recordFile(app, file, { rows, size });
}

async function endCopies(app: AppScope): Promise<void> {
  for (const accountId of await listEndedAccounts(app)) {
    if (!(await app.ports.files.deleteUnder(getOpenDataPrefix(accountId)))) await forgetFiles(app, accountId);
  }
}
