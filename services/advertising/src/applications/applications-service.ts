import { Injectable, NotFoundException } from '@nestjs/common';
import { advertiserApproved } from '@town/contracts/advertiser';
import { Outbox } from '@town/service-kit/events/outbox';
import { DataSource } from 'typeorm';
import { ApplicationEntity } from './application-entity.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Approves an application. The catalog hears of it through the outbox, now or when it is
   * back, and is asked once however often staff press the button.
   */
  async approve(id: string): Promise<ApplicationEntity> {
    return this.dataSource.transaction(async (manager) => {
      const application = await manager.findOne(ApplicationEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!application) throw new NotFoundException('Application not found');
      if (application.approve(new Date())) {
        await this.outbox.enqueue(manager, advertiserApproved, {
          id: application.id,
          businessName: application.businessName,
          businessType: application.businessType,
          businessDescription: application.businessDescription,
          businessAddress: application.businessAddress,
          businessWebsite: application.businessWebsite,
          phone: application.phone,
        });
      }
      return manager.save(application);
    });
  }
}
