/**
 * Templates of answers, which staff can insert into an answer of the inbox. The desk fills in the names.
 */
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { AnswerTemplateEntity } from './answer-template-entity.js';
import { AnswerTemplatesController } from './answer-templates-controller.js';
import { AnswerTemplatesService } from './answer-templates-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AnswerTemplateEntity]), staffModule()],
  controllers: [AnswerTemplatesController],
  providers: [AnswerTemplatesService],
})
export class AnswerTemplatesModule {}
