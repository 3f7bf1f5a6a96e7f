import { ApplicationEntity } from './application-entity.js';

const businessId = '3f0e0a52-7f8f-4f6e-9a39-5a1f6c9d2b10';

function pending(): ApplicationEntity {
  return Object.assign(new ApplicationEntity(), {
    status: 'pending',
    approvedAt: null,
    businessId: null,
  });
}

test('an approved application is active and requests its business once', () => {
  const application = pending();
  expect(application.approve(new Date())).toBe(true);
  expect(application.approve(new Date())).toBe(false);
  expect(application).toMatchObject({ status: 'active', businessId: null });
  application.recordBusiness(businessId);
  expect(application).toMatchObject({ status: 'active', businessId });
});

test('approving one that was deactivated brings it back without a second business', () => {
  const application = pending();
  application.approve(new Date());
  application.recordBusiness(businessId);
  application.changeStatus('inactive');
  expect(application.approve(new Date())).toBe(false);
  expect(application.status).toBe('active');
});

test('approving one that was deactivated creates nothing that could be undone', () => {
  const application = pending();
  application.approve(new Date());
  application.recordBusiness(businessId);
  application.changeStatus('inactive');
  application.approve(new Date());
  expect(application.undoUntil).toBeNull();
  expect(() => application.undoApproval(new Date())).toThrow('no created business');
  expect(application.status).toBe('active');
});

test('what staff decide stands when the business comes after it', () => {
  const application = pending();
  application.approve(new Date());
  application.changeStatus('inactive');
  application.recordBusiness(businessId);
  expect(application).toMatchObject({ status: 'inactive', businessId });
});
