/** How many places are open at this minute; the home page says so. */
import { Module } from '@nestjs/common';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { OpenNowController } from './open-now-controller.js';
import { OpenNowService } from './open-now-service.js';

@Module({
  imports: [TownSettingsModule],
  controllers: [OpenNowController],
  providers: [OpenNowService],
})
export class OpenNowModule {}
