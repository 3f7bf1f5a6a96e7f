import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staffToken } from '@town/contracts/staff-token';

/** Stands in for the auth service: signs tokens, shows its key, knows its sessions. */
export interface FakeAuth {
  url: string;
  /** A token that counts, unless its claims or its header are changed. */
  token(claims?: Record<string, unknown>, header?: Record<string, unknown>): string;
  /** Ends the session of a token. */
  revoke(token: string): void;
  /** Fails every question, as a service that is away does. */
  setAway(away: boolean): void;
  stop(): Promise<void>;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export async function startFakeAuth(): Promise<FakeAuth> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const sessions = new Set<string>();
  let away = false;
  const server = createServer((request, response) => {
    const session = request.url?.match(/^\/internal\/sessions\/(.+)$/)?.[1];
    if (away) response.writeHead(502).end();
    else if (session) response.writeHead(sessions.has(session) ? 204 : 404).end();
    else response.end(JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token(claims = {}, header = {}) {
      const jti = randomUUID();
      sessions.add(jti);
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iss: staffToken.issuer,
        aud: staffToken.audience,
        sub: randomUUID(),
        jti,
        iat: now,
        exp: now + 3_600,
        ...claims,
      };
      const unsigned = `${encode({ alg: staffToken.algorithm, kid, ...header })}.${encode(payload)}`;
      const signature = sign('RSA-SHA256', Buffer.from(unsigned), privateKey);
      return `${unsigned}.${header['alg'] === 'none' ? '' : signature.toString('base64url')}`;
    },
    revoke(token) {
      const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
      sessions.delete(payload.jti);
    },
    setAway(now) {
      away = now;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
