import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { PicklistStatus } from "../model/stock.enums.ts";
import { picklistStatuses } from "../model/stock.enums.ts";

const shapeByStatus: Readonly<Record<ReturnType<typeof getPicklistStatusKey>, LabeledState>> = {
  pending: "waiting",
  started: "under_way",
  completed: "done",
};

/** The status of a pick list, as shape and text. */
export function PicklistState({ status }: { status: PicklistStatus }) {
  const t = useTranslate();
  const key = getPicklistStatusKey(status);
  return <StateLabel state={shapeByStatus[key]}>{t(`picklists:status.${key}`)}</StateLabel>;
}

/** The translation key of a pick list's status. */
const getPicklistStatusKey = (status: number) => picklistStatuses.byCode(status).key;
