import { Module } from '@nestjs/common';
import { OpenSubmissions } from './open-submissions.js';
import { RequestLimit } from './request-limit.js';

/** Bounds what visitors can send and store. */
@Module({
  providers: [RequestLimit, OpenSubmissions],
  exports: [RequestLimit, OpenSubmissions],
})
export class LimitsModule {}
