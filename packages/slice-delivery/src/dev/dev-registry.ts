import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '@town/process-kit/atomic-file';
import { publishedSlice } from '../publish/published-slice.js';
import { emptyRegistry } from '../publish/registry-changes.js';
import { signRegistry } from '../registry/signed-registry.js';
import { type RegisteredSlice, sliceRegistrySchema } from '../registry/slice-registry.js';

/**
 * A registry for development: the slices of a running site, some of them replaced by builds of this
 * machine. It is signed with a temporary key, which no other shell trusts.
 */
export class DevRegistry {
  readonly publicKeyFile: string;
  readonly #key = generateKeyPairSync('ed25519');
  readonly #slices: Map<string, RegisteredSlice>;
  #revision = 0;

  /**
   * @param folder gets the registry and the versions
   * @param slices those of the running site
   */
  constructor(
    readonly folder: string,
    slices: readonly RegisteredSlice[],
  ) {
    this.#slices = new Map(slices.map((slice) => [slice.name, slice]));
    mkdirSync(folder, { recursive: true });
    this.publicKeyFile = join(folder, 'public.pem');
    writeFileSync(this.publicKeyFile, this.#key.publicKey.export({ type: 'spki', format: 'pem' }));
  }

  /** Whether the running site has this slice, or this machine has published it. */
  get names(): string[] {
    return [...this.#slices.keys()];
  }

  /**
   * Publishes the current build of a slice.
   * @param directory the slice's folder
   * @param built its build
   * @throws Error if the build lacks something that the slice's manifest promises
   */
  publish(directory: string, built: string): RegisteredSlice {
    this.#revision += 1;
    const whole = publishedSlice(directory, `dev-${this.#revision}`, built);
    // The browser's files change while pages are open, so only the server checks its file.
    const hashes = Object.entries(whole.integrity).filter(([file]) => file.startsWith('server/'));
    const slice = { ...whole, integrity: Object.fromEntries(hashes) };
    const versions = join(this.folder, slice.name);
    rmSync(versions, { recursive: true, force: true });
    mkdirSync(versions, { recursive: true });
    symlinkSync(built, join(versions, slice.version));
    this.#slices.set(slice.name, slice);
    const slices = [...this.#slices.values()];
    const registry = { ...emptyRegistry, revision: this.#revision, slices };
    const signed = signRegistry(registry, this.#key.privateKey);
    writeFileAtomically(join(this.folder, 'slices.json'), signed);
    return slice;
  }
}

/**
 * The slices of a running site.
 * @throws Error if it does not answer
 */
export async function slicesOf(site: string): Promise<RegisteredSlice[]> {
  const answer = await fetch(new URL('/slices/slices.json', site)).catch((error: unknown) => {
    throw new Error(`${site} does not answer: start it, or set SITE to a running site`, {
      cause: error,
    });
  });
  if (!answer.ok) throw new Error(`${site} has no slices: status ${answer.status}`);
  return sliceRegistrySchema.parse(await answer.json()).slices;
}
