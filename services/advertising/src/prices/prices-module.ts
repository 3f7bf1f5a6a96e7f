import { Module } from '@nestjs/common';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { Clock } from '../subscriptions/clock.js';
import { CurrentPrices } from './current-prices.js';
import { PricesController } from './prices-controller.js';

@Module({
  imports: [TownSettingsModule],
  controllers: [PricesController],
  providers: [Clock, CurrentPrices],
  exports: [Clock, CurrentPrices],
})
export class PricesModule {}
