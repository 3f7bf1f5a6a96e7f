import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
} from '@town/contracts/passkeys/passkey-messages';

type Cbor = Parameters<typeof isoCBOR.encode>[0];

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A passkey in memory, which answers challenges like an authenticator. */
export class SoftwarePasskey {
  private readonly id = randomBytes(16);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /**
   * @param origin the address of the requesting site
   * @param verifies whether it reports user verification
   */
  constructor(
    private readonly origin = 'http://localhost:8080',
    private readonly verifies = true,
  ) {}

  attestation(challenge: string): PasskeyAttestation {
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([
      ...[this.authenticatorData(userPresent + hasCredential), Buffer.alloc(16), length, this.id],
      isoCBOR.encode(this.coseKey()),
    ]);
    const attestation = new Map<string | number, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** @param userHandle the owner's id that a discoverable passkey returns */
  assertion(challenge: string, userHandle?: string): PasskeyAssertion {
    this.counter += 1;
    const clientDataJSON = this.clientData('webauthn.get', challenge);
    const data = this.authenticatorData(userPresent);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, this.keys.privateKey)),
        ...(userHandle && { userHandle }),
      },
    };
  }

  private credential() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' } as const;
  }

  private clientData(type: string, challenge: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const { hostname } = new URL(this.origin);
    return Buffer.concat([
      sha256(hostname),
      Buffer.from([flags + (this.verifies ? userVerified : 0)]),
      counter,
    ]);
  }

  /** RFC 9053: an elliptic curve key of P-256 for ES256. */
  private coseKey(): Cbor {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return new Map<string | number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
  }
}
