import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StoredObject } from './objects.js';

type Kind = StoredObject['object'];
type Of<Name extends Kind> = Extract<StoredObject, { object: Name }>;

const day = 24 * 60 * 60;

/**
 * Keeps objects in memory and, where it has a file, in a journal: a line for each state of each
 * object, the last of which counts. What one request changes is written at once.
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
    return this.#objects.get(kind)?.get(id) as Of<Name> | undefined;
  }

  /** The newest first. */
  all<Name extends Kind>(kind: Name): Of<Name>[] {
    return [...(this.#objects.get(kind)?.values() ?? [])].reverse() as Of<Name>[];
  }

  put(object: StoredObject): void {
    this.#keep(object);
    this.#unwritten.push(object);
  }

  /** Writes what has changed since the last time. */
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
    const yesterday = Date.now() / 1000 - day;
    const kept = [...this.#objects.values()]
      .flatMap((kind) => [...kind.values()])
      .filter(({ object, created }) => object !== 'idempotent_answer' || created > yesterday);
    writeFileSync(`${file}.new`, lines(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
}

function readJournal(file: string): StoredObject[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as StoredObject];
    } catch {
      // The end of a file whose writer was killed.
      return [];
    }
  });
}

function lines(objects: StoredObject[]): string {
  return objects.map((object) => `${JSON.stringify(object)}\n`).join('');
}
