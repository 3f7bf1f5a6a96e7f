import { ApplicationEntity } from './application-entity.js';

const businessId = '3f0e0a52-7f8f-4f6e-9a39-5a1f6c9d2b10';

function pending(): ApplicationEntity {
  return Object.assign(new ApplicationEntity(), {
    status: 'pending',
    approvedAt: null,
    businessId: null,
  });
}

test('approving an application activates it and requests its business once', () => {
  const application = pending();
  expect(application.approve(new Date())).toBe(true);
  expect(application.approve(new Date())).toBe(false);
  expect(application).toMatchObject({ status: 'active', businessId: null });
  application.recordBusiness(businessId);
  expect(application).toMatchObject({ status: 'active', businessId });
});

test('approving a deactivated application reactivates it without a second business', () => {
  const application = pending();
  application.approve(new Date());
  application.recordBusiness(businessId);
  application.changeStatus('inactive');
  expect(application.approve(new Date())).toBe(false);
  expect(application.status).toBe('active');
});

test('approving a deactivated application creates nothing, so it cannot be undone', () => {
  const application = pending();
  application.approve(new Date());
  application.recordBusiness(businessId);
  application.changeStatus('inactive');
  application.approve(new Date());
  expect(application.undoUntil).toBeNull();
  expect(() => application.undoApproval(new Date())).toThrow('no created business');
  expect(application.status).toBe('active');
});

test('a later decision of the staff is kept when the business is created after it', () => {
  const application = pending();
  application.approve(new Date());
  application.changeStatus('inactive');
  application.recordBusiness(businessId);
  expect(application).toMatchObject({ status: 'inactive', businessId });
});

test('a late report of an earlier approval does not replace the chosen business', () => {
  const application = Object.assign(pending(), { approvals: 0 });
  application.approve(new Date());
  application.undoApproval(new Date());
  application.approve(new Date());
  const chosen = '7c1a3c55-7f8f-4f6e-9a39-5a1f6c9d2b11';
  application.recordBusiness(chosen);
  application.recordBusiness(businessId, 1);
  expect(application.businessId).toBe(chosen);
  // The chosen one was withdrawn meanwhile, so the catalog has created one.
  application.recordBusiness(businessId, 2, false);
  expect(application).toMatchObject({
    businessId,
    businessExisted: false,
    chosenBusinessGone: true,
  });
  application.undoApproval(new Date());
  expect(application.chosenBusinessGone).toBe(false);
});

test('an application without a chosen business has none that has gone', () => {
  const application = pending();
  application.approve(new Date());
  application.recordBusiness(businessId, 1, false);
  application.recordBusiness(businessId, 1, false);
  expect(application.chosenBusinessGone).toBe(false);
});

test('an application whose approval is undone has no business until another one is reported', () => {
  const application = pending();
  application.approve(new Date());
  application.recordBusiness(businessId, 1, false);
  application.undoApproval(new Date());
  application.recordBusiness(businessId);
  expect(application).toMatchObject({ businessId: null, businessExisted: null });
  expect(application.approve(new Date())).toBe(true);
  expect(application.businessId).toBeNull();
});

test('a new approval forgets the name that an instance of the release before has left', () => {
  const application = pending();
  Object.assign(application, { isTakenBack: true, listedName: 'Pies' });
  expect(application.approve(new Date())).toBe(true);
  expect(application.listedName).toBeNull();
});
