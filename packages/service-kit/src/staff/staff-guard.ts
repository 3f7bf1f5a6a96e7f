import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  ForbiddenException,
  HttpException,
  Injectable,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth } from '@nestjs/swagger';
import { includesRole, type StaffRole } from '@town/contracts/staff/roles';
import type { Request, Response } from 'express';
import { ApiProblem } from '../openapi/api-problem.js';
import type { StaffMember } from './staff-strategy.js';

const secondFactorMissing =
  'Administrators of this town need a second factor: add one to your account first';

/** The role that a call requires; a method's decorator overrides that of its class. */
const NeededRole = Reflector.createDecorator<StaffRole>();

/** Marks the calls that staff may make before they have added a required second factor. */
const OpenBeforeEnrolment = Reflector.createDecorator<boolean>();

/** Allows a call for staff who must add a second factor before they may do anything else. */
export function BeforeEnrolment(): MethodDecorator & ClassDecorator {
  return OpenBeforeEnrolment(true);
}

@Injectable()
class StaffGuard extends AuthGuard('staff') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    // Responses for staff may contain personal data.
    http.getResponse<Response>().setHeader('Cache-Control', 'no-store');
    if (!(await super.canActivate(context))) return false;
    const marked = [context.getHandler(), context.getClass()];
    const needed = this.reflector.getAllAndOverride(NeededRole, marked);
    const { role, mustEnroll } = http.getRequest<Request & { user: StaffMember }>().user;
    if (mustEnroll && !this.reflector.getAllAndOverride(OpenBeforeEnrolment, marked)) {
      throw new ForbiddenException(secondFactorMissing);
    }
    if (!includesRole(role, needed)) {
      throw new ForbiddenException(`Only staff with the role ${needed} may do this`);
    }
    return true;
  }

  /** While the auth service is down the response is 503, because a 401 would sign staff out. */
  override handleRequest<Member>(error: unknown, member: Member | false, info: unknown): Member {
    if (member) return member;
    for (const reason of [error, info]) if (reason instanceof HttpException) throw reason;
    if (error) throw error;
    throw new UnauthorizedException();
  }
}

/**
 * Admits only staff with this role or one that includes it, and forbids browsers and proxies to store the
 * response.
 */
export function StaffOnly(role: StaffRole): MethodDecorator & ClassDecorator {
  return applyDecorators(
    NeededRole(role),
    UseGuards(StaffGuard),
    ApiBearerAuth(),
    ApiProblem(401, 'There is no token, or it does not count'),
    ApiProblem(403, 'The role does not allow it'),
  );
}

/** The member of the staff who sent the request; only in handlers with `StaffOnly`. */
export const CurrentStaff = createParamDecorator(
  (_: unknown, context: ExecutionContext): StaffMember =>
    context.switchToHttp().getRequest<Request & { user: StaffMember }>().user,
);
