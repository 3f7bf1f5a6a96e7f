import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { readContainerSettings } from '@town/gateway/container-settings';
import { parse } from 'yaml';
import { allowedConnections } from './testing/connections.js';
import type { Manifest } from './testing/manifest.js';
import { renderOverlay } from './testing/render-overlay.js';
import { typeProblems } from './testing/type-problems.js';

interface Peer {
  podSelector?: object;
  namespaceSelector?: { matchLabels: Record<string, string> };
  ipBlock?: { cidr: string };
}
interface Rule {
  to?: Peer[];
  from?: Peer[];
}

describe.each(['single-node', 'production'])('Traffic in the overlay %s', (overlay) => {
  let all: Manifest[];
  let policies: Manifest[];
  beforeAll(() => {
    all = renderOverlay(overlay);
    policies = all.filter(({ kind }) => kind === 'NetworkPolicy');
  });
  const named = (name: string) => policies.find(({ metadata }) => metadata.name === name);

  it('reaches the gateway from the pods of the ingress controller only', () => {
    const rules: Rule[] = named('gateway')?.spec.ingress;
    expect(rules).toHaveLength(1);
    const [peer, ...others] = rules[0]?.from ?? [];
    expect(others).toEqual([]);
    expect(peer?.podSelector).toBeDefined();
    expect(peer?.namespaceSelector?.matchLabels).toHaveProperty(['kubernetes.io/metadata.name']);
  });

  it('is allowed between these pods, and between no others', () => {
    const apis = ['catalog', 'content', 'advertising', 'auth', 'media'];
    const services = [...apis, 'notifications'];
    const to = (from: readonly string[], targets: readonly string[]) =>
      from.flatMap((each) => targets.map((target) => `${each} -> ${target}`));
    const ofApis = apis.map((name) => `${name}:3000`);
    expect(allowedConnections(all)).toEqual(
      [
        ...to(['gateway'], ['site:3000', ...ofApis]),
        ...to(['site'], ['site:3000', ...ofApis]),
        ...to(services, ['postgres:5432', 'nats:4222', 'auth:3000']),
        ...to(['catalog'], ['content:3000']),
        ...to(['media'], ['catalog:3000', 'content:3000']),
        ...to(['slice-watch'], ['site:3000']),
        ...to(['provision-broker'], ['nats:4222']),
        ...to(
          [overlay === 'single-node' ? 'backup' : 'operations'],
          ['postgres:5432', 'nats:4222'],
        ),
        ...to(['nats'], ['nats:6222']),
        ...to(['postgres'], ['postgres:5432', 'postgres:8000']),
      ].sort(),
    );
  });

  it('leaves the cluster only to listed addresses', () => {
    const rules = policies.flatMap(({ spec }): Rule[] => spec.egress ?? []);
    for (const { to } of rules) expect(to?.length).toBeGreaterThan(0);
    const outside = rules.flatMap(({ to = [] }) =>
      to.flatMap(({ ipBlock }) => ipBlock?.cidr ?? []),
    );
    expect(outside.length).toBeGreaterThan(2);
    for (const network of outside) expect(Number(network.split('/')[1])).toBeGreaterThanOrEqual(16);
  });

  it('is counted by visitor only after the networks of the ingress pods are filled in', () => {
    const file = join(projectRoot, 'infra/kubernetes/overlays', overlay, 'town.env');
    const [, given] = /^TRUSTED_PROXIES=(.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    const read = (networks: string) =>
      readContainerSettings({ TRUSTED_PROXIES: networks }).options.trustedProxies;
    expect(() => read(given ?? '')).toThrow(/TRUSTED_PROXIES/);
    expect(() => read('10.0.0.0/8')).toThrow(/TRUSTED_PROXIES/);
    expect(() => read('10.42.0.0/24')).not.toThrow(/TRUSTED_PROXIES/);
  });
});

describe('The list of addresses that a part of the site may reach', () => {
  const program = join(projectRoot, 'infra/kubernetes/allow-addresses.mjs');

  it('is written as a NetworkPolicy', () => {
    const input = '# Stripe\n203.0.113.7\n198.51.100.0/24\n\n2001:db8::1\n';
    const text = execFileSync(process.execPath, [program, 'stripe', 'advertising', '443'], {
      input,
      encoding: 'utf8',
    });
    const policy = parse(text);
    expect(typeProblems([policy])).toEqual([]);
    expect(policy.spec.egress).toEqual([
      {
        to: [
          { ipBlock: { cidr: '203.0.113.7/32' } },
          { ipBlock: { cidr: '198.51.100.0/24' } },
          { ipBlock: { cidr: '2001:db8::1/128' } },
        ],
        ports: [{ port: 443 }],
      },
    ]);
  });

  it.each(['', 'stripe.com\n'])('is refused when it is %j', (input) => {
    const { status } = spawnSync(process.execPath, [program, 'stripe', 'advertising', '443'], {
      input,
    });
    expect(status).toBe(1);
  });
});
