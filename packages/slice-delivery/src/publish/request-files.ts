import type { SliceStorage } from './slice-storage.js';

const folder = 'requests';

/**
 * The files of teams' requests, in `requests/<id>/` of the storage. A team needs write access to this
 * folder only. The request itself is stored last: once it exists, all its files do.
 */
export class RequestFiles {
  constructor(private readonly storage: SliceStorage) {}

  /** The requests, the oldest first. */
  async list(): Promise<{ id: string; storedAt: Date }[]> {
    const found = await this.storage.listVersions(folder);
    return found
      .map(({ version, storedAt }) => ({ id: version, storedAt }))
      .filter(({ id }) => /^[0-9a-f]{32}$/.test(id))
      .sort((a, b) => a.storedAt.getTime() - b.storedAt.getTime());
  }

  async readText(id: string, file: 'request.json' | 'result.json'): Promise<string | undefined> {
    return (await this.storage.readFile(folder, id, file))?.toString('utf8');
  }

  async addText(id: string, file: 'request.json' | 'result.json', text: string): Promise<void> {
    await this.storage.addFile(folder, id, file, Buffer.from(text));
  }

  /** A file of the version that is to be published. */
  readFile(id: string, file: string): Promise<Buffer | undefined> {
    return this.storage.readFile(folder, id, `files/${file}`);
  }

  async addFile(id: string, file: string, content: Buffer): Promise<void> {
    await this.storage.addFile(folder, id, `files/${file}`, content);
  }

  remove(id: string): Promise<void> {
    return this.storage.removeVersion(folder, id);
  }
}
