import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkEntity } from '../links/link-entity.js';
import { LinkRetention } from '../links/link-retention.js';
import { PasswordHashes } from '../passwords/password-hashes.js';
import { AccountEntity } from './account-entity.js';
import { AccountsService } from './accounts-service.js';
import { FirstAccount } from './first-account.js';
import { InternalAssigneesController } from './internal-assignees-controller.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffAccountsController } from './staff-accounts-controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity, LinkEntity])],
  controllers: [InternalAssigneesController, StaffAccountsController],
  providers: [AccountsService, FirstAccount, LinkRetention, PasswordHashes, StaffAccounts],
  exports: [AccountsService, PasswordHashes],
})
export class AccountsModule {}
