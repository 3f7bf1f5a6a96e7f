import { applyDecorators, Delete, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { StaffOnly } from './staff-guard.js';

/** A call with which editors delete an entry of a list, without a version check. */
export const RemovesEntry = (): MethodDecorator =>
  applyDecorators(
    Delete(':id'),
    HttpCode(204),
    StaffOnly('editor'),
    ApiNoContentResponse({ description: 'It is gone' }),
  );
