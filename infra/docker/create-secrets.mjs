// Makes the secrets of a first start, one a file, for docker-compose.yml or for a Kubernetes secret
// generator. What is there already stays. Plain JavaScript: it needs nothing but Node.
//
//   node infra/docker/create-secrets.mjs [--sandbox] [--kubernetes] [folder]        default: secrets
//
// Keys of Stripe and the mail server's address are yours to fill in: their files are made empty. With
// --sandbox they are those of the payment sandbox and the local inbox. With --kubernetes there is a file
// for each database's password as well, DATABASE_HOST says where the server is, and services speak to it
// over TLS only.
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const args = process.argv.slice(2);
const sandbox = args.includes('--sandbox');
const kubernetes = args.includes('--kubernetes');
const folder = resolve(args.find((arg) => !arg.startsWith('--')) ?? 'secrets');
const databaseHost = process.env.DATABASE_HOST || 'postgres:5432';
const brokerHost = process.env.BROKER_HOST || 'nats:4222';
const services = ['catalog', 'content', 'advertising', 'auth', 'notifications'];
// Where the manifests put the certificate authority of the database server.
const tls = '?sslmode=verify-full&sslrootcert=/run/secrets/postgres-ca/ca.crt';
const password = () => randomBytes(24).toString('base64url');

mkdirSync(folder, { recursive: true, mode: 0o700 });
// Nobody else gets into the folder. A container's user sees only the files that are mounted into
// it, and has to be able to read those, whoever owns them here. The owner fills some of them in.
chmodSync(folder, 0o700);

const admin = create('postgres-password', password);
create('admin-database-url', () => `postgres://postgres:${admin}@${databaseHost}/postgres`);
for (const name of services) {
  const make = () =>
    `postgres://${name}:${password()}@${databaseHost}/${name}${kubernetes ? tls : ''}`;
  const url = create(`${name}-database-url`, make);
  if (kubernetes) create(`${name}-database-password`, () => new URL(url).password);
}
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
console.log(`The secrets are in ${folder}. Staff sign in with what admin-password says.`);

function create(name, make) {
  const file = join(folder, name);
  if (!existsSync(file)) {
    const content = String(make());
    writeFileSync(file, content, { flag: 'wx', mode: 0o644 });
    // Whatever is taken away from new files here.
    chmodSync(file, 0o644);
    console.log(`  made ${name}`);
    return content;
  }
  return readFileSync(file, 'utf8');
}
