let underWay = 0;

/** Continues work after the answer was sent. */
export function continueAfter(ctx: Pick<ExecutionContext, "waitUntil">, work: Promise<unknown>): void {
  underWay += 1;
  ctx.waitUntil(
    work.finally(() => {
      underWay -= 1;
    }),
  );
}

/** False while work goes on whose answer was sent: a test ends after it. */
export const isIdle = (): boolean => underWay === 0;
