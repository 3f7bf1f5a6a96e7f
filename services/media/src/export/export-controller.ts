import { Controller, Get, Header, Headers, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, StaffOnly } from '@town/service-kit/staff/staff-guard';
import type { StaffMember } from '@town/service-kit/staff/staff-strategy';
import { TownExport } from './town-export.js';

/** Exports everything that a town has written and uploaded, in one archive. */
@ApiTags('Staff')
@StaffOnly('administrator')
@Controller('api/admin/export')
export class ExportController {
  constructor(private readonly exports: TownExport) {}

  @Get()
  @Header('Content-Type', 'application/zip')
  @ApiProduces('application/zip')
  @ApiOkResponse({
    description: 'A zip archive that another town can load',
    schema: { type: 'string', format: 'binary' },
  })
  async export(
    @Headers('authorization') authorization: string,
    @CurrentStaff() { email }: StaffMember,
  ): Promise<StreamableFile> {
    const { archive, name } = await this.exports.write(authorization, email, new Date());
    return new StreamableFile(archive, { disposition: `attachment; filename="${name}"` });
  }
}
