import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../local/project-root.js';

describe('The configuration of NATS', () => {
  it.each([
    'docker/nats/nats.conf',
    'kubernetes/base/nats/nats.conf',
    'kubernetes/overlays/production/nats.conf',
  ])('in %s is one that the server takes', (file) => {
    const server = process.env.TEST_NATS_SERVER ?? 'nats-server';
    const check = () =>
      execFileSync(server, ['-t', '-c', join(projectRoot, 'infra', file)], {
        env: { POD_NAME: 'nats-0' },
        stdio: 'pipe',
      });
    expect(check).not.toThrow();
  });
});
