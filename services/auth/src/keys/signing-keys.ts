import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { staffToken } from '@town/contracts/staff-token';
import { DataSource, type EntityManager } from 'typeorm';

const makeKeyPair = promisify(generateKeyPair);

/** One lock, so that of several processes that start together one makes the first key. */
const keyLock = 727_002;

/** A key to sign with. */
export interface SigningKey {
  kid: string;
  /** PEM. */
  privateKey: string;
}

/** A public key as others may see it. */
export interface PublicJwk {
  kty?: string | undefined;
  n?: string | undefined;
  e?: string | undefined;
  kid: string;
  alg: string;
  use: string;
}

/** The keys of the staff's tokens. The newest signs; an older one counts while its tokens do. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    const made = await makeKey();
    await this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [keyLock]);
      const keys: unknown[] = await manager.query('select 1 from signing_keys limit 1');
      if (keys.length === 0) await insert(manager, made);
    });
  }

  /** From now on another key signs. */
  async rotate(): Promise<void> {
    const made = await makeKey();
    await this.dataSource.transaction(async (manager) => {
      await insert(manager, made);
      // No token outlives these hours: what signed before them has nothing left to prove.
      await manager.query(
        `delete from signing_keys k where exists (
           select 1 from signing_keys newer where newer.created_at > k.created_at
             and newer.created_at < clock_timestamp() - $1 * interval '1 hour')`,
        [staffToken.hours],
      );
    });
  }

  async current(): Promise<SigningKey> {
    const [row] = await this.dataSource.query<{ kid: string; private_key: string }[]>(
      'select kid, private_key from signing_keys order by created_at desc limit 1',
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
  const { publicKey, privateKey } = await makeKeyPair('rsa', { modulusLength: 2048 });
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
