import { answerDispute, disputeLine } from "#app/features/accounting/disputes/dispute-line.server.ts";
import { settleSettlement } from "#app/features/accounting/settlements/settle-settlement.server.ts";
import { settlementFiles } from "#app/features/accounting/settlements/settlement-file.server.ts";
import { voidSettlement } from "#app/features/accounting/settlements/void-settlement.server.ts";
import { apiCommands, noReads } from "#app/http/wrappers/api.server.ts";

/** `POST billing/settlements/{number}/{settle,void,dispute,answer}`. */
export const action = apiCommands([
  { method: "POST", at: { action: "settle" }, command: settleSettlement },
  { method: "POST", at: { action: "void" }, command: voidSettlement },
  { method: "POST", at: { action: "dispute" }, command: disputeLine },
  { method: "POST", at: { action: "answer" }, command: answerDispute },
  { method: "POST", at: { action: "print" }, command: settlementFiles.linkPrint },
  { method: "POST", at: { action: "export" }, command: settlementFiles.linkExport },
]);
export const loader = noReads;
