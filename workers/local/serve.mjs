import { preview } from "vite";
import { useOrigin } from "./setup.mjs";

// The preview server with its workerd: a group of processes of its own, which ends with whoever started it. One that is
// killed by force cannot end its children itself, so the child listens for the channel to it being closed.

process.on("disconnect", endGroup);
process.on("SIGTERM", endGroup);

const port = Number(process.argv[2]);
// Just before it is read: another server of the same build may stand at another port.
useOrigin(`http://localhost:${port}`);
const server = await preview({ preview: { port, strictPort: true } });
server.printUrls();

function endGroup() {
  if (process.platform === "win32") process.exit(0);
  process.kill(-process.pid, "SIGKILL");
}
