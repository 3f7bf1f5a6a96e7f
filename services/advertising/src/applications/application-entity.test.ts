import { ApplicationEntity } from './application-entity.js';

const businessId = '3f0e0a52-7f8f-4f6e-9a39-5a1f6c9d2b10';

function pending(): ApplicationEntity {
  return Object.assign(new ApplicationEntity(), {
    status: 'pending',
    approvedAt: null,
    businessId: null,
  });
}

test('an approved application asks for its business once and is active when it has it', () => {
  const application = pending();
  expect(application.approve(new Date())).toBe(true);
  expect(application.approve(new Date())).toBe(false);
  expect(application.status).toBe('pending');
  application.activate(businessId);
  expect(application).toMatchObject({ status: 'active', businessId });
});

test('approving one that was deactivated brings it back without a second business', () => {
  const application = pending();
  application.approve(new Date());
  application.activate(businessId);
  application.deactivate();
  expect(application.status).toBe('inactive');
  expect(application.approve(new Date())).toBe(false);
  expect(application.status).toBe('active');
});

test('a deactivation stands when the business comes after it', () => {
  const application = pending();
  application.approve(new Date());
  application.deactivate();
  application.activate(businessId);
  expect(application).toMatchObject({ status: 'inactive', businessId });
});

test('an application whose applicant was spoken with is contacted', () => {
  const application = pending();
  application.markContacted();
  expect(application.status).toBe('contacted');
});
