import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** What an upstream says of the request that reached it. */
export interface Seen {
  upstream: string;
  method: string;
  url: string;
  headers: Record<string, string>;
}

/** A server in place of a service: it answers with what it has seen, or as a test says. */
export class FakeUpstream {
  readonly #name: string;
  readonly #server: Server;
  #handler: Handler | undefined;

  constructor(name: string) {
    this.#name = name;
    this.#server = createServer((request, response) => {
      request.resume();
      request.on('end', () => (this.#handler ?? this.#tell)(request, response));
    });
  }

  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on requests are answered like this; without a handler again with what was seen. */
  answerWith(handler?: Handler): void {
    this.#handler = handler;
  }

  start(port = 0): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  readonly #tell: Handler = (request, response) => {
    const seen = {
      upstream: this.#name,
      method: request.method,
      url: request.url,
      headers: request.headers,
    };
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(seen));
  };
}
