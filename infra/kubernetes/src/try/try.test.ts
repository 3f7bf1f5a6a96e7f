import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { withAddresses, withSettings } from './configure-overlay.js';
import { readImageConfig } from './image-archive.js';
import { fillTemplate } from './stand-in-secrets.js';

const read = (path: string) => readFileSync(join(projectRoot, 'infra', path), 'utf8');

describe('A trial in a cluster', () => {
  it('starts images as the last stage of their Dockerfiles says', () => {
    expect(readImageConfig(read('docker/site.Dockerfile'))).toEqual({
      User: '10001:10001',
      WorkingDir: '/app',
      Env: [expect.stringMatching(/^PATH=/), 'NODE_ENV=production', 'HOST=0.0.0.0', 'PORT=3000'],
      Cmd: [
        'node',
        '--max-old-space-size=128',
        '--max-semi-space-size=4',
        '--no-maglev',
        'main.js',
      ],
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

  it('fills in templates as the External Secrets Operator does', () => {
    const values = new Map([
      ['password', 'a b'],
      ['stripe-secret-key', 'sk_test_1'],
    ]);
    expect(fillTemplate('u:{{ .password | urlquery }}@h/{{ .password }}', values)).toBe(
      'u:a%20b@h/a b',
    );
    expect(fillTemplate('{{ index . "stripe-secret-key" }}', values)).toBe('sk_test_1');
    expect(() => fillTemplate('{{ .other }}', values)).toThrow(/no value/);
  });
});
