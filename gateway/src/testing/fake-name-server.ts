import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const A_RECORD = 1;

/** A DNS server that answers every query with the addresses that a test sets. */
export class FakeNameServer {
  readonly #socket = createSocket('udp4');
  #addresses: string[] = [];
  /** Number of queries so far. */
  questions = 0;

  async start(): Promise<void> {
    this.#socket.on('message', (question, { port, address }) => {
      this.questions += 1;
      this.#socket.send(answerTo(question, this.#addresses), port, address);
    });
    this.#socket.bind(0, '127.0.0.1');
    await once(this.#socket, 'listening');
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }

  answerWith(...addresses: string[]): void {
    this.#addresses = addresses;
  }

  stop(): void {
    this.#socket.close();
  }
}

function answerTo(question: Buffer, addresses: string[]): Buffer {
  // The header's twelve bytes, the name up to its empty label, then type and class.
  const end = question.indexOf(0, 12) + 5;
  const wanted = question.readUInt16BE(end - 4) === A_RECORD ? addresses : [];
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(wanted.length, 6);
  header.writeUInt16BE(0, 8);
  header.writeUInt16BE(0, 10);
  return Buffer.concat([header, question.subarray(12, end), ...wanted.map(record)]);
}

/** An address record of the requested name, valid for a second. */
function record(address: string): Buffer {
  const bytes = address.split('.').map(Number);
  return Buffer.from([0xc0, 12, 0, A_RECORD, 0, 1, 0, 0, 0, 1, 0, 4, ...bytes]);
}
