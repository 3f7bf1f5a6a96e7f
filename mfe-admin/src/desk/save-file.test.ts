import { saveFile } from './save-file';

it('keeps the file until the browser has read it, because Safari reads it late', async () => {
  jest.useFakeTimers();
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoked });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('a,b'));
  await saveFile('/api/admin/audit.csv', 'audit.csv', 'token');
  expect(click).toHaveBeenCalledTimes(1);
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:file');
  jest.useRealTimers();
  jest.restoreAllMocks();
});
