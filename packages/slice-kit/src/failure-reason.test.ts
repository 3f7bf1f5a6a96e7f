import { failureReason, unsentReason } from './failure-reason';
import { HttpError } from './http-error';
import { spanish } from './messages/es';
import { unsentAdvice } from './unsent-advice';

const problem = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'No',
  message: 'No such address',
};
const refusal = (change: object = {}) =>
  new HttpError(400, JSON.stringify({ ...problem, ...change }));
const silence = new TypeError('Failed to fetch');

afterEach(() => jest.restoreAllMocks());
const loseConnection = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test("a form shows the server's message for a field, or else its message for the whole form", () => {
  loseConnection();
  const errors = [{ path: 'email', message: 'Not an address' }];
  expect(unsentReason(refusal({ errors }))).toBe('Not an address');
  expect(unsentReason(refusal())).toBe('No such address');
});

test('after a request without a usable response the page says to try again', () => {
  const advice = 'The site cannot be reached. Please try again.';
  expect(unsentReason(silence)).toBe(advice);
  expect(failureReason(silence)).toBe(advice);
  expect(failureReason(new HttpError(502, '<html>'))).toBe(advice);
  expect(unsentAdvice('Please write to us.')).toBe('Please write to us.');
  expect(spanish).toHaveProperty([advice]);
});

test('without a connection a form says that the typed text is kept', () => {
  loseConnection();
  const advice =
    'You are offline. What you typed is kept: please send it when you have a connection.';
  expect(unsentReason(silence)).toBe(advice);
  expect(unsentAdvice('Please write to us.')).toBe(advice);
});

test('without a connection an action says that there is none', () => {
  loseConnection();
  expect(failureReason(silence)).toBe(
    'You are offline. Please try again when you have a connection.',
  );
});
