import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { staffModule } from '@town/service-kit/staff/staff-module';
import { paymentsModule } from '../payments/payments-module.js';
import { ActivateApplicationWhenBusinessCreated } from './activate-application-when-business-created.js';
import { AdminApplicationsController } from './admin-applications-controller.js';
import { ApplicationEntity } from './application-entity.js';
import { ApplicationList } from './application-list.js';
import { ApplicationPayments } from './application-payments.js';
import { ApplicationsController } from './applications-controller.js';
import { ApplicationsService } from './applications-service.js';
import { nameHandlers } from './keep-listed-name-when-business-changed.js';
import { NamesRetention } from './names-retention.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ApplicationEntity]),
    staffModule(),
    paymentsModule(ApplicationPayments),
  ],
  controllers: [ApplicationsController, AdminApplicationsController],
  providers: [
    ApplicationsService,
    ApplicationList,
    ActivateApplicationWhenBusinessCreated,
    ...nameHandlers,
    NamesRetention,
  ],
})
export class ApplicationsModule {}
