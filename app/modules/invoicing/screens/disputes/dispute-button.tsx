import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { LineDispute } from "../../db/dispute.reads.server.ts";

/** True while the last dispute of a line is open. */
export const hasOpenDispute = (disputes: readonly LineDispute[]): boolean => disputes.at(-1)?.state === "open";

/** Button to dispute a line, also again after a resolution; hidden while a dispute is open. */
export function DisputeButton({ disputes, onPress }: { disputes: readonly LineDispute[]; onPress: () => void }) {
  const t = useTranslate();
  if (hasOpenDispute(disputes)) return null;
  return (
    <Button kind="ghost" onClick={onPress}>
      {t(disputes.length === 0 ? "billing:dispute" : "billing:dispute_again")}
    </Button>
  );
}
