import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { BusinessesModule } from './businesses/businesses-module.js';
import { CreateBusinesses1795219201000 } from './businesses/create-businesses.js';
import { CreateChurches1795219202000 } from './churches/create-churches.js';
import { CreateProperties1795219204000 } from './properties/create-properties.js';
import { CreateServices1795219203000 } from './services/create-services.js';

@Module({ imports: [BusinessesModule] })
class CatalogModule {}

/** The town's places: businesses, churches, services and properties, and the search of them. */
export const catalogService: ServiceDefinition = {
  name: 'catalog',
  module: CatalogModule,
  migrations: [
    CreateBusinesses1795219201000,
    CreateChurches1795219202000,
    CreateServices1795219203000,
    CreateProperties1795219204000,
  ],
};
