import type { ServerResponse } from 'node:http';
import type { BuildState } from '@town/slice-kit/build/build-state';

/** Tells open pages of the slice's builds: where it stands at once, then each one. */
export class BuildEvents {
  readonly #listeners = new Set<ServerResponse>();

  constructor(private state: BuildState) {}

  tell(state: BuildState): void {
    this.state = state;
    for (const listener of this.#listeners) this.#send(listener);
  }

  listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    this.#send(response);
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #send(listener: ServerResponse): void {
    listener.write(`data: ${JSON.stringify(this.state)}\n\n`);
  }
}
