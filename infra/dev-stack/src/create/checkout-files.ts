import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An error of the generator, with the reason for the person at the terminal. */
export class CreateError extends Error {}

/** Where text is inserted: before the first `before` that follows `after`. */
export interface Place {
  after?: string;
  before: string;
}

/** New and changed files of a checkout. They are written only after all changes have succeeded. */
export class CheckoutFiles {
  readonly #files = new Map<string, string>();

  constructor(private readonly root: string) {}

  /** Paths of the files, relative to the checkout. */
  get paths(): string[] {
    return [...this.#files.keys()];
  }

  /** @throws CreateError if the file exists */
  add(path: string, content: string): void {
    if (existsSync(join(this.root, path))) throw new CreateError(`${path} exists already.`);
    this.#files.set(path, content);
  }

  /**
   * Inserts text into a file.
   * @throws CreateError if the file does not contain them, or contains the text already
   */
  insert(path: string, place: Place, text: string): void {
    const content = this.read(path);
    if (content.includes(text.trim())) throw new CreateError(`${path} has this entry already.`);
    const start = place.after === undefined ? 0 : content.indexOf(place.after);
    const at = start < 0 ? -1 : content.indexOf(place.before, start);
    if (at < 0) throw new CreateError(`${path} has changed: add ${text.trim()} by hand.`);
    this.#files.set(path, content.slice(0, at) + text + content.slice(at));
  }

  write(): void {
    for (const [path, content] of this.#files) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), content);
    }
  }

  /**
   * The content of a file, with its changes.
   * @throws CreateError if there is no such file
   */
  read(path: string): string {
    const changed = this.#files.get(path);
    if (changed !== undefined) return changed;
    if (!existsSync(join(this.root, path))) throw new CreateError(`${path} does not exist.`);
    return readFileSync(join(this.root, path), 'utf8');
  }
}
