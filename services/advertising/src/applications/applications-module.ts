import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivateApplicationWhenBusinessCreated } from './activate-application-when-business-created.js';
import { ApplicationEntity } from './application-entity.js';
import { ApplicationsService } from './applications-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApplicationEntity])],
  providers: [ApplicationsService, ActivateApplicationWhenBusinessCreated],
})
export class ApplicationsModule {}
