import type { ServerResponse } from 'node:http';
import type { BuildState } from './build-state.js';

/** Sends the state of builds to open pages: for every slice when a page connects, then after each build. */
export class BuildEvents {
  readonly #states = new Map<string, BuildState>();
  readonly #listeners = new Set<ServerResponse>();

  send(state: BuildState): void {
    this.#states.set(state.slice, state);
    for (const listener of this.#listeners) write(listener, state);
  }

  listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.flushHeaders();
    for (const state of this.#states.values()) write(response, state);
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }
}

function write(listener: ServerResponse, state: BuildState): void {
  listener.write(`data: ${JSON.stringify(state)}\n\n`);
}
