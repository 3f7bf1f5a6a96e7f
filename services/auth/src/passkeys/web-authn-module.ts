import { Module } from '@nestjs/common';
import { TownSettingsModule } from '@town/service-kit/settings/town-settings-module';
import { WebAuthn } from './web-authn.js';

/** WebAuthn for the passkeys of staff and of owners. */
@Module({ imports: [TownSettingsModule], providers: [WebAuthn], exports: [WebAuthn] })
export class WebAuthnModule {}
