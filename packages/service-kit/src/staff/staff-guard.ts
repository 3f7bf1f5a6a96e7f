import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  HttpException,
  Injectable,
  UnauthorizedException,
  UseGuards,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { ApiBearerAuth, ApiResponse } from '@nestjs/swagger';
import { problemSchema } from '@town/contracts/problem';
import type { Request } from 'express';
import type { StaffMember } from './staff-strategy.js';

@Injectable()
class StaffGuard extends AuthGuard('staff') {
  /** What is not known because auth is away is no reason to sign anybody out. */
  override handleRequest<Member>(error: unknown, member: Member | false, info: unknown): Member {
    if (member) return member;
    for (const reason of [error, info]) if (reason instanceof HttpException) throw reason;
    if (error) throw error;
    throw new UnauthorizedException();
  }
}

/** Lets staff in, and nobody else. */
export function StaffOnly(): MethodDecorator & ClassDecorator {
  return applyDecorators(
    UseGuards(StaffGuard),
    ApiBearerAuth(),
    ApiResponse({
      status: 401,
      description: 'No token, or one that does not count (any more)',
      standardSchema: problemSchema,
    }),
  );
}

/** The member of the staff who asks. */
export const CurrentStaff = createParamDecorator(
  (_: unknown, context: ExecutionContext): StaffMember =>
    context.switchToHttp().getRequest<Request & { user: StaffMember }>().user,
);
