// Creates the secrets of a first start, one per file, for docker-compose.yml or for a Kubernetes secret
// generator. Existing files stay as they are. It is plain JavaScript and needs nothing but Node.
//
//   node infra/docker/create-secrets.mjs [--sandbox] [--kubernetes] [folder]        default: secrets
//
// Fill in Stripe's keys and the mail server's address yourself: their files are created empty. With
// --sandbox they are those of the payment sandbox and the local inbox. With --kubernetes there is also
// a file for each database password, DATABASE_HOST names the database server, and services connect to
// it over TLS only.
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const args = process.argv.slice(2);
const sandbox = args.includes('--sandbox');
const kubernetes = args.includes('--kubernetes');
const folder = resolve(args.find((arg) => !arg.startsWith('--')) ?? 'secrets');
const databaseHost = process.env.DATABASE_HOST || 'postgres:5432';
const brokerHost = process.env.BROKER_HOST || 'nats:4222';
const services = ['catalog', 'content', 'advertising', 'auth', 'media', 'notifications'];
// The path of the database server's certificate authority in the manifests.
const tls = '?sslmode=verify-full&sslrootcert=/run/secrets/postgres-ca/ca.crt';
const password = () => randomBytes(24).toString('base64url');

mkdirSync(folder, { recursive: true, mode: 0o700 });
// Only the owner can enter the folder. The user of a container sees only the mounted files, and must be
// able to read them, whoever owns them here. The owner fills in some of them.

const isOlder = existsSync(join(folder, 'auth-database-url'));
const admin = create('postgres-password', password);
create('admin-database-url', () => `postgres://postgres:${admin}@${databaseHost}/postgres`);
for (const name of services) {
  const make = () =>
    `postgres://${name}:${password()}@${databaseHost}/${name}${kubernetes ? tls : ''}`;
  const url = create(`${name}-database-url`, make);
  if (kubernetes) create(`${name}-database-password`, () => new URL(url).password);
}
const authUrl = readFileSync(join(folder, 'auth-database-url'), 'utf8');
const brokerUrls = [...services, 'operations'].map((name) =>
  create(`${name}-nats-url`, () => `nats://${name}:${password()}@${brokerHost}`),
);
create('nats-passwords.conf', () =>
  brokerUrls
    .map((url) => new URL(url))
    .map(({ username, password }) => `${username.toUpperCase()}_PASSWORD: "${password}"\n`)
    .join(''),
);
create('admin-password', password);
// Towns older than this file have encrypted with the password of the auth database.
create('second-factor-key', () => (isOlder ? new URL(authUrl).password : password()));
create('stripe-secret-key', () => (sandbox ? `sk_test_${password()}` : ''));
create('stripe-publishable-key', () => (sandbox ? `pk_test_${password()}` : ''));
create('stripe-webhook-secret', () => (sandbox ? `whsec_${password()}` : ''));
create('smtp-url', () => (sandbox ? 'smtp://mail:1025' : ''));
const signingKey = create('slices-signing-key.pem', () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
);
create('slices-public-keys.pem', () =>
  createPublicKey(signingKey).export({ type: 'spki', format: 'pem' }),
);
console.log(
  `The secrets are in ${folder}. The password of the first staff account is in admin-password.`,
);

function create(name, make) {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const content = String(make());
    writeFileSync(file, content, { flag: 'wx', mode: 0o644 });
    // chmod ignores the umask.
    chmodSync(file, 0o644);
    console.log(`  made ${name}`);
    return content;
  }
  return readFileSync(file, 'utf8');
}
