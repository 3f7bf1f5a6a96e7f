/**
 * The work of a clerk in the simulated week: correcting one article repeatedly, and uploading pictures. A
 * correction has no idempotency key. It names the version that it changes. If its response is lost, the
 * repeated request is refused, and the clerk finds the correction in the article. A picture is identified
 * by its content, so one that is sent twice is stored once.
 */
import { deskApi } from '@town/contracts/managed-records/paths';
import { managedRecordSchema } from '@town/contracts/managed-records/record';
import type { StackFile } from '@town/dev-stack/testing/throwaway-stack';
import sharp from 'sharp';
import { attemptMs, post, untilDone } from '../send-until-done.js';
import { signIn } from '../sign-in.js';

const kind = 'news';

export class Clerk {
  /** The correction in progress: one person makes one after the other. */
  private correction: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly site: string,
    private readonly token: string,
    /** The id of the article. */
    private readonly article: string,
  ) {}

  /** Signs in and writes the article. */
  static async signIn(site: string, admin: StackFile['admin']): Promise<Clerk> {
    const token = await signIn(site, admin);
    const draft = {
      title: 'Not corrected yet',
      content: '<p>The library opens on Mondays.</p>',
      category: 'community',
      state: 'draft',
    };
    const made = await post(`${site}${deskApi.records(kind)}`, draft, bearer(token));
    return new Clerk(site, token, managedRecordSchema.parse(made).id);
  }

  /** Gives the article another title, after all earlier corrections. */
  async correct(number: number): Promise<void> {
    // A distinct text: visitors' events are records of the same table.
    const title = `Correction ${number}.`;
    const made = this.correction.then(() => untilDone(title, () => this.saveTitle(title)));
    this.correction = made.catch(() => undefined);
    await made;
  }

  /** Uploads a picture with a unique colour. */
  async upload(number: number): Promise<void> {
    const background = { r: number % 256, g: Math.floor(number / 256) % 256, b: 128 };
    const create = { width: 64, height: 48, channels: 3, background } as const;
    const file = await sharp({ create }).png().toBuffer();
    await untilDone(`picture ${number}`, async () => {
      const body = new FormData();
      body.set('alt', `Week ${number}.`);
      body.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png');
      const { ok } = await this.send(deskApi.pictures, { method: 'POST', body });
      return ok || undefined;
    });
  }

  /** True once the article has the title. */
  private async saveTitle(title: string): Promise<true | undefined> {
    const path = deskApi.record(kind, this.article);
    const record = managedRecordSchema.parse(await (await this.send(path)).json());
    if (record['title'] === title) return true;
    const { ok } = await this.send(path, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${record.version}"` },
      body: JSON.stringify({ title }),
    });
    return ok || undefined;
  }

  private send(path: string, { headers, ...request }: RequestInit = {}): Promise<Response> {
    return fetch(`${this.site}${path}`, {
      ...request,
      headers: { ...headers, ...bearer(this.token) },
      signal: AbortSignal.timeout(attemptMs),
    });
  }
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
