import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ConfigurationError, readConfig } from '@town/process-kit/read-config';
import { SERVICE_CONFIG, type ServiceConfig } from '@town/service-kit/config/service-config';
import * as z from 'zod/mini';

const schema = z.object({
  /**
   * The key that encrypts the secrets of one-time codes. The local stack has none and uses the database
   * password. When a key file is named, as in containers, its content is required.
   */
  SECOND_FACTOR_KEY: z.optional(z.string().check(z.minLength(20, 'must have 20 characters'))),
});

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts secrets that the service must read again, so that a copy of the database alone reveals nothing.
 * Each text is bound to its account and cannot be opened for another one.
 */
@Injectable()
export class SecretBox {
  private readonly logger = new Logger('SecretBox');
  private readonly key: Buffer;

  constructor(@Inject(SERVICE_CONFIG) { DATABASE_URL }: ServiceConfig) {
    this.key = deriveKey(DATABASE_URL);
  }

  seal(text: string, owner: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.key, iv, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** Undefined when the key has changed, for example after a restore without it. */
  open(sealed: string, owner: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, this.key, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      this.logger.error('A secret cannot be read: it was encrypted with another key');
      return undefined;
    }
  }
}

function deriveKey(databaseUrl: string): Buffer {
  const { SECOND_FACTOR_KEY } = readConfig(schema);
  if (!SECOND_FACTOR_KEY && process.env['SECOND_FACTOR_KEY_FILE']) {
    throw new ConfigurationError('SECOND_FACTOR_KEY_FILE: the file is empty');
  }
  const secret = SECOND_FACTOR_KEY ?? decodeURIComponent(new URL(databaseUrl).password);
  if (!secret) {
    throw new ConfigurationError('SECOND_FACTOR_KEY: must be set, as DATABASE_URL has no password');
  }
  return Buffer.from(hkdfSync('sha256', secret, '', 'town-guide one-time codes', 32));
}
