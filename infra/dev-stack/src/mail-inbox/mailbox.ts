import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeFileAtomically } from '@town/process-kit/atomic-file';
import { type StoredMessage, storedMessageSchema } from './stored-message.js';

/** The load test of a simulated week sends 17,000 mails and counts them at the end. */
const limit = 40_000;

/**
 * Stores messages in memory and in a folder, so that they survive a restart. Beyond the limit the oldest
 * are removed. A message with the same Message-ID for the same recipients is stored once and counted, as
 * large mailbox providers do.
 */
export class Mailbox {
  private messages: StoredMessage[];

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.messages = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => readStored(join(folder, name)))
      .sort((one, other) => one.time.localeCompare(other.time));
  }

  /** The oldest message first. */
  all(): readonly StoredMessage[] {
    return this.messages;
  }

  find(id: string): StoredMessage | undefined {
    return this.messages.find((message) => message.id === id);
  }

  source({ id }: StoredMessage): Buffer {
    return readFileSync(this.path(id, 'eml'));
  }

  /** Stores a message. It is on disk when this returns. */
  add(message: StoredMessage, source: Buffer): void {
    const known = this.messages.find((each) => isSame(each, message));
    if (known) {
      known.deliveries += 1;
      this.write(known);
      return;
    }
    writeFileSync(this.path(message.id, 'eml'), source, { mode: 0o600 });
    this.write(message);
    this.messages.push(message);
    for (const old of this.messages.slice(0, -limit)) this.remove(old);
  }

  remove({ id }: StoredMessage): void {
    this.messages = this.messages.filter((message) => message.id !== id);
    for (const ending of ['json', 'eml']) rmSync(this.path(id, ending), { force: true });
  }

  clear(): void {
    for (const message of this.messages) this.remove(message);
  }

  private write(message: StoredMessage): void {
    writeFileAtomically(this.path(message.id, 'json'), JSON.stringify(message), 0o600);
  }

  private path(id: string, ending: string): string {
    return join(this.folder, `${id}.${ending}`);
  }
}

function isSame(one: StoredMessage, other: StoredMessage): boolean {
  return (
    one.messageId !== '' &&
    one.messageId === other.messageId &&
    one.envelope.to.join() === other.envelope.to.join()
  );
}

/** Ignores a file that a crash left half written. */
function readStored(path: string): StoredMessage[] {
  const message = readJsonFile(path, storedMessageSchema);
  return message ? [message] : [];
}
