import { createHash } from 'node:crypto';
import type { SliceStates } from '@town/contracts/slices/states';
import { isHeld } from '@town/process-kit/is-held';
import { sliceReportsPath } from '../browser/reports-path.js';
import { canaryStatePath } from '../registry/canary-state.js';
import { readPublicKeys } from '../registry/signed-registry.js';
import { Canaries } from './canaries.js';
import { type ChosenSlices, chooseSlices, type Visit } from './choose-slices.js';
import { type ReaderOptions, RegistryReader } from './registry-reader.js';
import type { LoadedSlice, LoaderOptions } from './slice-loader.js';
import { sliceErrors, slicePages } from './slice-metrics.js';
import { type ReportRequest, SliceReports } from './slice-reports.js';
import { sliceStates } from './slice-states.js';
import { SliceStore } from './slice-store.js';
import { VersionSizes } from './version-sizes.js';

interface SliceDeliveryOptions extends LoaderOptions, Omit<ReaderOptions, 'trusted'> {
  /** Ed25519 public keys in PEM, one after another. Registries signed by one of them count. */
  publicKeys: string;
}

/** What happened to the slices while a page was rendered. */
interface PageOutcome {
  visitor: string;
  slices: readonly LoadedSlice[];
  /** Names of the slices with content on the page. */
  used: readonly string[];
  /** Name of the slice whose page could not be rendered. */
  failedSlice?: string | undefined;
}

/** A response to one of the addresses that belong to slice delivery. */
interface SliceResponse {
  status: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * The server's side of slice delivery: which versions of the slices are live, loaded and ready to
 * be rendered, which of them a visitor gets, and how often the canaries fail. The shell's server creates
 * one, calls `choose` for each page and `observe` with the outcome.
 */
export class SliceDelivery {
  private readonly registry: RegistryReader;
  private readonly store: SliceStore;
  private readonly canaries: Canaries;
  private readonly reports: SliceReports;
  private readonly sizes: VersionSizes;

  /** @throws Error when the public keys cannot be read */
  constructor(options: SliceDeliveryOptions) {
    const trusted = readPublicKeys(options.publicKeys);
    this.registry = new RegistryReader({ ...options, trusted });
    this.store = new SliceStore(this.registry, options);
    this.canaries = new Canaries(options.log);
    this.reports = new SliceReports(this.store, this.canaries);
    this.sizes = new VersionSizes(options.directory);
  }

  /** The stable versions. */
  async stable(): Promise<readonly LoadedSlice[]> {
    return (await this.store.current()).stable;
  }

  /** The versions for one visit. */
  async choose(visit: Visit): Promise<ChosenSlices> {
    const release = await this.store.current();
    this.canaries.follow(release);
    return chooseSlices(this.store, release, visit, (slice) => this.canaries.isSuspended(slice));
  }

  /** Counts a rendered page. */
  observe({ visitor, slices, used, failedSlice }: PageOutcome): void {
    this.canaries.received(visitor, slices);
    for (const { name, version } of slices) {
      if (used.includes(name)) slicePages.inc({ slice: name, version });
      if (failedSlice !== name) continue;
      sliceErrors.inc({ slice: name, version, phase: 'server' });
      this.canaries.failed(visitor, { name, version });
    }
  }

  /** The state of every published version, for staff; undefined while nothing is published. */
  async states(): Promise<SliceStates | undefined> {
    await this.refresh();
    const verified = await this.registry.current();
    return verified && sliceStates(verified.registry, this.canaries.states(), this.sizes);
  }

  /** Updates the metrics of canaries that have ended, which a server without visitors would keep. */
  async refresh(): Promise<void> {
    this.canaries.follow(await this.store.current());
  }

  /** Answers an address of slice delivery; `undefined` for any other. */
  async respond(
    request: ReportRequest & { method?: string | undefined },
    path: string,
    visitor: string,
  ): Promise<SliceResponse | undefined> {
    if (path === sliceReportsPath && request.method === 'POST') {
      return { status: await this.reports.receive(request, visitor) };
    }
    if (path === '/slices/slices.json')
      return this.respondRegistry(request.headers['if-none-match']);
    if (path === canaryStatePath) {
      await this.refresh();
      return json(JSON.stringify({ canaries: this.canaries.states() }));
    }
    return undefined;
  }

  private async respondRegistry(knownTag: string | undefined): Promise<SliceResponse> {
    const text = (await this.registry.current())?.text;
    if (text === undefined) return { status: 404, type: 'text/plain', body: 'No slices yet' };
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    if (isHeld(knownTag, etag)) return { status: 304, headers: { etag } };
    return json(text, { etag });
  }
}

function json(body: string, headers: Record<string, string> = {}): SliceResponse {
  return { status: 200, type: 'application/json; charset=utf-8', body, headers };
}
