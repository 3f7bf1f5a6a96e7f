import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Hashes passwords with argon2id, at the parameters that OWASP names. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHashes {
  /** Of a password that nobody has: to take as long for an account that does not exist. */
  private readonly nobodys = this.hash(randomBytes(24).toString('base64url'));

  hash(password: string): Promise<string> {
    return hash(password, parameters);
  }

  /** Takes as long whether there is a hash or not: an account may be unknown, or only invited. */
  async match(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.nobodys), password);
    return matches && typeof passwordHash === 'string';
  }
}
