import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** Hashes passwords with argon2id, with the parameters that OWASP recommends. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordHashes {
  /** A hash that no password matches, so that the check takes as long for an unknown account. */
  private readonly nobodys = this.hash(randomBytes(24).toString('base64url'));

  hash(password: string): Promise<string> {
    return hash(password, parameters);
  }

  /**
   * Takes the same time with and without a hash, so that it does not reveal unknown or invited accounts.
   */
  async match(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const matches = await this.compare(passwordHash ?? (await this.nobodys), password);
    return matches && typeof passwordHash === 'string';
  }

  /** The slow part of a sign-in. */
  compare(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, password);
  }
}
