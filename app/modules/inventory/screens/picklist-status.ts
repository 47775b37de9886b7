import { picklistStatuses } from "../model/stock.enums.ts";

/** The translation key of a pick list's status. */
export const getPicklistStatusKey = (status: number) => picklistStatuses.byCode(status).key;
