import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { staffToken } from '@town/contracts/staff/token';
import { Audit } from '@town/service-kit/audit/audit';
import type { JWK } from 'jose';
import { DataSource, type EntityManager } from 'typeorm';

const makeKeyPair = promisify(generateKeyPair);

/** The advisory lock with which only one of several starting processes creates the first key. */
const keyLock = 727_002;

/** A key to sign with. */
export interface SigningKey {
  kid: string;
  /** In PEM format. */
  privateKey: string;
}

/** A public key as published. */
export type PublicJwk = JWK & { kid: string; alg: string; use: string };

/**
 * The keys of staff tokens. The newest key signs. Older keys only verify, until the tokens that they signed
 * have expired. Keys of an earlier release (RS256) verify, too, but never sign.
 */
@Injectable()
export class SigningKeys implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  async onModuleInit(): Promise<void> {
    const made = await makeKey();
    await this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [keyLock]);
      const keys: unknown[] = await manager.query(
        `select 1 from signing_keys where public_jwk ->> 'alg' = $1 limit 1`,
        [staffToken.algorithm],
      );
      if (keys.length === 0) await insert(manager, made);
    });
  }

  /** Creates a new key, which signs from now on. */
  async rotate(): Promise<void> {
    const made = await makeKey();
    await this.dataSource.transaction(async (manager) => {
      await insert(manager, made);
      const entry = { actor: 'system', action: 'rotate-key', kind: 'staff', id: made.kid };
      await this.audit.record(manager, { ...entry, before: null, after: null });
      // A key is deleted when it was replaced so long ago that all its tokens have expired.
      await manager.query(
        `delete from signing_keys k where exists (
           select 1 from signing_keys newer where newer.created_at > k.created_at
             and newer.created_at < clock_timestamp() - $1 * interval '1 hour')`,
        [staffToken.hours],
      );
    });
  }

  /** Reads the current key through the caller's connection: a second one could exhaust the pool. */
  async current(manager: EntityManager): Promise<SigningKey> {
    const [row] = await manager.query<{ kid: string; private_key: string }[]>(
      `select kid, private_key from signing_keys where public_jwk ->> 'alg' = $1
       order by created_at desc limit 1`,
      [staffToken.algorithm],
    );
    if (!row) throw new Error('There is no key to sign with');
    return { kid: row.kid, privateKey: row.private_key };
  }

  async publicKeys(): Promise<PublicJwk[]> {
    const rows = await this.dataSource.query<{ public_jwk: PublicJwk }[]>(
      'select public_jwk from signing_keys order by created_at desc',
    );
    return rows.map(({ public_jwk }) => public_jwk);
  }
}

async function makeKey(): Promise<SigningKey & { publicJwk: PublicJwk }> {
  const { publicKey, privateKey } = await makeKeyPair('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  return {
    kid,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicJwk: {
      ...publicKey.export({ format: 'jwk' }),
      kid,
      alg: staffToken.algorithm,
      use: 'sig',
    },
  };
}

async function insert(
  manager: EntityManager,
  { kid, privateKey, publicJwk }: SigningKey & { publicJwk: PublicJwk },
): Promise<void> {
  await manager.query(
    'insert into signing_keys (kid, private_key, public_jwk) values ($1, $2, $3)',
    [kid, privateKey, JSON.stringify(publicJwk)],
  );
}
