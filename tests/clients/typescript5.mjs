// `node --import ./tests/clients/typescript5.mjs`: the generators of clients write code by the compiler API of TypeScript 5, which
// the compiler that this repository is checked with no longer has.
import { register } from "node:module";

const hook =
  'export const resolve = (name, context, next) => next(name === "typescript" ? "typescript5" : name, context);';
register(`data:text/javascript,${encodeURIComponent(hook)}`);
