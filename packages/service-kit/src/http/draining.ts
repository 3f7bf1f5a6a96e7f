import type { Server, ServerResponse } from 'node:http';
import { Server as ListeningServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { pause } from '../events/pause.js';

/** How long the door stays open for a moment in which nobody is inside or before it. */
const quietMs = 1_000;
/** How long somebody who is let in may take to say what they want. */
const graceMs = 500;

/**
 * The last seconds of a process that is asked to end: it goes on serving, says that it is not
 * ready, and lets whoever speaks to it close each connection after the next answer. So nobody is
 * in the middle of asking when the door is shut.
 */
@Injectable()
export class Draining {
  private readonly inHand = new Set<ServerResponse>();
  private begun = false;
  /** Whether somebody was let in since this was last looked at. */
  private letIn = false;
  private server: Server | undefined;

  /** Whether the process is about to end. */
  get active(): boolean {
    return this.begun;
  }

  /** Must be called before the server has its first request. */
  watch(server: Server): void {
    this.server = server;
    server.on('connection', () => {
      this.letIn = true;
    });
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
    await this.shutDoor(Math.min(ms, graceMs));
  }

  /**
   * Lets nobody in any more, and waits for those inside. Not by the server's own `close`: it would
   * also throw out whoever has just come in and not yet said what they want.
   */
  private async shutDoor(waitMs: number): Promise<void> {
    const { server } = this;
    if (!server?.listening) return;
    const closed = new Promise<void>((resolve) => {
      ListeningServer.prototype.close.call(server, () => resolve());
    });
    if (waitMs > 0) await pause(waitMs, new AbortController().signal);
    server.closeIdleConnections();
    await closed;
  }

  /**
   * Waits for a turn of the loop in which nobody was inside and nobody came: it lets in one a turn.
   * Who waits before the door when it is shut hears nothing, and a balancer may not ask again for
   * them.
   */
  private async quiet(): Promise<void> {
    const end = performance.now() + quietMs;
    do {
      this.letIn = false;
      await nextTurn();
    } while ((this.letIn || this.inHand.size > 0) && performance.now() < end);
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
