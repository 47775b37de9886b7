import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { LineDispute } from "../../db/dispute.reads.server.ts";

/** True while something that was said against a line waits for its answer. */
export const hasOpenDispute = (disputes: readonly LineDispute[]): boolean => disputes.at(-1)?.state === "open";

/** Asks what is wrong with a line; again, where that was answered before. Not while something is open. */
export function DisputeButton({ disputes, onPress }: { disputes: readonly LineDispute[]; onPress: () => void }) {
  const t = useTranslate();
  if (hasOpenDispute(disputes)) return null;
  return (
    <Button kind="ghost" onClick={onPress}>
      {t(disputes.length === 0 ? "billing:dispute" : "billing:dispute_again")}
    </Button>
  );
}
