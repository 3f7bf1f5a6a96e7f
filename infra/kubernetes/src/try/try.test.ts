import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { parse } from 'yaml';
import { withAddresses, withSettings } from './configure-overlay.js';
import { readImageConfig } from './image-archive.js';
import { secretStore } from './secret-store.js';

const read = (path: string) => readFileSync(join(projectRoot, 'infra', path), 'utf8');

const services = ['catalog', 'content', 'advertising', 'auth', 'media', 'notifications'];

describe('A trial in a cluster', () => {
  it('starts images according to the last stage of their Dockerfiles', () => {
    expect(readImageConfig(read('docker/site.Dockerfile'))).toEqual({
      User: '10001:10001',
      WorkingDir: '/app',
      Env: [
        expect.stringMatching(/^PATH=/),
        'NODE_ENV=production',
        'HOST=0.0.0.0',
        'PORT=3000',
        'MALLOC_ARENA_MAX=2',
      ],
      Cmd: ['node', '--max-old-space-size=128', '--no-maglev', 'main.js'],
      StopSignal: 'SIGTERM',
    });
    const tools = readImageConfig(read('docker/tools.Dockerfile'));
    expect(tools.Entrypoint?.[0]).toBe('node');
  });

  it.each(['single-node', 'production'])(
    'leaves no example in the settings and addresses of %s',
    (overlay) => {
      const folder = `kubernetes/overlays/${overlay}`;
      const settings = withSettings(read(`${folder}/town.env`), overlay);
      expect(settings).not.toMatch(/the-networks-of|s3\.example\.com/);
      expect(settings).toContain('TRUSTED_PROXIES=10.42.0.0/16\n');
      expect(settings.includes('PICTURES_')).toBe(overlay === 'production');
      expect(withAddresses(read(`${folder}/outgoing.yaml`))).not.toContain('192.0.2.');
    },
  );

  it('has a value in its store for every secret that production refers to', () => {
    const folder = mkdtempSync(join(tmpdir(), 'town-secrets-'));
    const names = ['database-password', 'nats-url'].flatMap((kind) =>
      [...services, 'operations'].map((service) => `${service}-${kind}`),
    );
    const others = ['admin-password', 'second-factor-key', 'smtp-url', 'slices-public-keys.pem'];
    const stripe = ['stripe-secret-key', 'stripe-webhook-secret', 'stripe-publishable-key'];
    for (const name of [...names, ...others, ...stripe, 'slices-signing-key.pem']) {
      writeFileSync(join(folder, name), `nats://user:${name}@nats:4222`);
    }
    const overlay = read('kubernetes/overlays/production/external-secrets.yaml');
    const { spec } = parse(secretStore(overlay, folder));
    rmSync(folder, { recursive: true });
    const stored = new Map<string, string>(
      spec.provider.fake.data.map(({ key, value }: Record<string, string>) => [key, value]),
    );
    expect(JSON.parse(stored.get('town-guide/catalog') ?? '')).toMatchObject({
      'broker-password': 'catalog-nats-url',
    });
    expect(JSON.parse(stored.get('town-guide/site') ?? '')).toMatchObject({
      'slices-public-keys': { pem: expect.stringContaining('slices-public-keys.pem') },
    });
  });
});
