import type { Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { pause } from '../events/pause.js';

/**
 * The last seconds of a process that is asked to end: it goes on serving, says that it is not
 * ready, and lets whoever speaks to it close each connection after the next answer. So nobody is
 * in the middle of asking when the door is shut.
 */
@Injectable()
export class Draining {
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
      if (this.begun) response.setHeader('Connection', 'close');
    });
  }

  /** Returns when the door is shut and whoever was inside has been served. */
  async run(ms: number): Promise<void> {
    this.begun = true;
    if (ms > 0) await pause(ms, new AbortController().signal);
    // Before anything else is stopped: who finds no door goes to the next process.
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
