import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ReportSubmission,
  reportSchema,
  type StoredReport,
  storedReportSchema,
} from '@town/contracts/reports/form';
import { ApiSubmission } from '@town/service-kit/submissions/api-submission';
import {
  FromSubmission,
  type SubmissionContext,
} from '@town/service-kit/submissions/submission-context';
import { ReportsService } from './reports-service.js';

@ApiTags('Reports')
@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @ApiSubmission(storedReportSchema)
  submit(
    @Body({ schema: reportSchema }) report: ReportSubmission,
    @FromSubmission() context: SubmissionContext,
  ): Promise<StoredReport> {
    return this.reports.submit(report, context);
  }
}
