import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { pause } from './pause.js';

/** How long to look for an event-loop iteration without a request before closing anyway. */
const quietMs = 1_000;
/** How long a connection that was just accepted may take to send its request. */
const graceMs = 500;

/**
 * Stops an HTTP server without failing a request. For a while the server goes on serving and
 * reports that it is not ready, so that balancers turn away. Each response then carries
 * `Connection: close`, so that no client sends its next request on a connection that is about to
 * end. Then the listening socket closes, and requests in flight finish.
 */
export class ConnectionDrainer {
  private readonly inFlight = new Set<ServerResponse>();
  private draining = false;
  /** Whether a connection was accepted in this event-loop iteration. */
  private accepted = false;
  private server: Server | undefined;

  /** True from the beginning of `drain`: the process must report that it is not ready. */
  get isDraining(): boolean {
    return this.draining;
  }

  /** Call it before the server has its first request. */
  watch(server: Server): this {
    this.server = server;
    server.on('connection', () => {
      this.accepted = true;
    });
    server.prependListener('request', (_request, response) => {
      this.inFlight.add(response);
      response.once('close', () => this.inFlight.delete(response));
      if (this.draining) closeAfter(response);
    });
    return this;
  }

  /**
   * Resolves when the listening socket is closed and every request has its response.
   * @param serveMs how long to go on serving first
   */
  async drain(serveMs: number): Promise<void> {
    this.draining = true;
    for (const response of this.inFlight) closeAfter(response);
    if (serveMs > 0) await pause(serveMs);
    await this.quiet();
    await this.close(Math.min(serveMs, graceMs));
  }

  /**
   * Stops accepting connections and waits for requests in flight. `http.Server#close` would also
   * end connections that were just accepted and have not sent their request yet, so this calls the
   * method of `net.Server`.
   */
  private async close(waitMs: number): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    if (waitMs > 0) await pause(waitMs);
    server.closeIdleConnections();
    await closed;
  }

  /**
   * Waits for one event-loop iteration with no open request and no new connection: libuv accepts
   * one connection per iteration. A connection that still waits in the backlog when the socket
   * closes is reset, and not every balancer tries another process then.
   */
  private async quiet(): Promise<void> {
    const end = performance.now() + quietMs;
    do {
      this.accepted = false;
      await nextIteration();
    } while ((this.accepted || this.inFlight.size > 0) && performance.now() < end);
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
