import { preview } from "vite";
import { answerCutRequest } from "./cut-requests.mjs";
import { useOrigin } from "./setup.mjs";

// The preview server with its workerd runs as its own process group, which ends with its parent. A parent that is
// killed cannot stop its children, so the child exits when the channel to the parent closes.

process.on("disconnect", endGroup);
process.on("SIGTERM", endGroup);

const port = Number(process.argv[2]);
// Written just before it is read: another server of the same build may use another port.
useOrigin(`http://localhost:${port}`);
const server = await preview({ preview: { port, strictPort: true } });
server.middlewares.use(answerCutRequest);
server.printUrls();

function endGroup() {
  if (process.platform === "win32") process.exit(0);
  process.kill(-process.pid, "SIGKILL");
}
