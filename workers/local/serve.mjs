import { preview } from "vite";

// The preview server with its workerd: a group of processes of its own, which ends with whoever started it. One that is
// killed by force cannot end its children itself, so the child listens for the channel to it being closed.

process.on("disconnect", endGroup);
process.on("SIGTERM", endGroup);

const server = await preview({ preview: { port: Number(process.argv[2]), strictPort: true } });
server.printUrls();

function endGroup() {
  if (process.platform === "win32") process.exit(0);
  process.kill(-process.pid, "SIGKILL");
}
