import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { pause } from '../events/pause.js';

/** How long the door stays open for a moment in which nobody is inside. */
const quietMs = 500;

/**
 * The last seconds of a process that is asked to end: it goes on serving, says that it is not
 * ready, and lets whoever speaks to it close each connection after the next answer. So nobody is
 * in the middle of asking when the door is shut.
 */
@Injectable()
export class Draining {
  private readonly inHand = new Set<ServerResponse>();
  private begun = false;
  private server: Server | undefined;

  /** Whether the process is about to end. */
  get active(): boolean {
    return this.begun;
  }

  /** Must be called before the server has its first request. */
  watch(server: Server): void {
    this.server = server;
    server.prependListener('request', (_request, response) => {
      this.inHand.add(response);
      response.once('close', () => this.inHand.delete(response));
      if (this.begun) closeAfter(response);
    });
  }

  /** Returns when the door is shut and whoever was inside has been served. */
  async run(ms: number): Promise<void> {
    this.begun = true;
    // Their connections would be idle, and asked again, at the very moment that the door is shut.
    for (const response of this.inHand) closeAfter(response);
    if (ms > 0) await pause(ms, new AbortController().signal);
    await this.quiet();
    // Before anything else is stopped: who finds no door goes to the next process.
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /**
   * Waits until nobody is inside. It returns right after the loop has let in whoever had knocked:
   * who has knocked and is not let in hears nothing, and a balancer may not ask again for them.
   */
  private async quiet(): Promise<void> {
    const end = performance.now() + quietMs;
    do await nextTurn();
    while (this.inHand.size > 0 && performance.now() < end);
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
