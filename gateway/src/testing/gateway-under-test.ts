import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort } from '@town/process-kit/testing/free-port';
import { type GatewayOptions, gatewayConfig } from '../gateway-config.js';
import { forEachUpstream } from '../upstreams.js';
import { type Answer, ask, type Question } from './ask.js';
import { FakeUpstream, type Seen } from './fake-upstream.js';

/** The real nginx with the real template, and small servers as its upstreams. */
export class GatewayUnderTest {
  readonly #folder = mkdtempSync(join(tmpdir(), 'town-gateway-'));
  readonly upstreams = forEachUpstream((name) => new FakeUpstream(name));
  #nginx: ChildProcess | undefined;
  #url = '';

  async start(options: Partial<GatewayOptions> = {}): Promise<void> {
    const nginx = process.env.TEST_NGINX;
    if (!nginx) throw new Error('TEST_NGINX is not set: run these tests with `npm test`.');
    for (const upstream of Object.values(this.upstreams)) await upstream.start();
    const port = await freePort();
    this.#url = `http://127.0.0.1:${port}`;
    mkdirSync(this.#path('run'));
    const config = gatewayConfig({
      port,
      hosts: ['127.0.0.1'],
      runDir: this.#path('run'),
      accessLog: this.#path('access.log'),
      assetsDir: this.#path('assets'),
      slicesDir: this.#path('slices'),
      publicDir: this.#path('public'),
      mapsDir: this.#path('maps'),
      pictures: { folder: this.#path('pictures') },
      upstreams: forEachUpstream((name) => this.upstreams[name].address),
      siteUrl: 'http://guide.example',
      brotliModules: process.env.TEST_NGINX_MODULES?.split(',').filter(Boolean) ?? [],
      user: process.getuid?.() === 0 ? 'root' : undefined,
      ...options,
    });
    const file = this.#path('nginx.conf');
    writeFileSync(file, config);
    this.#nginx = spawn(nginx, ['-p', this.#folder, '-e', 'stderr', '-c', file], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await this.#untilItListens();
  }

  async stop(): Promise<void> {
    const nginx = this.#nginx;
    if (nginx && nginx.exitCode === null) {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await ended;
    }
    for (const upstream of Object.values(this.upstreams)) await upstream.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  ask(path: string, question?: Question): Promise<Answer> {
    return ask(this.#url, path, question);
  }

  /** Sends a request, and returns what the upstream received. */
  async seenOf(path: string, question?: Question): Promise<Seen> {
    const seen: Seen = JSON.parse((await this.ask(path, question)).text);
    return seen;
  }

  get port(): number {
    return Number(new URL(this.#url).port);
  }

  /** Writes a file under `assets`, `slices`, `pictures`, `maps` or `public`, with compressed copies if wanted. */
  addFile(path: string, content: string | Buffer, compressed = false): void {
    const file = this.#path(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (!compressed) return;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }

  /** The line of a request in the access log. */
  async logLineOf(requestId: string): Promise<Record<string, unknown>> {
    for (;;) {
      const lines = readFileSync(this.#path('access.log'), 'utf8').split('\n');
      const line = lines.find((text) => text.includes(requestId));
      if (line) return JSON.parse(line);
      await delay(10);
    }
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }

  async #untilItListens(): Promise<void> {
    for (;;) {
      if (this.#nginx?.exitCode !== null) throw new Error('nginx has exited.');
      try {
        await this.ask('/assets/');
        return;
      } catch {
        await delay(10);
      }
    }
  }
}
