import { Injectable, UnauthorizedException } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { staffToken } from '@town/contracts/staff-token';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import * as z from 'zod/mini';
import { StaffSessions } from './staff-sessions.js';

/** A signed-in member of the staff. */
export interface StaffMember {
  accountId: string;
  sessionId: string;
}

const headerSchema = z.object({ kid: z.string().check(z.maxLength(100)) });
const payloadSchema = z.object({ sub: z.uuid(), jti: z.uuid(), exp: z.int() });

type KeyCallback = (error: unknown, key?: string | Buffer) => void;

/** Checks bearer tokens: signature, algorithm, issuer, audience and time, then the session. */
@Injectable()
export class StaffStrategy extends PassportStrategy(Strategy, 'staff') {
  constructor(private readonly sessions: StaffSessions) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: [staffToken.algorithm],
      issuer: staffToken.issuer,
      audience: staffToken.audience,
      secretOrKeyProvider: (_: Request, token: string, done: KeyCallback) => {
        findKey(sessions, token).then(
          (key) => done(null, key),
          (error: unknown) => done(error),
        );
      },
    });
  }

  async validate(payload: unknown): Promise<StaffMember> {
    const { data } = payloadSchema.safeParse(payload);
    if (!data || !(await this.sessions.isActive(data.jti))) throw new UnauthorizedException();
    return { accountId: data.sub, sessionId: data.jti };
  }
}

async function findKey(sessions: StaffSessions, token: string): Promise<string> {
  const { data } = headerSchema.safeParse(readHeader(token));
  const key = data && (await sessions.publicKey(data.kid));
  if (!key) throw new UnauthorizedException();
  return key.export({ type: 'spki', format: 'pem' }).toString();
}

function readHeader(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}
