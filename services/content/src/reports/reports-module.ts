import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox-module.js';
import { ReportsController } from './reports-controller.js';
import { ReportsService } from './reports-service.js';

@Module({
  imports: [InboxModule],
  controllers: [ReportsController],
  providers: [ReportsService],
})
export class ReportsModule {}
