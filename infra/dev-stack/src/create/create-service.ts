import { apiOwners } from '@town/contracts/api/owners';
import { type CheckoutFiles, CreateError, type Place } from './checkout-files.js';
import { namesOf } from './names.js';
import { recordText, serviceTexts } from './service-text.js';

/** Names under /api that the gateway sends to the site's server, or that are reserved for staff. */
const reservedPaths = ['admin', 'docs'];

/** Name of the list that every new service has. */
const firstList = 'records';

/** The fields of another service's package.json that a new one takes over. */
export interface ServicePackage {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Adds a service with one public list, its contract, its API path, and its place in the local stack,
 * the gateway and the site's server.
 * @param model the package.json of an existing service
 */
export function createService(files: CheckoutFiles, name: string, model: ServicePackage): void {
  const names = namesOf(name);
  const { kebab } = names;
  const [, owner] = apiOwners.find(([prefix]) => prefix === kebab) ?? [];
  if (owner) throw new CreateError(`/api/${kebab} is answered by the service ${owner} already.`);
  if (kebab === firstList) {
    throw new CreateError(`A service is not named ${firstList}: its first list has this name.`);
  }
  if (reservedPaths.includes(kebab)) throw new CreateError(`/api/${kebab} is reserved.`);
  const folder = `services/${kebab}`;
  files.add(`${folder}/package.json`, json(packageOf(kebab, model)));
  files.add(`${folder}/tsconfig.json`, json(tsconfig));
  for (const [path, text] of Object.entries(serviceTexts(names)))
    files.add(`${folder}/${path}`, text);
  files.add(`packages/contracts/src/${kebab}/record.ts`, recordText(names));
  register(files, kebab);
}

/** Adds the service where all services are listed. */
function register(files: CheckoutFiles, kebab: string): void {
  for (const [path, place, text] of [...codeEntries(kebab), ...projectEntries(kebab)])
    files.insert(path, place, text);
  files.insert(
    'infra/kubernetes/base/nats/authorization.conf',
    { before: '\n}\n' },
    account(kebab),
  );
}

/** The broker's account of a service without events, as `brokerAuthorization` writes it. */
function account(service: string): string {
  const name = service.toUpperCase();
  return `
  ${name} {
    users: [{ user: ${service}, password: $${name}_PASSWORD }]
    imports: [

    ]
  }`;
}

type Entry = [path: string, place: Place, text: string];

function codeEntries(kebab: string): Entry[] {
  // The bare name may be a TypeScript keyword, for example `export`.
  const messagingName = `${namesOf(kebab).camel}Messaging`;
  const owners = 'packages/contracts/src/api/owners.ts';
  const messaging = 'infra/operations/src/broker/all-messaging.ts';
  return [
    [owners, { after: 'export const apiServices = [', before: '] as const' }, `, '${kebab}'`],
    [owners, { after: 'export const apiOwners', before: '];' }, `  ['${kebab}', '${kebab}'],\n`],
    [
      messaging,
      { before: 'import type { ServiceMessaging }' },
      `import { messaging as ${messagingName} } from '@town/${kebab}/messaging';\n`,
    ],
    [messaging, { after: 'export const allMessaging', before: '];' }, `  ${messagingName},\n`],
  ];
}

function projectEntries(kebab: string): Entry[] {
  const reference = (root: string): [Place, string] => [
    { before: `    {\n      "path": "${root}services/notifications"` },
    `    {\n      "path": "${root}services/${kebab}"\n    },\n`,
  ];
  return [
    ['tsconfig.build.json', ...reference('')],
    ['infra/operations/tsconfig.json', ...reference('../../')],
    [
      'infra/operations/package.json',
      { before: '    "@town/notifications": "*",' },
      `    "@town/${kebab}": "*",\n`,
    ],
  ];
}

function packageOf(kebab: string, model: ServicePackage): object {
  // A new service has neither staff records nor schemas of its own, so it imports neither package.
  const { '@town/managed-records': _, zod: __, ...dependencies } = model.dependencies;
  return {
    name: `@town/${kebab}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    exports: {
      '.': './dist/main.js',
      './messaging': { types: './dist/messaging.d.ts', default: './dist/messaging.js' },
    },
    dependencies,
    devDependencies: model.devDependencies,
  };
}

const packages = ['contracts', 'messaging', 'process-kit', 'service-kit'];
const tsconfig = {
  extends: '../../tsconfig.node.json',
  compilerOptions: { rootDir: 'src', outDir: 'dist', tsBuildInfoFile: 'dist/.tsbuildinfo' },
  include: ['src'],
  references: packages.map((name) => ({ path: `../../packages/${name}` })),
};

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;
