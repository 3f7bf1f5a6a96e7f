import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portOf } from '@town/process-kit/port-of';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A request as an upstream received it. */
export interface Seen {
  upstream: string;
  method: string;
  url: string;
  headers: Record<string, string>;
}

/** A fake service. It answers with the request that it received, or with the handler of a test. */
export class FakeUpstream {
  readonly #name: string;
  readonly #server: Server;
  #handler: Handler | undefined;

  constructor(name: string) {
    this.#name = name;
    this.#server = createServer((request, response) => {
      request.resume();
      request.on('end', () => (this.#handler ?? this.#echo)(request, response));
    });
  }

  get address(): string {
    return `127.0.0.1:${portOf(this.#server)}`;
  }

  /** Sets the request handler; without one, the response is the request as received. */
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

  readonly #echo: Handler = (request, response) => {
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
