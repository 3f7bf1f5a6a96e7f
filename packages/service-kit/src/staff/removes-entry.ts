import { applyDecorators, Delete, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { StaffOnly } from './staff-guard.js';

/** A call by which editors remove an entry of a list, whatever its version. */
export const RemovesEntry = (): MethodDecorator =>
  applyDecorators(
    Delete(':id'),
    HttpCode(204),
    StaffOnly('editor'),
    ApiNoContentResponse({ description: 'It is gone' }),
  );
