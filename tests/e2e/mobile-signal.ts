import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * What stands between a phone and the server: without a signal nobody gets through, not even a service worker that the
 * browser wakes behind its page, which `setOffline` of a context does not affect. For `proxy` of a browser that is
 * launched.
 */
export async function createMobileSignal(): Promise<{ server: string; turn(on: boolean): void; close(): void }> {
  let there = true;
  const proxy = createServer((requested, answer) => {
    if (!there) {
      requested.socket.destroy();
      return;
    }
    const onward = request(
      requested.url ?? "",
      { method: requested.method, headers: requested.headers },
      (received) => {
        answer.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(answer);
      },
    );
    onward.on("error", () => requested.socket.destroy());
    requested.pipe(onward);
  });
  await new Promise<void>((listens) => proxy.listen(0, "127.0.0.1", listens));
  const { port } = proxy.address() as AddressInfo;
  return {
    server: `http://127.0.0.1:${port}`,
    turn: (on) => {
      there = on;
      if (!on) proxy.closeAllConnections();
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
