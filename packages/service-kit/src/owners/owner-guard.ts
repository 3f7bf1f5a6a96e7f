/**
 * Authenticates the owners of businesses, who sign in with a mailed link and have a session cookie.
 * Browsers also send a cookie with requests that other sites cause (CSRF). Writes therefore need a header
 * that only scripts of this site can send, and this site's `Origin`.
 */
import {
  applyDecorators,
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import {
  type OwnerIdentity,
  ownerCookie,
  ownerRequestHeader,
} from '@town/contracts/owners/session';
import type { Request, Response } from 'express';
import { SERVICE_CONFIG, type ServiceConfig } from '../config/service-config.js';
import { ApiProblem } from '../openapi/api-problem.js';
import { OwnerSessions } from './owner-sessions.js';

const readingMethods = new Set(['GET', 'HEAD']);

/** The session secret in the owner's cookie. */
export function ownerSecret(request: Request): string | undefined {
  const cookies = request.get('Cookie')?.split(/;\s*/) ?? [];
  const found = cookies.find((cookie) => cookie.startsWith(`${ownerCookie}=`));
  return found?.slice(ownerCookie.length + 1) || undefined;
}

/** Refuses writes that another site may have caused. */
@Injectable()
export class SameSiteGuard implements CanActivate {
  private readonly origin: string;

  constructor(@Inject(SERVICE_CONFIG) { SITE_URL }: ServiceConfig) {
    this.origin = new URL(SITE_URL).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    // Responses for owners may contain personal data.
    http.getResponse<Response>().setHeader('Cache-Control', 'no-store');
    const request = http.getRequest<Request>();
    if (readingMethods.has(request.method)) return true;
    if (
      request.get(ownerRequestHeader.name) === ownerRequestHeader.value &&
      request.get('Origin') === this.origin
    ) {
      return true;
    }
    throw new ForbiddenException('This request does not come from a page of this site');
  }
}

@Injectable()
class OwnerGuard implements CanActivate {
  constructor(private readonly sessions: OwnerSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { owner?: OwnerIdentity }>();
    const secret = ownerSecret(request);
    const owner = secret && (await this.sessions.find(secret));
    if (!owner) throw new UnauthorizedException('Please sign in');
    request.owner = owner;
    return true;
  }
}

/** For calls that owners make before they are signed in. */
export function SameSiteOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(UseGuards(SameSiteGuard));
}

/**
 * Admits only signed-in owners, and forbids browsers and proxies to store the response. The module of the
 * controller must import `ownerModule()`.
 */
export function OwnerOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(SameSiteGuard, OwnerGuard),
    ApiCookieAuth(),
    ApiProblem(401, 'Nobody is signed in'),
    ApiProblem(403, 'The request does not come from a page of this site, or is not allowed'),
  );
}

/** The owner who sent the request; only in handlers with `OwnerOnly`. */
export const CurrentOwner = createParamDecorator(
  (_: unknown, context: ExecutionContext): OwnerIdentity =>
    context.switchToHttp().getRequest<Request & { owner: OwnerIdentity }>().owner,
);
