import { apiCommands, noReads } from "#app/platform/http/api.server.ts";
import { answerDispute, disputeLine } from "../commands/disputes/dispute-line.server.ts";
import { settleSettlement } from "../commands/settlements/settle-settlement.server.ts";
import { settlementFiles } from "../commands/settlements/settlement-file.server.ts";
import { voidSettlement } from "../commands/settlements/void-settlement.server.ts";

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
