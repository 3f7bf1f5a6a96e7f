import { type DynamicModule, Module } from '@nestjs/common';
import { ErasePersonalDataWhenErasureRequested } from './erase-personal-data-when-erasure-requested.js';
import { EventEraser } from './event-eraser.js';
import { PersonalData } from './personal-data.js';
import { PERSONAL_TABLES, type PersonalTable } from './personal-table.js';

@Module({})
class PrivacyModule {}

/** For services that store personal data: export and erasure. */
export function privacyModule(tables: PersonalTable[]): DynamicModule {
  return {
    module: PrivacyModule,
    providers: [
      { provide: PERSONAL_TABLES, useValue: tables },
      PersonalData,
      ErasePersonalDataWhenErasureRequested,
      EventEraser,
    ],
    exports: [PersonalData],
  };
}
