import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import {
  type OwnerIdentity,
  ownerCookie,
  ownerRequestHeader,
} from '@town/contracts/owners/session';
import type { SessionOwner, StaffRole } from '@town/contracts/staff/roles';
import { staffToken } from '@town/contracts/staff/token';
import { portOf } from '@town/process-kit/port-of';

/** Stands in for the auth service: signs tokens, shows its key, knows its sessions. */
export interface FakeAuth {
  url: string;
  /** A token that counts, unless its claims or its header are changed. */
  token(claims?: Record<string, unknown>, header?: Record<string, unknown>): string;
  /** A token of an account with a role; its e-mail address is `<role>@example.com`. */
  tokenOf(role: StaffRole): string;
  /** A token of an administrator who must add a second factor first. */
  tokenBeforeEnrolment(): string;
  /** The headers of an owner's request, from a page of the site at `http://localhost:8080`. */
  ownerHeaders(email: string, site?: string): Record<string, string>;
  /** Ends the session of a token. */
  revoke(token: string): void;
  /** Fails every question, as a service that is away does. */
  setAway(away: boolean): void;
  stop(): Promise<void>;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export async function startFakeAuth(): Promise<FakeAuth> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const sessions = new Map<string, SessionOwner>();
  const owners = new Map<string, OwnerIdentity>();
  let away = false;
  const server = createServer((request, response) => {
    const session = request.url?.match(/^\/internal\/sessions\/(.+)$/)?.[1];
    if (away) response.writeHead(502).end();
    else if (request.url === '/internal/owner-sessions') {
      void json(request).then((body) => {
        const owner = owners.get((body as { secret: string }).secret);
        response.writeHead(owner ? 200 : 404).end(JSON.stringify(owner));
      });
    } else if (session) {
      const owner = sessions.get(session);
      response.writeHead(owner ? 200 : 404).end(JSON.stringify(owner));
    } else
      response.end(JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  function issue(
    role: StaffRole,
    claims: Record<string, unknown> = {},
    header: Record<string, unknown> = {},
    mustEnroll = false,
  ): string {
    const jti = randomUUID();
    sessions.set(jti, { email: `${role}@example.com`, role, mustEnroll });
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
    const signature = sign('sha256', Buffer.from(unsigned), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return `${unsigned}.${header['alg'] === 'none' ? '' : signature.toString('base64url')}`;
  }
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    token: (claims, header) => issue('administrator', claims, header),
    tokenOf: (role) => issue(role),
    tokenBeforeEnrolment: () => issue('administrator', {}, {}, true),
    ownerHeaders(email, site = 'http://localhost:8080') {
      const secret = randomUUID();
      const known = [...owners.values()].find((owner) => owner.email === email);
      owners.set(secret, known ?? { ownerId: randomUUID(), email });
      return {
        Cookie: `${ownerCookie}=${secret}`,
        Origin: new URL(site).origin,
        [ownerRequestHeader.name]: ownerRequestHeader.value,
      };
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

/** A fake auth service for all tests of a file, with the settings that point a service to it. */
export function useFakeAuth(): { auth: () => FakeAuth; settings: { AUTH_URL: string } } {
  let auth: FakeAuth;
  const settings = { AUTH_URL: '' };
  beforeAll(async () => {
    auth = await startFakeAuth();
    settings.AUTH_URL = auth.url;
  });
  afterAll(() => auth.stop());
  return { auth: () => auth, settings };
}
