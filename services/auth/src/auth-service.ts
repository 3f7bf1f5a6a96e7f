import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';

@Module({})
class AuthModule {}

/** Staff accounts and who may do what. */
export const authService: ServiceDefinition = {
  name: 'auth',
  module: AuthModule,
  migrations: [],
};
