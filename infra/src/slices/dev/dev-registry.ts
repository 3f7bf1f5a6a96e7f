import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signRegistry } from '@town/contracts/signed-registry';
import { type RegisteredSlice, sliceRegistrySchema } from '@town/contracts/slice-registry';
import { writeFileAtomically } from '../../local/atomic-file.js';
import { publishedSlice } from '../published-slice.js';
import { emptyRegistry } from '../registry-changes.js';

/**
 * A registry for work on one slice: the slices of a running site, and in place of one of them the
 * build of this machine. It is signed with a key made for the occasion, which no other shell trusts.
 */
export class DevRegistry {
  readonly publicKeyFile: string;
  readonly #key = generateKeyPairSync('ed25519');
  #revision = 0;

  constructor(
    /** Where the registry and the versions are. */
    readonly folder: string,
    private readonly directory: string,
    private readonly built: string,
    private readonly others: readonly RegisteredSlice[],
  ) {
    mkdirSync(folder, { recursive: true });
    this.publicKeyFile = join(folder, 'public.pem');
    writeFileSync(this.publicKeyFile, this.#key.publicKey.export({ type: 'spki', format: 'pem' }));
  }

  /**
   * Puts the build, as it is now, in the slice's place.
   * @throws Error where it does not keep what the slice's manifest promises
   */
  publish(): RegisteredSlice {
    this.#revision += 1;
    const whole = publishedSlice(this.directory, `dev-${this.#revision}`, this.built);
    // Files for the browser change under pages that are open: only the server checks its own.
    const hashes = Object.entries(whole.integrity).filter(([file]) => file.startsWith('server/'));
    const slice = { ...whole, integrity: Object.fromEntries(hashes) };
    const version = join(this.folder, slice.name, slice.version);
    rmSync(join(this.folder, slice.name), { recursive: true, force: true });
    mkdirSync(join(this.folder, slice.name), { recursive: true });
    symlinkSync(this.built, version);
    const slices = [slice, ...this.others.filter(({ name }) => name !== slice.name)];
    const registry = { ...emptyRegistry, revision: this.#revision, slices };
    const signed = signRegistry(registry, this.#key.privateKey);
    writeFileAtomically(join(this.folder, 'slices.json'), signed);
    return slice;
  }
}

/**
 * The slices that a site gives its visitors.
 * @throws Error where it cannot be asked
 */
export async function slicesOf(site: string): Promise<RegisteredSlice[]> {
  const answer = await fetch(new URL('/slices/slices.json', site)).catch((error: unknown) => {
    throw new Error(`${site} cannot be reached: start it, or set SITE to one that runs`, {
      cause: error,
    });
  });
  if (!answer.ok) throw new Error(`${site} has no slices: status ${answer.status}`);
  return sliceRegistrySchema.parse(await answer.json()).slices;
}
