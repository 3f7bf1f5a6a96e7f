import { useFakeAuth } from '@town/service-kit/testing/fake-auth';
import { readJson } from '@town/service-kit/testing/read-json';
import { useService } from '@town/service-kit/testing/service-harness';
import { contentService } from '../../content-service.js';
import { businessPoster } from '../../testing/business-poster.js';
import { inDays } from '../../testing/calendar-imports.js';
import { whileReviewed } from '../../testing/event-sender.js';
import { cancelled, weekly, weeklyEvents } from '../../testing/weekly-events.js';

const { auth, settings } = useFakeAuth();
const { address, database, read } = useService(contentService, settings);
const { list, ofBusiness } = businessPoster({ address, read });
const { change, changeDate, weeklyEvent, saveAsStaff, newest } = weeklyEvents(
  { address, read },
  auth,
);

const waiting = { date: inDays(17), change: 'cancelled', note: cancelled.note };
const moved = { date: inDays(24), change: 'moved', newDate: inDays(25) };

/** An event with a cancelled date that waits for the staff, who have moved another date in their draft. */
async function eventInReview() {
  const { chosen } = await weeklyEvent();
  await whileReviewed({ database }, async () => {
    await readJson(changeDate(chosen, inDays(17), cancelled));
    await saveAsStaff(chosen.eventId, { exceptions: [waiting, moved], state: 'draft' });
  });
  return chosen;
}

/** The status of the dates in 10, 17, 24 and 31 days. */
const statuses = (entries: { status?: string | null }[]) =>
  entries.slice(0, 4).map(({ status }) => status);

describe('after a town has stopped to review events', () => {
  it('another cancelled date leaves the waiting one and the draft of the staff as they are', async () => {
    const chosen = await eventInReview();
    await readJson(changeDate(chosen, inDays(31), cancelled));
    const both = ['scheduled', 'cancelled', 'scheduled', 'cancelled'];
    expect(statuses(await ofBusiness(chosen.businessId))).toEqual(both);
    const [own] = await list(chosen.businessId);
    expect(own).toMatchObject({ awaitsReview: false });
    expect(statuses(own?.dates ?? [])).toEqual(both);
    expect(await newest(chosen.eventId)).toMatchObject({
      exceptions: [waiting, moved, { ...waiting, date: inDays(31) }],
    });
  });

  it('another title makes the waiting date public and leaves the draft of the staff as it is', async () => {
    const chosen = await eventInReview();
    await readJson(change(chosen, { title: 'Cake Tasting', ...weekly }));
    expect((await ofBusiness(chosen.businessId)).slice(0, 3)).toMatchObject([
      { title: 'Cake Tasting', status: 'scheduled' },
      { date: inDays(17), status: 'cancelled' },
      { date: inDays(24), status: 'scheduled' },
    ]);
    expect(await newest(chosen.eventId)).toMatchObject({
      title: 'Cake Tasting',
      exceptions: [waiting, moved],
    });
  });

  it('a date that is restored while it waits takes place, and the draft of the staff stays', async () => {
    const chosen = await eventInReview();
    await readJson(changeDate(chosen, inDays(17), { isCancelled: false }));
    expect(statuses(await ofBusiness(chosen.businessId))).not.toContain('cancelled');
    expect(statuses((await list(chosen.businessId))[0]?.dates ?? [])).not.toContain('cancelled');
    expect(await newest(chosen.eventId)).toMatchObject({ exceptions: [moved] });
  });
});
