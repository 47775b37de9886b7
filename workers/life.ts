let startedAt: number | undefined;

/**
 * For how long this process has lived, milliseconds: since the first call, which is its first sweep. What last moved
 * before that was left by another life, which may have been killed; it is resumed at once instead of after a wait.
 */
export function getLifeMs(): number {
  startedAt ??= Date.now();
  return Date.now() - startedAt;
}

/** True until the first sweep of this process. */
export function isNewLife(): boolean {
  return startedAt === undefined;
}
