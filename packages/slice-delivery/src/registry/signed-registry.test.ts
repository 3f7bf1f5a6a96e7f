import { generateKeyPairSync } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';
import {
  RegistryRefused,
  readPublicKeys,
  signRegistry,
  verifyRegistry,
} from './signed-registry.js';
import type { SliceRegistry } from './slice-registry.js';

const ours = generateKeyPairSync('ed25519');
const others = generateKeyPairSync('ed25519');

const registry: SliceRegistry = {
  revision: 7,
  slices: [
    {
      name: 'mfe-events',
      version: '1.0.0',
      mounts: ['/events'],
      base: '/slices/mfe-events/1.0.0/',
      container: 'mfe_events',
      entry: 'client/remoteEntry.js',
      exposes: {},
      pages: {},
      integrity: { 'client/remoteEntry.js': 'sha384-abc' },
      platform: '^1.0.0',
    },
  ],
  canaries: [],
  kept: [],
  history: {},
};

function refusal(text: string, keys = [ours.publicKey]): string {
  try {
    verifyRegistry(text, keys);
  } catch (error) {
    if (error instanceof RegistryRefused) return error.reason;
    throw error;
  }
  return 'accepted';
}

describe('a signed registry', () => {
  const signed = signRegistry(registry, ours.privateKey);

  it('returns the signed content', () => {
    expect(verifyRegistry(signed, [others.publicKey, ours.publicKey])).toEqual(registry);
  });

  it('may have another order and other spaces', () => {
    const content: object = JSON.parse(signed);
    const turned = JSON.stringify(Object.fromEntries(Object.entries(content).reverse()));
    expect(verifyRegistry(turned, [ours.publicKey])).toEqual(registry);
  });

  it.each([
    ['another version', ['"version": "1.0.0"', '"version": "6.6.6"']],
    ['another hash', ['sha384-abc', 'sha384-abd']],
    ['another revision', ['"revision": 7', '"revision": 8']],
    ['one field more', ['"revision": 7', '"extra": true, "revision": 7']],
    ['another signature', [/(?<="value": ")/, 'AAAA']],
  ] as const)('is refused with %s', (_, [from, to]) => {
    expect(refusal(signed.replace(from, to))).toBe('bad-signature');
  });

  it('is refused when an unknown key has signed it', () => {
    expect(refusal(signRegistry(registry, others.privateKey))).toBe('unknown-key');
  });

  it("is refused with somebody else's signature under our key's name", () => {
    const mine: { signature: { key: string } } = JSON.parse(signed);
    const theirs: typeof mine = JSON.parse(signRegistry(registry, others.privateKey));
    theirs.signature.key = mine.signature.key;
    expect(refusal(JSON.stringify(theirs))).toBe('bad-signature');
  });

  it('is refused without a signature, or when it is not JSON', () => {
    expect(refusal(JSON.stringify(registry))).toBe('unsigned');
    expect(refusal('{ "slices": [')).toBe('malformed');
  });
});

describe('public keys', () => {
  const pem = (key: typeof ours.publicKey) => key.export({ type: 'spki', format: 'pem' });

  it('are read one after another, so that a new key can be trusted before the old one is removed', () => {
    expect(readPublicKeys(`${pem(ours.publicKey)}\n${pem(others.publicKey)}`)).toHaveLength(2);
  });

  it('must exist and have the right type', () => {
    expect(() => readPublicKeys('')).toThrow('Ed25519');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    expect(() => readPublicKeys(String(pem(rsa.publicKey)))).toThrow('Ed25519');
  });
});

test('canonical JSON does not depend on the order of names', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined, B: true })).toBe(
    '{"B":true,"b":[1,{"c":"x","d":null}]}',
  );
});
