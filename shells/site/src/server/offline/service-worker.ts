import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OfflineRelease, releaseHeader, releaseVariable } from '@town/contracts/pages/offline';
import type { Answer } from '../answer';
import type { AssetIndex, PageAssets } from '../pages/page-assets';

/** Files of the offline pages whose names contain no hash. */
const otherFiles = ['/favicon.svg', '/illustrations/city-hall.svg'];

/** The route whose files the offline pages need. */
const keptRoute = 'page-civic-contacts';

/**
 * The service worker of this release of the site. Its script contains the release's id, which is a hash of
 * the release's files, so browsers replace the worker of any other release.
 */
export class ServiceWorker {
  /** Style sheets and fonts of the offline pages. */
  readonly assets: PageAssets;
  readonly #release: OfflineRelease;
  readonly #script: string;

  /**
   * @param folder of the built workers
   * @param isOn whether the service worker is used; if not, installed workers remove themselves
   */
  constructor(
    folder: string,
    assets: AssetIndex,
    readonly isOn: boolean,
  ) {
    const { styles, fonts } = assets.forPage([keptRoute], [], new Map());
    this.assets = { styles, fonts, scripts: [], preloads: [] };
    const script = readFileSync(join(folder, isOn ? 'service-worker.js' : 'remove.js'), 'utf8');
    const id = createHash('sha256').update(assets.fingerprint).update(script).digest('hex');
    this.#release = { id: id.slice(0, 16), hashedFiles: [...styles, ...fonts], otherFiles };
    this.#script = `const ${releaseVariable} = ${JSON.stringify(this.#release)};\n${script}`;
  }

  /** Response headers from which a worker sees whether a page belongs to its own release. */
  get headers(): Record<string, string> {
    return { [releaseHeader]: this.#release.id };
  }

  /** The response with the worker's script. Its policy lets the worker fetch from this site only. */
  answer(): Answer {
    return {
      status: 200,
      type: 'text/javascript; charset=utf-8',
      body: this.#script,
      headers: { 'content-security-policy': "default-src 'none'; connect-src 'self'" },
    };
  }
}
