import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { AuditController } from './audit-controller.js';
import { AuditEntryEntity } from './audit-entry-entity.js';
import { AuditLog } from './audit-log.js';
import { AuditProtection } from './audit-protection.js';
import { auditHandlers } from './store-audit-entry-when-audited.js';

/**
 * The audit log: the actions of staff in all services. Each service publishes its entries, and this module
 * stores each of them once, in a table that even the service's database role cannot change. Only
 * administrators can read it, and an export of it is recorded as well.
 */
@Module({
  imports: [TypeOrmModule.forFeature([AuditEntryEntity]), TownSettingsModule],
  controllers: [AuditController],
  providers: [AuditLog, AuditProtection, ...auditHandlers],
})
export class AuditModule {}
