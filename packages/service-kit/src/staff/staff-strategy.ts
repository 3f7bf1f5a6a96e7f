import { KeyObject } from 'node:crypto';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { SessionOwner } from '@town/contracts/staff/roles';
import { staffToken } from '@town/contracts/staff/token';
import type { Request } from 'express';
import { decodeProtectedHeader, errors } from 'jose';
import { ExtractJwt, Strategy } from 'passport-jwt';
import * as z from 'zod/mini';
import { StaffSessions } from './staff-sessions.js';

/** A signed-in member of the staff. */
export interface StaffMember extends SessionOwner {
  accountId: string;
  sessionId: string;
}

const payloadSchema = z.object({ sub: z.uuid(), jti: z.uuid(), exp: z.int() });

type KeyCallback = (error: unknown, key?: string | Buffer) => void;

/** Checks bearer tokens: signature, algorithm, issuer, audience and expiry, then the session. */
@Injectable()
export class StaffStrategy extends PassportStrategy(Strategy, 'staff') {
  constructor(private readonly sessions: StaffSessions) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: [...staffToken.acceptedAlgorithms],
      issuer: staffToken.issuer,
      audience: staffToken.audience,
      secretOrKeyProvider: (_: Request, token: string, done: KeyCallback) => {
        publicKey(sessions, token).then(
          (key) => done(null, key),
          (error: unknown) => done(error),
        );
      },
    });
  }

  async validate(payload: unknown): Promise<StaffMember> {
    const { data } = payloadSchema.safeParse(payload);
    const owner = data && (await this.sessions.findOwner(data.jti));
    if (!owner) throw new UnauthorizedException();
    return { accountId: data.sub, sessionId: data.jti, ...owner };
  }
}

/** The public key that a token's header names, as PEM. */
async function publicKey(sessions: StaffSessions, token: string): Promise<string> {
  try {
    const key = await sessions.findKey({ alg: '', ...decodeProtectedHeader(token) });
    return KeyObject.from(key).export({ type: 'spki', format: 'pem' }).toString();
  } catch (error) {
    // Other errors, for example when the auth service is down, do not mean that the token is invalid.
    const isUnreadable = error instanceof TypeError || error instanceof errors.JOSEError;
    throw isUnreadable ? new UnauthorizedException() : error;
  }
}
