import { picklistStatuses } from "../model/stock.enums.ts";

/** The key of a pick list's status in the catalogue. */
export const getPicklistStatusKey = (status: number) => picklistStatuses.byCode(status).key;
