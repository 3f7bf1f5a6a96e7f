import { Module } from '@nestjs/common';
import type { ServiceDefinition } from '@town/service-kit/service-definition';
import { BusinessesModule } from './businesses/businesses-module.js';
import { CreateBusinesses1795219201000 } from './businesses/create-businesses.js';
import { ChurchesModule } from './churches/churches-module.js';
import { CreateChurches1795219202000 } from './churches/create-churches.js';
import { CreateProperties1795219204000 } from './properties/create-properties.js';
import { PropertiesModule } from './properties/properties-module.js';
import { CreateSearch1795219205000 } from './search/create-search.js';
import { SearchModule } from './search/search-module.js';
import { CreateServices1795219203000 } from './services/create-services.js';
import { ServicesModule } from './services/services-module.js';

@Module({
  imports: [BusinessesModule, ChurchesModule, ServicesModule, PropertiesModule, SearchModule],
})
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
    CreateSearch1795219205000,
  ],
};
