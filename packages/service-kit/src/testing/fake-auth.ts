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
import * as z from 'zod/mini';

/** Replaces the auth service in tests: signs tokens, publishes the key, and answers session lookups. */
export interface FakeAuth {
  url: string;
  /** A valid token, unless the given claims or header make it invalid. */
  token(claims?: Record<string, unknown>, header?: Record<string, unknown>): string;
  /** A token of an account with a role; its e-mail address is `<role>@example.com`. */
  tokenOf(role: StaffRole): string;
  /** A token of an administrator who must add a second factor first. */
  tokenBeforeEnrolment(): string;
  /** The headers of an owner's request, from a page of the site at `http://localhost:8080`. */
  ownerHeaders(email: string, site?: string): Record<string, string>;
  /** Ends the session of a token. */
  revoke(token: string): void;
  /** Makes every call fail, like a service that is down. */
  setAway(away: boolean): void;
  stop(): Promise<void>;
}

const secretSchema = z.object({ secret: z.string() });

/** The accounts that an item of the inbox can be assigned to. */
const assignees = ['administrator', 'clerk', 'editor'].map((name) => ({
  email: `${name}@example.com`,
}));

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The sessions of a fake auth service, and the key that signs its tokens. */
class FakeSessions {
  readonly owners = new Map<string, OwnerIdentity>();
  private readonly staff = new Map<string, SessionOwner>();
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly kid = randomUUID();

  jwks(): object {
    return { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: this.kid }] };
  }

  staffOf(id: string): SessionOwner | undefined {
    return this.staff.get(id);
  }

  revoke(token: string): void {
    const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    this.staff.delete(payload.jti);
  }

  issue(
    role: StaffRole,
    claims: Record<string, unknown> = {},
    header: Record<string, unknown> = {},
    mustEnroll = false,
  ): string {
    const { algorithm: alg, issuer: iss, audience: aud } = staffToken;
    const jti = randomUUID();
    this.staff.set(jti, { email: `${role}@example.com`, role, mustEnroll });
    const iat = Math.floor(Date.now() / 1000);
    const payload = { iss, aud, sub: randomUUID(), jti, iat, exp: iat + 3_600, ...claims };
    const unsigned = `${encode({ alg, kid: this.kid, ...header })}.${encode(payload)}`;
    const signature = sign('sha256', Buffer.from(unsigned), {
      key: this.keys.privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    return `${unsigned}.${header['alg'] === 'none' ? '' : signature.toString('base64url')}`;
  }

  ownerHeaders(email: string, site = 'http://localhost:8080'): Record<string, string> {
    const secret = randomUUID();
    const known = [...this.owners.values()].find((owner) => owner.email === email);
    this.owners.set(secret, known ?? { ownerId: randomUUID(), email });
    return {
      Cookie: `${ownerCookie}=${secret}`,
      Origin: new URL(site).origin,
      [ownerRequestHeader.name]: ownerRequestHeader.value,
    };
  }
}

export async function startFakeAuth(): Promise<FakeAuth> {
  const sessions = new FakeSessions();
  let away = false;
  const server = createServer(async (request, response) => {
    const answer = (found: object | undefined) =>
      response.writeHead(found ? 200 : 404).end(JSON.stringify(found));
    const session = request.url?.match(/^\/internal\/sessions\/(.+)$/)?.[1];
    if (away) response.writeHead(502).end();
    else if (session) answer(sessions.staffOf(session));
    else if (request.url === '/internal/owner-sessions') {
      const { secret } = secretSchema.parse(await json(request));
      answer(sessions.owners.get(secret));
    } else if (request.url === '/internal/assignees') answer(assignees);
    else answer(sessions.jwks());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    token: (claims, header) => sessions.issue('administrator', claims, header),
    tokenOf: (role) => sessions.issue(role),
    tokenBeforeEnrolment: () => sessions.issue('administrator', {}, {}, true),
    ownerHeaders: (email, site) => sessions.ownerHeaders(email, site),
    revoke: (token) => sessions.revoke(token),
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
