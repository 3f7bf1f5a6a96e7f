import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './account-entity.js';
import { AccountsService } from './accounts-service.js';
import { FirstAccount } from './first-account.js';
import { Passwords } from './passwords.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity])],
  providers: [AccountsService, FirstAccount, Passwords],
  exports: [AccountsService, Passwords],
})
export class AccountsModule {}
