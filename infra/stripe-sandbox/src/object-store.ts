import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readTextFile } from '@town/process-kit/read-text-file';
import type { Kind, Of, StoredObject } from './objects.js';
import { secondsPerDay } from './time.js';

/**
 * Stores objects in memory and, if it has a file, in a journal with one line for each state of an object;
 * the last line is the current state. The changes of one request are written together.
 */
export class ObjectStore {
  readonly #objects = new Map<Kind, Map<string, StoredObject>>();
  #unwritten: StoredObject[] = [];

  constructor(private readonly file: string | undefined) {
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    for (const object of readJournal(file)) this.#keep(object);
    this.#compact(file);
  }

  get<Name extends Kind>(kind: Name, id: string): Of<Name> | undefined {
    const found = this.#objects.get(kind)?.get(id);
    return found && isOf(found, kind) ? found : undefined;
  }

  /** The newest first. */
  all<Name extends Kind>(kind: Name): Of<Name>[] {
    const found = [...(this.#objects.get(kind)?.values() ?? [])];
    return found.filter((object) => isOf(object, kind)).reverse();
  }

  put(object: StoredObject): void {
    this.#keep(object);
    this.#unwritten.push(object);
  }

  /** Writes all changes since the last call. */
  commit(): void {
    if (this.file && this.#unwritten.length > 0) appendFileSync(this.file, lines(this.#unwritten));
    this.#unwritten = [];
  }

  #keep(object: StoredObject): void {
    const kind = this.#objects.get(object.object) ?? new Map<string, StoredObject>();
    kind.set(object.id, object);
    this.#objects.set(object.object, kind);
  }

  #compact(file: string): void {
    const yesterday = Date.now() / 1000 - secondsPerDay;
    const kept = [...this.#objects.values()]
      .flatMap((kind) => [...kind.values()])
      .filter(({ object, created }) => object !== 'idempotent_answer' || created > yesterday);
    writeFileSync(`${file}.new`, lines(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
}

function isOf<Name extends Kind>(object: StoredObject, kind: Name): object is Of<Name> {
  return object.object === kind;
}

function readJournal(file: string): StoredObject[] {
  return (readTextFile(file) ?? '').split('\n').flatMap((line) => {
    try {
      const object: StoredObject = JSON.parse(line);
      return [object];
    } catch {
      // The incomplete last line of a killed process.
      return [];
    }
  });
}

function lines(objects: StoredObject[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('');
}
